import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TObject } from 'typebox';
import {
  DEVICE_DAYS,
  endSession,
  newDevice,
  type SignInBrowser,
  verifySession,
} from '../../features/sessions/index.ts';
import type { SignedIn } from '../../features/users/index.ts';
import { MODULES, modulesOff } from '../../kernel/ability/modules.ts';
import { parseInput } from '../../kernel/ability/validate.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Ctx, Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Credentials } from '../http/credentials/credentials.ts';
import {
  clearSessionCookie,
  cookieToken,
  isFromWeb,
  sessionTokenIn,
  setDeviceCookie,
  setSessionCookie,
} from '../http/credentials/session-cookie.ts';
import type { Door } from '../http/door.ts';
import type { HostGuard } from '../http/host-guard.ts';
import { PUBLIC_BODY_LIMIT } from '../http/intake/intake.ts';
import { readJsonBody } from '../http/read-body.ts';
import { VERSION } from '../openapi/version.ts';
import type { Guesses } from './guesses.ts';

export type UserActor = Actor & { kind: 'user' };

/** What the routes of the dashboard's pages share. Their answers and errors have the form of the abilities'. */
export class WebDoor {
  readonly services: Services;
  readonly guesses: Guesses;
  readonly setupCode: string;
  readonly hosts: HostGuard;
  readonly #credentials: Credentials;
  readonly #door: Door;

  constructor(
    services: Services,
    credentials: Credentials,
    door: Door,
    parts: { setupCode: string; guesses: Guesses; hosts: HostGuard },
  ) {
    this.hosts = parts.hosts;
    this.services = services;
    this.setupCode = parts.setupCode;
    this.guesses = parts.guesses;
    this.#credentials = credentials;
    this.#door = door;
  }

  /**
   * Only our own pages, over an encrypted connection, may send requests. @throws AppError permission_denied,
   * https_required.
   */
  requireOwnPage(request: FastifyRequest): void {
    if (!isFromWeb(request)) {
      throw new AppError(
        'permission_denied',
        'Only the pages of this dashboard may send requests here, with the header x-sitekeeper: web.',
      );
    }
    this.#credentials.demandEncryption(request);
  }

  /** For a route that does not require sign-in: its body is small, and it is sent by our own pages. */
  get forStrangers() {
    const onRequest = async (request: FastifyRequest) => this.requireOwnPage(request);
    return { bodyLimit: PUBLIC_BODY_LIMIT, config: { comesFirst: true }, onRequest } as const;
  }

  /** For a route of signed-in users: the user is known before the body is read. */
  get forUsers() {
    return {
      onRequest: async (request: FastifyRequest) => {
        await this.userOf(request);
      },
    };
  }

  /** The signed-in user. @throws AppError rest_not_logged_in and those of `requireOwnPage`. */
  async userOf(request: FastifyRequest): Promise<UserActor> {
    this.requireOwnPage(request);
    const token = sessionTokenIn(request, this.services.settings);
    if (token === undefined) throw new AppError('rest_not_logged_in', 'Sign in.');
    return (await this.#credentials.sessionActorOf(request, token)) as UserActor;
  }

  /** The user of a cookie alone: it is not sent across sites, and an event stream changes nothing. */
  async streamUserOf(request: FastifyRequest): Promise<UserActor> {
    const from = request.headers['sec-fetch-site'];
    const token =
      from === undefined || from === 'same-origin' ? cookieToken(request, this.services.settings) : undefined;
    if (token === undefined) throw new AppError('rest_not_logged_in', 'Sign in.');
    return (await this.#credentials.sessionActorOf(request, token)) as UserActor;
  }

  ctx(request: FastifyRequest, actor: Actor): Ctx {
    return this.#door.ctx(request, actor);
  }

  originOf(request: FastifyRequest): string {
    return this.#door.originOf(request);
  }

  browserOf(request: FastifyRequest): SignInBrowser {
    return { address: request.ip, userAgent: request.headers['user-agent'] };
  }

  /** The JSON body of a request, checked. @throws AppError ability_invalid_input and those of reading. */
  inputOf<Input extends TObject>(request: FastifyRequest, schema: Input): Static<Input> {
    return parseInput(schema, readJsonBody(request, {}));
  }

  /**
   * Gives the browser its session, ends the one that it had, remembers it as a device of the user, and returns who signed
   * in and what exists.
   */
  async welcome(request: FastifyRequest, reply: FastifyReply, { token, actor }: SignedIn): Promise<object> {
    const { services } = this;
    await this.#endFormerSession(request);
    setSessionCookie(request, reply, services.settings, token);
    const device = await newDevice(services, actor.id);
    setDeviceCookie(request, reply, services.settings, { device, days: DEVICE_DAYS });
    return this.greeting(actor);
  }

  /** A browser has one session: its previous one ends, whoever it belonged to. */
  async #endFormerSession(request: FastifyRequest): Promise<void> {
    const token = sessionTokenIn(request, this.services.settings);
    const former = token === undefined ? undefined : await verifySession(this.services, token);
    if (former) await endSession(this.ctx(request, former));
  }

  farewell(request: FastifyRequest, reply: FastifyReply): void {
    clearSessionCookie(request, reply, this.services.settings);
  }

  async greeting({ id, name, role }: UserActor): Promise<object> {
    const { restRoot, namespace, currency, requestsPerMinute } = this.services.settings;
    const off = await modulesOff(this.services);
    const modules = Object.fromEntries(MODULES.map(module => [module, !off.includes(module)]));
    return {
      user: { id, name, role },
      server: {
        version: VERSION,
        rest_root: restRoot,
        namespace,
        currency,
        modules,
        requests_per_minute: requestsPerMinute,
      },
    };
  }
}
