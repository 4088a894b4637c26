import type { FastifyRequest } from 'fastify';
import { Attempts, type Limit } from '../../../features/attempts/index.ts';
import { enabledKeys, isRestApiOn } from '../../../features/keys/index.ts';
import { verifySession } from '../../../features/sessions/index.ts';
import { noteFailedSignIn } from '../../../features/users/index.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Foreseen, type Recall, StoreMemory } from '../../../kernel/recall.ts';
import { addressKey, isLoopback } from '../intake/client-address.ts';
import type { RateLimit } from '../rate-limit.ts';
import {
  clientOf,
  consumerCredentialsIn,
  credentialsIn,
  dialectCredentialsIn,
  type GivenCredentials,
  type Proved,
} from './given-credentials.ts';
import { sessionTokenIn } from './session-cookie.ts';

/** Each has its own rules for authentication. */
export type Surface = 'abilities' | 'rest' | 'rest-v1' | 'mainwp' | 'mainwp-abilities';

type Reader = (services: Services, request: FastifyRequest) => GivenCredentials | undefined;

/** Where each finds the credentials of a request. */
const READERS: Readonly<Record<Surface, Reader>> = {
  abilities: (services, request) => credentialsIn(services, request, false),
  rest: (services, request) => credentialsIn(services, request, true),
  'rest-v1': consumerCredentialsIn,
  mainwp: dialectCredentialsIn,
  'mainwp-abilities': dialectCredentialsIn,
};

/** Not switched off with the last key. */
const ALWAYS_ON: readonly Surface[] = ['abilities', 'mainwp-abilities'];

/** Who sent a request. */
interface Caller {
  readonly actor: Actor;
  readonly surface: Surface;
  /** When the credentials were verified. */
  readonly at: number;
  /** The version of the store just before, if the credentials were looked up by it. */
  readonly version: string | undefined;
  readonly recall: Recall | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Known before the body is read. */
    caller: Caller | undefined;
  }
}

/** A request whose body takes long is authenticated again: its credentials may have been revoked meanwhile. */
const GOOD_FOR_MS = 1000;
const FAILURES = { scope: 'credentials.address', windowMs: 60_000 };

const LOG_IN = 'Log in: HTTP Basic with a user name and an application password, or a bearer API key.';
const LOG_IN_V1 =
  'Log in: HTTP Basic with a consumer key and secret, or a header X-Api-Key: {"consumer_key": …, "consumer_secret": …}.';

/** Credentials to actor: the only way to authenticate. */
export class Credentials {
  readonly #services: Services;
  readonly #failures: Attempts;
  readonly #limitOfFailures: Limit;
  readonly #memory: StoreMemory;
  readonly #limit: RateLimit | undefined;

  /** @param limit How many requests keys may send, where that is limited. */
  constructor(services: Services, limit?: RateLimit) {
    this.#services = services;
    this.#limit = limit;
    this.#memory = new StoreMemory(services.database);
    this.#failures = new Attempts(services);
    this.#limitOfFailures = { ...FAILURES, most: services.settings.failedLoginsPerMinute };
  }

  /**
   * Abilities and v2: HTTP Basic with user and application password, a bearer API key, or a browser's session, which is
   * not API access and so works while all keys are disabled. v1: consumer key and secret. The surface for programs
   * written for MainWP takes both.
   * @param surface v2 is off while no key is enabled, v1 while none with v1 credentials is; abilities never are, and
   * they show jobs too. See docs/decisions/0010.
   * @param foreseen Gives what the request will recall.
   * @throws AppError rest_not_logged_in, incorrect_password, rest_invalid_key, rest_disabled, https_required,
   * too_many_requests.
   */
  async actorOf(request: FastifyRequest, surface: Surface, foreseen: Foreseen = () => []): Promise<Actor> {
    const known = request.caller;
    const at = this.#services.clock.now();
    if (known?.surface === surface && Math.abs(at - known.at) < GOOD_FOR_MS) return known.actor;
    const found = await this.#actorOf(request, surface, foreseen);
    request.caller = { surface, at, ...found };
    return found.actor;
  }

  /** The caller of a request as far as known, e.g. `user:3`; undefined: anonymous. */
  ownerOf(request: FastifyRequest): string | undefined {
    const actor = request.caller?.actor;
    return actor && actor.kind !== 'system' ? `${actor.kind}:${actor.id}` : undefined;
  }

  async #actorOf(
    request: FastifyRequest,
    surface: Surface,
    foreseen: Foreseen,
  ): Promise<Pick<Caller, 'actor' | 'version' | 'recall'>> {
    const given = READERS[surface](this.#services, request);
    const token = given || surface === 'rest-v1' ? undefined : sessionTokenIn(request, this.#services.settings);
    if (token !== undefined) {
      return { actor: await this.#sessionActor(request, token), version: undefined, recall: undefined };
    }
    if (!given) {
      if (!ALWAYS_ON.includes(surface)) await this.#demandOn(surface);
      throw new AppError('rest_not_logged_in', surface === 'rest-v1' ? LOG_IN_V1 : LOG_IN);
    }
    this.demandEncryption(request);
    const forUsers = given.of === 'user' && (surface === 'rest' || surface === 'mainwp');
    const { version, recall } = await this.#memory.now(() => [
      ...(given.lookup ? [given.lookup()] : []),
      ...(forUsers ? [enabledKeys(this.#services.database, 'v2')] : []),
      ...foreseen(),
    ]);
    const on = forUsers ? this.#demandOn(surface, recall) : undefined; // PostgreSQL looks for both at once
    on?.catch(() => {}); // told only after whoever guesses too often
    const proved = await this.#proved(request, given, recall);
    await on;
    if (given.of === 'key' && proved?.actor.kind !== 'key') await this.#demandOn(surface, recall);
    if (proved) {
      await this.#limit?.count(request, proved.who);
      return { actor: proved.actor, version, recall };
    }
    throw given.of === 'key'
      ? new AppError('rest_invalid_key', 'The API key is unknown or disabled.')
      : new AppError('incorrect_password', 'The user name or the application password is wrong.');
  }

  /**
   * Keys and application passwords are long and random, so they cannot be guessed: a valid one is accepted whatever
   * else failed from its address. Only wrong ones are delayed. @throws AppError too_many_requests.
   */
  async #proved(request: FastifyRequest, given: GivenCredentials, recall: Recall): Promise<Proved | undefined> {
    const proved = await given.prove(recall);
    if (proved) return proved;
    this.#note(request, given);
    await this.#failures.count({ ...this.#limitOfFailures, subject: addressKey(request.ip) });
    return undefined;
  }

  /**
   * The user of a signed-in browser. Wrong tokens lock nobody out: 256 bits cannot be guessed, and a browser whose
   * session has ended may continue to ask for a while. @throws AppError rest_not_logged_in, https_required,
   * too_many_requests.
   */
  async sessionActorOf(request: FastifyRequest, token: string): Promise<Actor> {
    const known = request.caller;
    const at = this.#services.clock.now();
    if (known && Math.abs(at - known.at) < GOOD_FOR_MS) return known.actor;
    const actor = await this.#sessionActor(request, token);
    request.caller = { actor, surface: 'abilities', at, version: undefined, recall: undefined };
    return actor;
  }

  async #sessionActor(request: FastifyRequest, token: string): Promise<Actor> {
    this.demandEncryption(request);
    // A caller who reads or writes slowly uses the session only once.
    const again = request.caller !== undefined;
    const actor = await verifySession(this.#services, token, again);
    if (actor?.kind !== 'user') throw new AppError('rest_not_logged_in', 'Your session has ended. Sign in again.');
    await this.#limit?.count(request, `session:${actor.session}`);
    return actor;
  }

  #note(request: FastifyRequest, { of, name }: GivenCredentials): void {
    const client = clientOf(request);
    const how = of === 'key' ? 'api_key' : 'application_password';
    noteFailedSignIn(this.#services, { how, client, ...(name === undefined ? {} : { name }) });
  }

  async #demandOn(surface: Surface, recall?: Recall): Promise<void> {
    const v1 = surface === 'rest-v1';
    if (await isRestApiOn(this.#services, v1 ? 'v1' : 'v2', recall)) return;
    const which = v1 ? 'no API key with v1 compatibility' : 'no API key';
    throw new AppError('rest_disabled', `The API is off because ${which} is enabled. Add one to switch it on.`);
  }

  /** @throws AppError https_required */
  demandEncryption(request: FastifyRequest): void {
    if (this.#services.settings.allowHttp || request.protocol === 'https' || isLoopback(request.ip)) return;
    throw new AppError(
      'https_required',
      'Credentials sent over plain HTTP can be read by others. Use HTTPS, or set SITEKEEPER_ALLOW_HTTP=true on a trusted network.',
    );
  }
}

/** Sent from this machine, and not forwarded by a proxy that runs here. */
export function isLocal(request: FastifyRequest): boolean {
  const { headers, ip } = request;
  return isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
