import type { Clock } from '../clock/port.ts';
import type { Trx } from '../database/port.ts';
import type { JobQueue } from './port.ts';

interface Stored {
  readonly id: string;
  readonly queue: string;
  readonly body: string;
  runAt: number;
  leaseUntil: number;
  deliveries: number;
}

export interface MemoryJobQueue extends JobQueue {
  /** What is sent within `work` is there when it resolves, and never was when it throws. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
}

/** The queue in memory: the twin of the real ones for tests. What is sent in a transaction of a store is there at once. */
export function memoryJobQueue(clock: Clock): MemoryJobQueue {
  const messages = new Map<string, Stored>();
  const open = new WeakMap<Trx, Stored[]>();
  let lastId = 0;
  const each = (ids: readonly string[], act: (message: Stored) => void) => {
    for (const message of ids.map(id => messages.get(id))) if (message) act(message);
  };
  return {
    async transaction(work) {
      const trx = Object.freeze({}) as Trx;
      const sent: Stored[] = [];
      open.set(trx, sent);
      const result = await work(trx);
      for (const message of sent) messages.set(message.id, message);
      return result;
    },
    async send(trx, queue, fresh) {
      const sent = fresh.map(({ body, runAt }) => {
        lastId += 1;
        const times = { runAt: runAt ?? clock.now(), leaseUntil: 0, deliveries: 0 };
        return { id: String(lastId), queue, body: JSON.stringify(body), ...times };
      });
      const waiting = open.get(trx);
      if (waiting) waiting.push(...sent);
      else for (const message of sent) messages.set(message.id, message);
    },
    async claim(queue, most, leaseMs) {
      const now = clock.now();
      const due = [...messages.values()].filter(m => m.queue === queue && m.runAt <= now && m.leaseUntil <= now);
      const taken = due.sort((a, b) => a.runAt - b.runAt || Number(a.id) - Number(b.id)).slice(0, most);
      return taken.map(message => {
        message.leaseUntil = now + leaseMs;
        message.deliveries += 1;
        return { id: message.id, body: JSON.parse(message.body), deliveries: message.deliveries };
      });
    },
    async extend(ids, leaseMs) {
      each(ids, message => {
        message.leaseUntil = clock.now() + leaseMs;
      });
    },
    async complete(ids) {
      for (const id of ids) messages.delete(id);
    },
    async release(ids, delayMs, { uncounted } = { uncounted: false }) {
      each(ids, message => {
        if (uncounted) message.deliveries -= 1;
        message.leaseUntil = 0;
        message.runAt = clock.now() + delayMs;
      });
    },
    async size(queue) {
      return [...messages.values()].filter(message => message.queue === queue).length;
    },
  };
}
