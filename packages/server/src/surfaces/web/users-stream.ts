import { PassThrough } from 'node:stream';
import { liveSessionIds } from '../../features/sessions/index.ts';
import { followSiteUsers, listSiteUsers, type UsersSoFar } from '../../features/site-users/index.ts';
import { execute } from '../../kernel/ability/execute.ts';
import { shapeOutput } from '../../kernel/ability/shape.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { errorBody } from '../http/errors.ts';

const TELL_MS = 300;
/** Proxies close idle connections. */
const HEARTBEAT_MS = 10_000;

type Ask = Parameters<typeof followSiteUsers>[0];

/**
 * Streams the users of sites to a browser as the sites answer. Each line has what changed since the last: `sites`,
 * `settled` and `total` always, `items` (the whole page) if it changed, `errors` the new ones, `done` at the end; or
 * `error` instead of all that. Once the browser disconnects, no further site is asked.
 */
export class UsersStream {
  readonly lines = new PassThrough();
  readonly #ctx: Ctx;
  readonly #of: { readonly requestId: string; readonly session: number | undefined };
  readonly #stop = new AbortController();
  #look: (() => UsersSoFar) | undefined;
  #told: { items: readonly unknown[]; errors: ReadonlySet<unknown>; at: number };
  #fresh = true;
  #cancelTell = () => {};

  constructor(ctx: Ctx, of: { readonly requestId: string; readonly session: number | undefined }) {
    this.#ctx = ctx;
    this.#of = of;
    this.#told = { items: [], errors: new Set(), at: ctx.clock.elapsed() };
  }

  stop(): void {
    this.#cancelTell();
    this.#stop.abort();
    this.lines.end();
  }

  /** Ends it because the server stops. */
  interrupt(): void {
    const stops = new AppError('server_stopping', 'The server is being restarted. Reload the page in a moment.');
    this.#end(() => this.#write({ error: this.#envelope(stops) }));
  }

  /** Resolves once sites are being asked. @throws AppError if it is refused before. */
  async begin(ask: Ask, input: object): Promise<void> {
    const begun = Promise.withResolvers<void>();
    const follower = {
      begun: (look: () => UsersSoFar) => {
        this.#look = look;
        this.#tell(false);
        this.#tellLater();
        begun.resolve();
      },
      changed: () => {
        this.#fresh = true;
      },
      signal: this.#stop.signal,
    };
    const run = execute(followSiteUsers(ask, follower), () => input, this.#ctx);
    run.then(
      () => this.#end(() => this.#tell(true)),
      error => {
        // If it is refused before it begins, the error is the answer to the request itself.
        if (!this.#look) this.stop();
        else this.#end(() => this.#write({ error: this.#envelope(error) }));
      },
    );
    await Promise.race([begun.promise, run]);
  }

  #end(last: () => void): void {
    this.#cancelTell();
    if (!this.#stop.signal.aborted) last();
    this.stop();
  }

  #tellLater(): void {
    this.#cancelTell = this.#ctx.clock.after(TELL_MS, () => {
      void this.#tellIfLive().finally(() => {
        if (!this.#stop.signal.aborted) this.#tellLater();
      });
    });
  }

  async #tellIfLive(): Promise<void> {
    try {
      const { session = -1 } = this.#of;
      if (!(await liveSessionIds(this.#ctx, [session])).has(session)) {
        throw new AppError('rest_not_logged_in', 'Your session has ended. Sign in again.');
      }
      // A browser that reads too slowly gets the newest state once it has caught up.
      if (this.lines.writableNeedDrain) return;
      if (this.#fresh) this.#tell(false);
      else if (this.#ctx.clock.elapsed() - this.#told.at >= HEARTBEAT_MS) this.#writeText('\n');
    } catch (error) {
      this.#end(() => this.#write({ error: this.#envelope(error) }));
    }
  }

  #tell(done: boolean): void {
    if (!this.#look) return;
    this.#fresh = false;
    const now = this.#look();
    const { sites, settled } = now;
    const { items, errors, total } = shapeOutput(listSiteUsers.output, now) as UsersSoFar;
    const same =
      now.items.length === this.#told.items.length && now.items.every((user, n) => user === this.#told.items[n]);
    const news = errors.filter(({ website_id }) => !this.#told.errors.has(website_id));
    this.#told = { items: now.items, errors: new Set(errors.map(({ website_id }) => website_id)), at: this.#told.at };
    this.#write({
      sites,
      settled,
      total,
      ...(same ? {} : { items }),
      ...(news.length > 0 ? { errors: news } : {}),
      done,
    });
  }

  #envelope(error: unknown): object {
    const { log, settings } = this.#ctx;
    return errorBody(error, { namespace: settings.namespace, requestId: this.#of.requestId, log });
  }

  #write(line: object): void {
    this.#writeText(`${JSON.stringify(line)}\n`);
  }

  #writeText(text: string): void {
    this.#told.at = this.#ctx.clock.elapsed();
    if (!this.lines.writableEnded) this.lines.write(text);
  }
}
