import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { requirePermission } from '../../../kernel/ability/permission.ts';
import type { Actor, Services } from '../../../kernel/context.ts';
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
  /** Until when each is known, in elapsed time, by a hash of credentials and address; who was allowed last comes last. */
  readonly #knownUntil = new Map<string, number>();

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
    const isKnown = clock.elapsed() < (this.#knownUntil.get(caller) ?? Number.NEGATIVE_INFINITY);
    let actor: Actor;
    try {
      const looked = this.#lookUp(request);
      actor = await (isKnown ? inTime(looked, LOOKED_UP_WITHIN_MS) : looked);
    } catch (error) {
      const isRefused = error instanceof AppError;
      if (isRefused) this.#knownUntil.delete(caller);
      if (isRefused || !isKnown) throw error;
      if (!troubles.note(error)) log.error({ err: error }, 'metrics without a look at the credentials');
      return false;
    }
    if (request.headers.authorization !== undefined) this.#note(caller, actor);
    return true;
  }

  async #lookUp(request: FastifyRequest): Promise<Actor> {
    const actor = await this.#credentials.actorOf(request, 'abilities');
    requirePermission(actor, { effect: 'read' });
    return actor;
  }

  /** A key that expires is not known any longer than it is good for. */
  #note(caller: string, actor: Actor): void {
    const { clock } = this.#services;
    const goodForMs =
      actor.kind === 'key' && actor.expiresAt !== undefined ? actor.expiresAt - clock.now() : KNOWN_FOR_MS;
    this.#knownUntil.delete(caller);
    this.#knownUntil.set(caller, clock.elapsed() + Math.min(goodForMs, KNOWN_FOR_MS));
    if (this.#knownUntil.size > MOST_KNOWN) this.#knownUntil.delete(this.#knownUntil.keys().next().value as string);
  }
}

/** Credentials are long and random, so how long it takes to find their hash reveals nothing of them. */
function hashOf({ ip, headers }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${ip} ${headers.authorization ?? ''}`)
    .digest('base64');
}
