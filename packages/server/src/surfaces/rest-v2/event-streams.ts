import { PassThrough } from 'node:stream';
import {
  type EventFilter,
  eventView,
  listEvents,
  selectEventsAfter,
  selectLastEventId,
} from '../../features/events/index.ts';
import { currentKeyActor } from '../../features/keys/index.ts';
import { liveSessionIds } from '../../features/sessions/index.ts';
import { currentUserActor, selectApplicationPasswordById } from '../../features/users/index.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import type { Actor, Ctx, Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';

const LOOK_MS = 1000;
/** Proxies close idle connections. */
const HEARTBEAT_MS = 15_000;
/** A caller who reads nothing for so long is gone, or will resume from where it was. */
const STALLED_MS = 60_000;
/** Programs connect again by themselves, and show their credentials anew. */
const LONGEST_MS = 10 * 60_000;
const EVENTS_AT_A_TIME = 200;
const PER_CALLER = 10;

interface Listener {
  readonly ctx: Ctx;
  readonly filter: EventFilter;
  readonly stream: PassThrough;
  readonly openedAt: number;
  /** It has got every event that it wants up to here. */
  after: number;
  wroteAt: number;
  /** Since when it has not read what was written; undefined while it keeps up. */
  stalledSince: number | undefined;
}

/**
 * Sends events to callers as they are committed, whichever process wrote them: the table is looked at once a second for
 * all listeners of this process together, and not at all while there are none.
 */
export class EventStreams {
  readonly #services: Services;
  readonly #listeners = new Set<Listener>();
  #looking = false;
  #cancelLook = () => {};

  constructor(services: Services) {
    this.#services = services;
    services.stopping.addEventListener('abort', () => this.#close());
  }

  /** @param after The last event that the caller has. @throws AppError too_many_requests or server_busy. */
  listen(ctx: Ctx, filter: EventFilter, after: number): PassThrough {
    const own = [...this.#listeners].filter(other => isSameCaller(other.ctx, ctx));
    if (own.length >= PER_CALLER) {
      throw new AppError('too_many_requests', 'You have too many event streams open. Close some.', { retry_after: 10 });
    }
    if (this.#listeners.size >= this.#services.settings.streams) {
      throw new AppError('server_busy', 'Too many event streams are open on this server. Try again.', {
        retry_after: 10,
      });
    }
    const now = this.#services.clock.elapsed();
    const stream = new PassThrough();
    const listener = { ctx, filter, stream, after, openedAt: now, wroteAt: now, stalledSince: undefined };
    this.#listeners.add(listener);
    stream.once('close', () => this.#listeners.delete(listener));
    stream.write('retry: 3000\n\n');
    if (!this.#looking) void this.#look();
    return stream;
  }

  #close(): void {
    this.#cancelLook();
    for (const { stream } of this.#listeners) stream.end();
    this.#listeners.clear();
  }

  async #look(): Promise<void> {
    this.#looking = true;
    try {
      const last = await selectLastEventId(this.#services.database.db);
      for (const listener of [...this.#listeners]) await this.#tell(listener, last);
    } catch (error) {
      const { database, log, troubles } = this.#services;
      // A query in progress while the server stops fails, and nobody listens anymore.
      if (!database.closed && !troubles.note(error)) log.error({ err: error }, 'events could not be sent to listeners');
    }
    this.#looking = this.#listeners.size > 0;
    if (this.#looking) this.#cancelLook = this.#services.clock.after(LOOK_MS, () => void this.#look());
  }

  async #tell(listener: Listener, last: number): Promise<void> {
    const { stream, filter } = listener;
    const now = this.#services.clock.elapsed();
    if (stream.writableEnded) return;
    // Who reads slowly gets the rest once they have caught up: nothing is kept for them meanwhile.
    if (stream.writableNeedDrain) {
      listener.stalledSince ??= now;
      if (now - listener.stalledSince >= STALLED_MS) stream.destroy();
      return;
    }
    listener.stalledSince = undefined;
    if (now - listener.openedAt >= LONGEST_MS) return void stream.end();
    const isQuiet = now - listener.wroteAt >= HEARTBEAT_MS;
    if (last <= listener.after && !isQuiet) return;
    if (!(await this.#mayListen(listener))) return void stream.end();
    // Read after `last` was: every event up to it that passes the filter is among these, or beyond a full page.
    const rows =
      last > listener.after
        ? await selectEventsAfter(this.#services.database.db, listener.after, EVENTS_AT_A_TIME, filter)
        : [];
    listener.after =
      rows.length === EVENTS_AT_A_TIME ? (rows.at(-1)?.id ?? 0) : Math.max(last, rows.at(-1)?.id ?? 0, listener.after);
    if (rows.length === 0 && !isQuiet) return;
    const told = rows.map(row => `id: ${row.id}\nevent: ${row.type}\ndata: ${JSON.stringify(eventView(row))}\n\n`);
    stream.write(told.length > 0 ? told.join('') : ': still here\n\n');
    listener.wroteAt = now;
  }

  /** Whether the caller still exists and may list events, with credentials that were not revoked. */
  async #mayListen({ ctx }: Listener): Promise<boolean> {
    const { actor } = ctx;
    if (actor.kind === 'system') return true;
    const current =
      actor.kind === 'key' ? await currentKeyActor(this.#services, actor.id) : await this.#currentUser(actor);
    if (!current) return false;
    try {
      requireAllowed({ ...ctx, actor: current }, listEvents);
      return true;
    } catch {
      return false;
    }
  }

  async #currentUser({ id, session, applicationPassword }: Actor & { kind: 'user' }): Promise<Actor | undefined> {
    const { db } = this.#services.database;
    if (session !== undefined && !(await liveSessionIds(this.#services, [session])).has(session)) return undefined;
    if (applicationPassword !== undefined && !(await selectApplicationPasswordById(db, applicationPassword))) {
      return undefined;
    }
    return currentUserActor(this.#services, id);
  }
}

function isSameCaller({ actor: one }: Ctx, { actor: other }: Ctx): boolean {
  if (one.kind === 'system' || other.kind === 'system') return one.kind === other.kind;
  return one.kind === other.kind && one.id === other.id;
}
