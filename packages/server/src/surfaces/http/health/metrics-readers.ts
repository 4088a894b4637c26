import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { requirePermission } from '../../../kernel/ability/permission.ts';
import type { Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Credentials } from '../credentials/credentials.ts';
import { inTime } from './recent.ts';

/** Longer than the interval of any scraper, and than most outages. */
const KNOWN_FOR_MS = 60 * 60_000;
const MOST_KNOWN = 100;
/** Prometheus waits for ten seconds unless told otherwise, and the metrics take time, too. */
const LOOKED_UP_WITHIN_MS = 3000;

/**
 * Who may read the metrics. While the store is away, credentials can't be looked up: whoever was allowed lately, from the
 * same address, still hears of the process. Whom the store refuses is forgotten.
 */
export class MetricsReaders {
  readonly #services: Services;
  readonly #credentials: Credentials;
  /** When each was allowed last, by a hash of credentials and address; the oldest first. */
  readonly #allowedAt = new Map<string, number>();

  constructor(services: Services, credentials: Credentials) {
    this.#services = services;
    this.#credentials = credentials;
  }

  /**
   * @returns whether the caller may read what the store knows, too, and not only what the process knows itself.
   * @throws AppError as for an ability that reads.
   */
  async mayReadStore(request: FastifyRequest): Promise<boolean> {
    const { clock, troubles, log } = this.#services;
    const caller = hashOf(request);
    const isKnown = clock.elapsed() - (this.#allowedAt.get(caller) ?? Number.NEGATIVE_INFINITY) < KNOWN_FOR_MS;
    try {
      const looked = this.#lookUp(request);
      await (isKnown ? inTime(looked, LOOKED_UP_WITHIN_MS) : looked);
    } catch (error) {
      const isRefused = error instanceof AppError;
      if (isRefused) this.#allowedAt.delete(caller);
      if (isRefused || !isKnown) throw error;
      if (!troubles.note(error)) log.error({ err: error }, 'metrics without a look at the credentials');
      return false;
    }
    if (request.headers.authorization !== undefined) this.#note(caller);
    return true;
  }

  async #lookUp(request: FastifyRequest): Promise<void> {
    requirePermission(await this.#credentials.actorOf(request, 'abilities'), { effect: 'read' });
  }

  #note(caller: string): void {
    this.#allowedAt.delete(caller);
    this.#allowedAt.set(caller, this.#services.clock.elapsed());
    if (this.#allowedAt.size > MOST_KNOWN) this.#allowedAt.delete(this.#allowedAt.keys().next().value as string);
  }
}

/** Credentials are long and random, so how long it takes to find their hash reveals nothing of them. */
function hashOf({ ip, headers }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${ip} ${headers.authorization ?? ''}`)
    .digest('base64');
}
