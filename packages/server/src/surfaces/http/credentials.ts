import type { FastifyRequest } from 'fastify';
import { Attempts, type Limit } from '../../features/attempts/index.ts';
import { isRestApiOn, verifyApiKey, verifyConsumer } from '../../features/keys/index.ts';
import { verifySession } from '../../features/sessions/index.ts';
import { noteFailedSignIn, verifyApplicationPassword } from '../../features/users/index.ts';
import type { Actor, RequestSource } from '../../kernel/actor.ts';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Recall, StoreMemory } from '../../kernel/recall.ts';
import { consumerPairIn } from './consumer-pair.ts';
import { addressKey, isLoopback } from './intake/client-address.ts';
import type { RateLimit } from './rate-limit.ts';
import { sessionTokenIn } from './session-cookie.ts';

/** Each has its own rules for authentication. */
export type Surface = 'abilities' | 'rest' | 'rest-v1';

/** Credentials of a request, not verified yet. */
interface Claim {
  readonly of: 'key' | 'user';
  readonly name?: string;
  readonly prove: (recall: Recall) => Promise<Proved | undefined>;
}

interface Proved {
  readonly actor: Actor;
  /** Whose requests are counted: `key:3`, `password:7` or `session:5`. */
  readonly who: string;
}

/** Who sent a request. */
interface Caller {
  readonly actor: Actor;
  readonly surface: Surface;
  /** When the credentials were looked at. */
  readonly at: number;
  /** The version of the store just before, where the credentials were looked up by it. */
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
   * not API access and so works while all keys are disabled. v1: consumer key and secret.
   * @param surface v2 is off while no key is enabled, v1 while none with v1 credentials is; abilities never are, and
   * they show jobs too. See docs/decisions/0010.
   * @throws AppError rest_not_logged_in, incorrect_password, rest_invalid_key, rest_disabled, https_required,
   * too_many_requests.
   */
  async actorOf(request: FastifyRequest, surface: Surface): Promise<Actor> {
    const known = request.caller;
    const at = this.#services.clock.now();
    if (known?.surface === surface && Math.abs(at - known.at) < GOOD_FOR_MS) return known.actor;
    const found = await this.#actorOf(request, surface);
    request.caller = { surface, at, ...found };
    return found.actor;
  }

  /** The caller of a request as far as known, e.g. `user:3`; undefined: anonymous. */
  ownerOf(request: FastifyRequest): string | undefined {
    const actor = request.caller?.actor;
    return actor && actor.kind !== 'system' ? `${actor.kind}:${actor.id}` : undefined;
  }

  async #actorOf(request: FastifyRequest, surface: Surface): Promise<Pick<Caller, 'actor' | 'version' | 'recall'>> {
    const claim = surface === 'rest-v1' ? this.#consumerClaim(request) : this.#claim(request);
    const token = claim || surface === 'rest-v1' ? undefined : sessionTokenIn(request, this.#services.settings);
    if (token !== undefined) {
      return { actor: await this.#sessionActor(request, token), version: undefined, recall: undefined };
    }
    if (!claim) {
      if (surface !== 'abilities') await this.#demandOn(surface);
      throw new AppError('rest_not_logged_in', surface === 'rest-v1' ? LOG_IN_V1 : LOG_IN);
    }
    this.demandEncryption(request);
    const { version, recall } = await this.#memory.now();
    const proved = await this.#proved(request, claim, recall);
    if (proved?.actor.kind !== 'key' && (claim.of === 'key' || surface === 'rest')) {
      await this.#demandOn(surface, recall);
    }
    if (proved) {
      await this.#limit?.count(request, proved.who);
      return { actor: proved.actor, version, recall };
    }
    throw claim.of === 'key'
      ? new AppError('rest_invalid_key', 'The API key is unknown or disabled.')
      : new AppError('incorrect_password', 'The user name or the application password is wrong.');
  }

  /**
   * Keys and application passwords are long and random, so they cannot be guessed: a valid one is accepted whatever
   * else failed from its address. Only wrong ones are delayed. @throws AppError too_many_requests.
   */
  async #proved(request: FastifyRequest, claim: Claim, recall: Recall): Promise<Proved | undefined> {
    const proved = await claim.prove(recall);
    if (proved) return proved;
    this.#note(request, claim);
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
    const actor = await verifySession(this.#services, token);
    if (actor?.kind !== 'user') throw new AppError('rest_not_logged_in', 'Your session has ended. Sign in again.');
    await this.#limit?.count(request, `session:${actor.session}`);
    return actor;
  }

  #claim(request: FastifyRequest): Claim | undefined {
    const [scheme, value] = splitOnce(request.headers.authorization?.trim() ?? '', ' ');
    switch (scheme.toLowerCase()) {
      case '':
        return undefined;
      case 'bearer':
        return {
          of: 'key',
          prove: async recall => provedKey(await verifyApiKey(this.#services, value.trim(), clientOf(request), recall)),
        };
      case 'basic': {
        const [name, password] = splitOnce(Buffer.from(value.trim(), 'base64').toString('utf8'), ':');
        return {
          of: 'user',
          name,
          prove: async recall => (name && password ? this.#provedUser(name, password, recall) : undefined),
        };
      }
      default:
        return { of: 'user', prove: async () => undefined };
    }
  }

  #consumerClaim(request: FastifyRequest): Claim | undefined {
    const pair = consumerPairIn(request, this.#services.settings.v1QueryCredentials);
    return (
      pair && {
        of: 'key',
        prove: async recall => provedKey(await verifyConsumer(this.#services, pair, clientOf(request), recall)),
      }
    );
  }

  async #provedUser(name: string, password: string, recall: Recall): Promise<Proved | undefined> {
    const proved = await verifyApplicationPassword(this.#services, name, password, recall);
    return proved && { actor: proved.actor, who: `password:${proved.passwordId}` };
  }

  #note(request: FastifyRequest, { of, name }: Claim): void {
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

function clientOf(request: FastifyRequest): RequestSource {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}

/** Sent from this machine, and not forwarded by a proxy that runs here. */
export function isLocal(request: FastifyRequest): boolean {
  const { headers, ip } = request;
  return isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

function provedKey(actor: Actor | undefined): Proved | undefined {
  return actor?.kind === 'key' ? { actor, who: `key:${actor.id}` } : undefined;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
