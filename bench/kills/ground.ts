import type { Fleet } from '@sitekeeper/child-simulator';
import { sleep } from '../measuring/numbers.ts';
import { abilityPath, type HttpAnswer, jobPath } from '../world/api.ts';
import { type Server, startMeasuredServer } from '../world/server.ts';
import type { Store } from '../world/store.ts';

/**
 * Possible violations: a site is `lost`, something `doubled`, sent `twice`, `unknown` though never sent, or `wrong`.
 */
export type Kind = 'lost' | 'doubled' | 'twice' | 'unknown' | 'wrong';

/** A complete reply, parsed. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are inspected
export type ParsedReply = { readonly status: number; readonly body: any };

const LOOK_MS = 50;
const BUSY_MS = 200;

/** A server that is killed again and again, its work, and the problems found. */
export class Ground {
  readonly fleet: Fleet;
  readonly findings: { readonly kind: Kind; readonly what: string }[] = [];
  readonly done = new Map<string, number>();
  /** No new round starts. */
  ending = false;
  readonly #store: Store;
  readonly #authorization: string;
  readonly #node: readonly string[];
  readonly #starting = new Map<string, Promise<unknown>>();
  #server: Promise<Server>;

  constructor(fleet: Fleet, store: Store, authorization: string, node: readonly string[]) {
    this.fleet = fleet;
    this.#store = store;
    this.#authorization = authorization;
    this.#node = node;
    this.#server = this.#start();
  }

  /** Ends the server with a signal and starts the next one. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = await this.#server;
    await server.child.end(signal);
    server.api.close();
    this.#server = this.#start();
    await this.#server;
  }

  async close(): Promise<void> {
    const server = await this.#server;
    server.api.close();
    await server.child.end('SIGKILL');
  }

  find(kind: Kind, what: string): void {
    this.findings.push({ kind, what });
    console.error(`p15: ${kind}: ${what}`);
  }

  /** Counts a finished piece of work. */
  count(what: string, by = 1): void {
    this.done.set(what, (this.done.get(what) ?? 0) + by);
  }

  run(ability: string, input: object): Promise<ParsedReply | 'cut'> {
    return this.send(api => api.send('POST', abilityPath(ability), { input }));
  }

  /** Sends something once. @returns 'cut' if the server died in the meantime, so that the outcome is unknown. */
  async send(ask: (api: Server['api']) => Promise<HttpAnswer>): Promise<ParsedReply | 'cut'> {
    const { api } = await this.#server;
    try {
      const { status, body } = await ask(api);
      const read = JSON.parse(body || 'null');
      if (read?.code !== 'svc_server_stopping') return { status, body: read };
    } catch {
      // the server was killed or is starting
    }
    await sleep(LOOK_MS);
    return 'cut';
  }

  /** Repeats a call after kills and while the site is busy. Only for calls that may be repeated. */
  async insist(ability: string, input: object, again: readonly string[] = []): Promise<ParsedReply> {
    for (;;) {
      const reply = await this.run(ability, input);
      if (reply === 'cut') continue;
      const code = String(reply.body?.code ?? '').replace('svc_', '');
      if (!['site_busy', 'site_offline', 'site_timeout', ...again].includes(code)) return reply;
      await sleep(BUSY_MS);
    }
  }

  /** The answer to a GET, repeated after a kill. */
  async get(path: string): Promise<ParsedReply['body']> {
    for (;;) {
      const reply = await this.send(api => api.send('GET', path));
      if (reply !== 'cut' && reply.status === 200) return reply.body;
      await sleep(BUSY_MS);
    }
  }

  /** Follows a job to its end. */
  async jobEnd(id: string): Promise<ParsedReply['body']> {
    for (;;) {
      const job = await this.get(jobPath(id));
      if (!['queued', 'processing'].includes(job.status)) return job;
      await sleep(BUSY_MS);
    }
  }

  /** Jobs of a type, newest first. */
  async jobs(type: string): Promise<readonly { readonly job_id: string }[]> {
    const { items } = await this.get(`${abilityPath('list-jobs-v1')}?input[per_page]=100`);
    return items.filter((job: { job_id: string }) => job.job_id.startsWith(`${type}_`));
  }

  /**
   * Starts a job that must not start twice: after a kill, it is searched for.
   * @returns its id, undefined if there is none.
   */
  startOnce(type: string, start: () => Promise<ParsedReply | 'cut'>): Promise<string | undefined> {
    const one = (this.#starting.get(type) ?? Promise.resolve()).then(() => this.#startOne(type, start));
    this.#starting.set(type, one);
    return one;
  }

  async #startOne(type: string, start: () => Promise<ParsedReply | 'cut'>): Promise<string | undefined> {
    const before = new Set((await this.jobs(type)).map(job => job.job_id));
    for (;;) {
      const reply = await start();
      if (reply !== 'cut') return reply.body?.job_id;
      const made = (await this.jobs(type)).find(job => !before.has(job.job_id));
      if (made) return made.job_id;
    }
  }

  #start(): Promise<Server> {
    return startMeasuredServer(this.#store, this.#authorization, this.#node);
  }
}

/** Work that is repeated in rounds while the server is killed. */
export interface RepeatedWork {
  round(): Promise<void>;
}
