import { PassThrough } from 'node:stream';
import { jobsNow } from '../../features/jobs/index.ts';
import { liveSessionIds } from '../../features/sessions/index.ts';
import type { Services } from '../../kernel/context.ts';

const LOOK_MS = 1000;
/** Proxies close idle connections. */
const HEARTBEAT_MS = 15_000;

interface Listener {
  readonly session: number;
  /** Ids of the requested jobs; none: all that have not ended. */
  readonly ids: ReadonlySet<string>;
  readonly stream: PassThrough;
  /** What was sent to it last, by job. */
  readonly told: Map<string, string>;
  wroteAt: number;
}

type JobView = Awaited<ReturnType<typeof jobsNow>>[number];

/**
 * Sends browsers the progress of jobs, as server-sent events. The store is polled once a second for all listeners of
 * this process together, and not at all while there are none; so jobs of other processes are included.
 */
export class JobEvents {
  readonly #services: Services;
  readonly #listeners = new Set<Listener>();
  #looking = false;
  #cancelLook = () => {};

  constructor(services: Services) {
    this.#services = services;
  }

  listen(session: number, ids: readonly string[]): PassThrough {
    const stream = new PassThrough();
    const listener = { session, ids: new Set(ids), stream, told: new Map(), wroteAt: this.#services.clock.elapsed() };
    this.#listeners.add(listener);
    stream.once('close', () => this.#listeners.delete(listener));
    stream.write('retry: 3000\n\n');
    if (!this.#looking) void this.#look();
    return stream;
  }

  close(): void {
    this.#cancelLook();
    for (const { stream } of this.#listeners) stream.end();
    this.#listeners.clear();
  }

  async #look(): Promise<void> {
    this.#looking = true;
    try {
      await this.#tell();
    } catch (error) {
      const { database, log, troubles } = this.#services;
      // A query in progress while the server stops fails, and nobody listens anymore.
      if (!database.closed && !troubles.note(error))
        log.error({ err: error }, 'job updates could not be sent to listeners');
    }
    this.#looking = this.#listeners.size > 0;
    if (this.#looking) this.#cancelLook = this.#services.clock.after(LOOK_MS, () => void this.#look());
  }

  async #tell(): Promise<void> {
    const listeners = [...this.#listeners];
    const live = await liveSessionIds(this.#services, [...new Set(listeners.map(({ session }) => session))]);
    const asked = listeners.flatMap(({ ids, told }) => [...(ids.size > 0 ? ids : told.keys())]);
    const jobs = await jobsNow(this.#services, [...new Set(asked)]);
    for (const listener of listeners) {
      if (live.has(listener.session)) this.#write(listener, jobs);
      else if (!listener.stream.writableEnded) listener.stream.end('event: bye\ndata: {}\n\n');
    }
  }

  #write(listener: Listener, jobs: readonly JobView[]): void {
    const { ids, told, stream } = listener;
    // A browser that reads too slowly gets the newest state once it has caught up.
    if (stream.writableEnded || stream.writableNeedDrain) return;
    const mine = jobs.filter(job => (ids.size > 0 ? ids.has(job.job_id) : told.has(job.job_id) || isActive(job)));
    const changed = mine.filter(job => told.get(job.job_id) !== JSON.stringify(job));
    const now = this.#services.clock.elapsed();
    if (changed.length > 0) stream.write(`event: jobs\ndata: ${JSON.stringify({ jobs: changed })}\n\n`);
    else if (now - listener.wroteAt >= HEARTBEAT_MS) stream.write(': still here\n\n');
    else return;
    listener.wroteAt = now;
    for (const job of changed) {
      if (ids.size === 0 && !isActive(job)) told.delete(job.job_id);
      else told.set(job.job_id, JSON.stringify(job));
    }
  }
}

function isActive({ status }: JobView): boolean {
  return status === 'queued' || status === 'processing';
}
