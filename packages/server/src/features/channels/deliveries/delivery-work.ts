import { randomUUID } from 'node:crypto';
import type { Services } from '../../../kernel/context.ts';
import { within } from '../../../kernel/process/within.ts';
import { type ChannelRow, openChannel } from '../channel.ts';
import { ADDRESS_DAMAGED, type AttemptOutcome, failedAttempt } from '../kinds/receiver.ts';
import { sendMessage } from '../kinds/send-message.ts';
import type { Message } from '../message.ts';
import { claimDue, type DeliveryRow, freeEndedLeases, hasEndedLease, selectDueChannels } from './claim.store.ts';
import { settleDelivery } from './settle-delivery.ts';

const LOOK_EVERY_MS = 1000;
/** At once in a process, and of those to one channel: a slow receiver leaves most places to others. */
const AT_ONCE = 32;
const AT_ONCE_PER_CHANNEL = 4;
/** To browsers: each is a channel, hundreds of them may be at one push service, and that may hang. */
const AT_ONCE_TO_BROWSERS = 16;
/** What is being sent when the server stops may still be recorded so long. */
const RECORD_WITHIN_MS = 2000;

/**
 * Sends what is due, until the process is to stop. All processes that work do: each message is claimed by one of them,
 * and those of a key one after the other.
 */
export async function sendDeliveries(services: Services): Promise<void> {
  const { stopping, clock } = services;
  const work = new DeliveryWork(services);
  try {
    while (!stopping.aborted) {
      const freed = work.oneDone();
      const claimed = await work.takeDue();
      if (claimed > 0 && work.hasRoom) continue;
      await Promise.race([freed, pause(services, clock)]);
      work.throwFault();
    }
  } finally {
    await within(RECORD_WITHIN_MS, work.idle());
  }
}

function pause({ stopping }: Services, clock: Services['clock']): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      cancel();
      stopping.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(LOOK_EVERY_MS, end);
    stopping.addEventListener('abort', end);
    if (stopping.aborted) end();
  });
}

class DeliveryWork {
  readonly #services: Services;
  readonly #inHand = new Map<number, number>();
  readonly #running = new Set<Promise<void>>();
  #toBrowsers = 0;
  #done = Promise.withResolvers<void>();
  #fault: unknown;

  constructor(services: Services) {
    this.#services = services;
  }

  get hasRoom(): boolean {
    return this.#running.size < AT_ONCE;
  }

  /** Resolves when a message has come to an end: there may be another behind it. */
  oneDone(): Promise<void> {
    return this.#done.promise;
  }

  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** @throws what kept an outcome from being recorded, such as a database that is away. */
  throwFault(): void {
    if (this.#fault !== undefined) throw this.#fault;
  }

  /** Claims what there is room for, and starts to send it. Returns how many. */
  async takeDue(): Promise<number> {
    const { database, clock } = this.#services;
    const now = clock.now();
    if (await hasEndedLease(database.db, now)) await database.write(trx => freeEndedLeases(trx, now));
    const channels = (await selectDueChannels(database.db, now)).filter(channel => this.#roomFor(channel, []) > 0);
    if (channels.length === 0 || !this.hasRoom) return 0;
    const claim = `${this.#services.processId}:${randomUUID()}`;
    const taken = await database.write(async trx => {
      const all: { channel: ChannelRow; delivery: DeliveryRow }[] = [];
      for (const channel of shuffled(channels)) {
        const limit = this.#roomFor(channel, all);
        if (limit <= 0) continue;
        const claimed = await claimDue(trx, channel.id, { limit, now, claim });
        all.push(...claimed.map(delivery => ({ channel, delivery })));
      }
      return all;
    });
    for (const { channel, delivery } of taken) this.#start(channel, delivery);
    return taken.length;
  }

  /** @param taken What is about to be sent, too. */
  #roomFor({ id, kind }: ChannelRow, taken: readonly { readonly channel: ChannelRow }[]): number {
    const room = Math.min(
      AT_ONCE - this.#running.size - taken.length,
      AT_ONCE_PER_CHANNEL - (this.#inHand.get(id) ?? 0),
    );
    if (kind !== 'push') return room;
    const toBrowsers = taken.filter(({ channel }) => channel.kind === 'push').length;
    return Math.min(room, AT_ONCE_TO_BROWSERS - this.#toBrowsers - toBrowsers);
  }

  #start(channel: ChannelRow, delivery: DeliveryRow): void {
    const browsers = channel.kind === 'push' ? 1 : 0;
    this.#inHand.set(channel.id, (this.#inHand.get(channel.id) ?? 0) + 1);
    this.#toBrowsers += browsers;
    const running = this.#send(channel, delivery)
      .then(outcome => settleDelivery(this.#services, delivery, outcome))
      .catch(error => {
        this.#fault = error; // its lease ends, and it is sent again
      })
      .finally(() => {
        this.#inHand.set(channel.id, (this.#inHand.get(channel.id) ?? 1) - 1);
        this.#toBrowsers -= browsers;
        this.#running.delete(running);
        this.#done.resolve();
        this.#done = Promise.withResolvers();
      });
    this.#running.add(running);
  }

  async #send(row: ChannelRow, { id, message_json, message_key }: DeliveryRow): Promise<AttemptOutcome> {
    const { secrets, clock, log } = this.#services;
    const channel = openChannel(secrets, row);
    if (channel === undefined) return ADDRESS_DAMAGED;
    const attempt = { messageKey: message_key, now: clock.now() };
    try {
      const outcome = await sendMessage(this.#services, channel, JSON.parse(message_json) as Message, attempt);
      if (outcome.ok && outcome.error) log.warn({ channel: row.id, delivery: id }, 'a mail has not reached all');
      return outcome;
    } catch (error) {
      log.error({ err: error, channel: row.id }, 'a message could not be sent');
      return failedAttempt('internal_error', 'This server met an error of its own. Its log says more.');
    }
  }
}

/** So that no channel always comes first when there is not room for all. */
function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map(value => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
