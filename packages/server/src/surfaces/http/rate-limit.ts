import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';

interface Count {
  readonly max: number;
  readonly remaining: number;
  readonly ttlInSeconds: number;
}

/** Requests of each API key and each signed-in browser, minute by minute; each process counts its own. Source: decisions.md §3, rate limits. */
export class RateLimit {
  readonly #check: ReturnType<FastifyInstance['createRateLimit']>;
  readonly #keys = new WeakMap<FastifyRequest, string>();
  readonly #counts = new WeakMap<FastifyRequest, Count>();

  /** Registers what it needs; answers to keys tell what is left. @param perMinute 0: no limit. */
  static async on(http: FastifyInstance, perMinute: number): Promise<RateLimit | undefined> {
    if (perMinute === 0) return undefined;
    await http.register(rateLimit, { global: false });
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
    this.#check = http.createRateLimit({ max: perMinute, timeWindow: 60_000, keyGenerator });
  }

  /** Counts a request once, however often it is asked about. @param who `key:3` or `session:5`. @throws AppError too_many_requests. */
  async count(request: FastifyRequest, who: string): Promise<void> {
    if (this.#keys.has(request)) return;
    this.#keys.set(request, who);
    const count = await this.#check(request);
    if (count.isAllowed) return;
    this.#counts.set(request, count);
    if (!count.isExceeded) return;
    const retry_after = Math.max(1, count.ttlInSeconds);
    const whose = who.startsWith('key:') ? 'This API key' : 'This browser';
    const message = `${whose} may send ${count.max} requests a minute. Try again in ${retry_after} seconds.`;
    throw new AppError('too_many_requests', message, { retry_after });
  }
}
