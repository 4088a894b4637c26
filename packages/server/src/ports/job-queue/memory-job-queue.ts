import type { Clock } from '../clock/port.ts';
import type { Trx } from '../database/port.ts';
import { type JobQueue, LEASE_MS, SUSPECT_WAITS_MS } from './port.ts';

interface Stored {
  readonly id: string;
  readonly queue: string;
  readonly body: string;
  runAt: number;
  leaseUntil: number;
  deliveries: number;
  holder: string;
  blamed: string;
  alone: boolean;
  suspicion: number;
  deaths: number;
}

export interface MemoryJobQueue extends JobQueue {
  /** What is sent within `work` is there when it resolves, and never was when it throws. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** The same queue as another process has it. */
  inProcess(name: string): MemoryJobQueue;
}

/** The queue in memory: the twin of the real ones for tests. What is sent in a transaction of a store is there at once. */
export function memoryJobQueue(clock: Clock, onSent = () => {}): MemoryJobQueue {
  return inProcess(clock, { messages: new Map(), open: new WeakMap(), lastId: 0, onSent }, 'first');
}

interface Shared {
  readonly messages: Map<string, Stored>;
  /** What is to be done when they commit. */
  readonly open: WeakMap<Trx, (() => void)[]>;
  lastId: number;
  readonly onSent: () => void;
}

const CLEAN = { holder: '', blamed: '', alone: false, suspicion: 0, deaths: 0 };

function inProcess(clock: Clock, shared: Shared, holder: string): MemoryJobQueue {
  const { messages, open } = shared;
  const each = (ids: readonly string[], act: (message: Stored) => void) => {
    for (const message of ids.map(id => messages.get(id))) if (message) act(message);
  };
  const onCommit = (trx: Trx, change: () => void) => {
    const changes = open.get(trx);
    if (changes) changes.push(change);
    else change();
  };
  const noteDeaths = (of: (message: Stored) => boolean) => {
    const now = clock.now();
    for (const message of messages.values()) {
      if (message.leaseUntil === 0 || message.leaseUntil > now || message.holder === holder || !of(message)) continue;
      if (message.suspicion > 0) message.runAt = now + SUSPECT_WAITS_MS;
      message.suspicion += 1;
      if (message.alone) message.deaths += 1;
      Object.assign(message, { blamed: message.holder, holder: '', leaseUntil: 0, alone: false });
    }
  };
  const take = (message: Stored, alone: boolean) => {
    Object.assign(message, { leaseUntil: clock.now() + LEASE_MS, holder, alone });
    message.deliveries += 1;
    const { id, body, deliveries } = message;
    return { id, body: JSON.parse(body), deliveries };
  };
  return {
    leaseMs: LEASE_MS,
    inProcess: name => inProcess(clock, shared, name),
    async transaction(work) {
      const trx = Object.freeze({}) as Trx;
      const changes: (() => void)[] = [];
      open.set(trx, changes);
      const result = await work(trx);
      for (const change of changes) change();
      return result;
    },
    async send(trx, queue, fresh) {
      const sent = fresh.map(({ body, runAt }) => {
        shared.lastId += 1;
        const times = { runAt: runAt ?? clock.now(), leaseUntil: 0, deliveries: 0 };
        return { id: String(shared.lastId), queue, body: JSON.stringify(body), ...times, ...CLEAN };
      });
      onCommit(trx, () => {
        for (const message of sent) messages.set(message.id, message);
        if (sent.length > 0) shared.onSent();
      });
    },
    async withDue(queues) {
      const due = dueOf(messages, clock.now()).filter(m => m.suspicion === 0);
      return new Set(due.map(({ queue }) => queue).filter(queue => queues.includes(queue)));
    },
    async claim(queue, most) {
      noteDeaths(message => message.queue === queue);
      const due = dueOf(messages, clock.now()).filter(m => m.queue === queue && m.suspicion === 0);
      return due.slice(0, most).map(message => take(message, false));
    },
    async claimSuspects(queues, most, alone) {
      noteDeaths(message => message.suspicion > 0);
      const due = dueOf(messages, clock.now()).filter(m => queues.includes(m.queue) && m.suspicion > 0);
      const least = due.sort((a, b) => a.suspicion - b.suspicion).slice(0, most);
      return least.map(message => {
        const { queue, suspicion, deaths } = message;
        return { ...take(message, alone), queue, suspicion, deaths };
      });
    },
    async noLongerAlone(ids) {
      each(ids, message => {
        if (message.holder === holder) message.alone = false;
      });
    },
    async absolve(ids) {
      each(ids, message => {
        if (message.holder === holder) Object.assign(message, { alone: false, suspicion: 0, deaths: 0, blamed: '' });
      });
    },
    async split({ id, queue, suspicion }, bodies) {
      messages.delete(id);
      for (const body of bodies) {
        shared.lastId += 1;
        const times = { runAt: clock.now(), leaseUntil: 0, deliveries: 0 };
        const fresh = { id: String(shared.lastId), queue, body: JSON.stringify(body), ...times, ...CLEAN, suspicion };
        messages.set(fresh.id, fresh);
      }
    },
    async extend(ids) {
      each(ids, message => {
        if (message.blamed === holder) {
          Object.assign(message, { blamed: '', suspicion: 0, deaths: 0, holder: message.holder || holder });
        }
        if (message.holder === holder) message.leaseUntil = clock.now() + LEASE_MS;
      });
    },
    async complete(ids) {
      for (const id of ids) messages.delete(id);
    },
    async release(ids, delayMs) {
      each(ids, message => {
        Object.assign(message, { leaseUntil: 0, holder: '', alone: false });
        message.runAt = clock.now() + delayMs;
      });
    },
    holderDied: async () => {},
    async clockSetBack(trx, byMs) {
      const earlier = (time: number) => (time > clock.now() ? time - byMs : time);
      onCommit(trx, () => {
        for (const message of messages.values()) {
          message.runAt = earlier(message.runAt);
          message.leaseUntil = earlier(message.leaseUntil);
        }
      });
    },
    async size(queue) {
      return [...messages.values()].filter(message => message.queue === queue).length;
    },
    async waiting(queue) {
      const now = clock.now();
      return [...messages.values()].filter(message => message.queue === queue && message.leaseUntil <= now).length;
    },
    async backlog(leftOut = []) {
      const now = clock.now();
      const counted = new Map([...messages].filter(([, { queue }]) => !leftOut.includes(queue)));
      const since = dueOf(counted, now).map(({ runAt, leaseUntil }) => Math.max(runAt, leaseUntil));
      const inHand = [...counted.values()].filter(({ leaseUntil }) => leaseUntil > now).length;
      return { waitingMs: since.length === 0 ? undefined : now - Math.min(...since), inHand };
    },
    close: async () => {},
  };
}

function dueOf(messages: ReadonlyMap<string, Stored>, now: number): Stored[] {
  const due = [...messages.values()].filter(message => message.runAt <= now && message.leaseUntil <= now);
  return due.sort((a, b) => a.runAt - b.runAt || Number(a.id) - Number(b.id));
}
