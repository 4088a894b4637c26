import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { SharedCounts } from './shared-counts.ts';

const WINDOW_MS = 60_000;
/** The caller who sends too many requests. */
const WHOSE: Readonly<Record<string, string>> = {
  key: 'This API key',
  password: 'This application password',
  session: 'This browser',
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page sends many of these, each of which costs next to nothing. */
    uncounted?: true;
  }
  interface FastifyRequest {
    /** How many requests its caller has left, once it is counted. */
    allowance: { readonly remaining: number; readonly resetSeconds: number } | 'pending' | undefined;
  }
}

/** Requests of each API key, application password and signed-in browser, minute by minute, over all processes. */
export class RateLimit {
  readonly #counts: SharedCounts;
  readonly #perMinute: number;

  /** Answers say how many requests are left. undefined if there is no limit. */
  static on(http: FastifyInstance, services: Services): RateLimit | undefined {
    const perMinute = services.settings.requestsPerMinute;
    if (perMinute === 0) return undefined;
    http.addHook('onSend', ({ allowance }, reply, _payload, done) => {
      if (typeof allowance === 'object') {
        reply.header('ratelimit-limit', perMinute);
        reply.header('ratelimit-remaining', allowance.remaining);
        reply.header('ratelimit-reset', allowance.resetSeconds);
      }
      done();
    });
    return new RateLimit(services, perMinute);
  }

  constructor(services: Services, perMinute: number) {
    this.#perMinute = perMinute;
    this.#counts = new SharedCounts(services, { scope: 'requests', most: perMinute, windowMs: WINDOW_MS });
  }

  /**
   * Counts a request once, however often it is called. @param who `key:3`, `password:7` or `session:5`. @throws
   * AppError too_many_requests.
   */
  async count(request: FastifyRequest, who: string): Promise<void> {
    if (request.allowance !== undefined || request.routeOptions.config.uncounted === true) return;
    request.allowance = 'pending';
    const { current, ttl } = await this.#counts.next(who);
    const resetSeconds = Math.ceil(ttl / 1000);
    request.allowance = { remaining: Math.max(0, this.#perMinute - current), resetSeconds };
    if (current <= this.#perMinute) return;
    const retry_after = Math.max(1, resetSeconds);
    const whose = WHOSE[who.split(':')[0] ?? ''];
    const message = `${whose} is limited to ${this.#perMinute} requests per minute. Try again in ${retry_after} seconds.`;
    throw new AppError('too_many_requests', message, { retry_after });
  }
}
