import rateLimit from '@fastify/rate-limit';
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

interface Count {
  readonly max: number;
  readonly remaining: number;
  readonly ttlInSeconds: number;
}

/** Requests of each API key, application password and signed-in browser, minute by minute, over all processes. */
export class RateLimit {
  readonly #check: ReturnType<FastifyInstance['createRateLimit']>;
  readonly #keys = new WeakMap<FastifyRequest, string>();
  readonly #counts = new WeakMap<FastifyRequest, Count>();

  /** Registers what it needs; answers say how many requests are left. undefined if there is no limit. */
  static async on(http: FastifyInstance, services: Services): Promise<RateLimit | undefined> {
    const perMinute = services.settings.requestsPerMinute;
    if (perMinute === 0) return undefined;
    const counts = new SharedCounts(services, { scope: 'requests', most: perMinute, windowMs: WINDOW_MS });
    const store = class {
      incr(who: string, told: (error: Error | null, count?: { current: number; ttl: number }) => void): void {
        counts.next(who).then(count => told(null, count), told);
      }
      child() {
        return this;
      }
    };
    await http.register(rateLimit, { global: false, store });
    const limit = new RateLimit(http, perMinute);
    http.addHook('onSend', async (request, reply) => {
      const count = limit.#counts.get(request);
      if (!count) return;
      reply.header('ratelimit-limit', count.max);
      reply.header('ratelimit-remaining', count.remaining);
      reply.header('ratelimit-reset', count.ttlInSeconds);
    });
    return limit;
  }

  constructor(http: FastifyInstance, perMinute: number) {
    const keyGenerator = (request: FastifyRequest) => this.#keys.get(request) ?? '';
    this.#check = http.createRateLimit({ max: perMinute, timeWindow: WINDOW_MS, keyGenerator });
  }

  /**
   * Counts a request once, however often it is called. @param who `key:3`, `password:7` or `session:5`. @throws
   * AppError too_many_requests.
   */
  async count(request: FastifyRequest, who: string): Promise<void> {
    if (this.#keys.has(request)) return;
    this.#keys.set(request, who);
    const count = await this.#check(request);
    if (count.isAllowed) return;
    this.#counts.set(request, count);
    if (!count.isExceeded) return;
    const retry_after = Math.max(1, count.ttlInSeconds);
    const whose = WHOSE[who.split(':')[0] ?? ''];
    const message = `${whose} is limited to ${count.max} requests per minute. Try again in ${retry_after} seconds.`;
    throw new AppError('too_many_requests', message, { retry_after });
  }
}
