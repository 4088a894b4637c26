import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TObject } from 'typebox';
import type { Browser } from '../../features/sessions/index.ts';
import type { SignedIn } from '../../features/users/index.ts';
import type { Actor, Ctx, Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { MODULES, modulesOff } from '../../kernel/modules.ts';
import { parseInput } from '../../kernel/validate.ts';
import type { Credentials } from '../http/credentials.ts';
import type { Door } from '../http/door.ts';
import type { HostGuard } from '../http/host-guard.ts';
import { readJsonBody } from '../http/read-body.ts';
import {
  clearSessionCookie,
  cookieToken,
  isFromWeb,
  sessionTokenIn,
  setSessionCookie,
} from '../http/session-cookie.ts';
import { VERSION } from '../openapi/version.ts';
import { Guesses } from './guesses.ts';

export type UserActor = Actor & { kind: 'user' };

/** What the routes of the dashboard's pages share. Their answers and errors have the form of the abilities'. */
export class WebDoor {
  readonly services: Services;
  readonly guesses: Guesses;
  readonly setupCode: string;
  readonly hosts: HostGuard;
  readonly #credentials: Credentials;
  readonly #door: Door;

  constructor(services: Services, credentials: Credentials, door: Door, setupCode: string, hosts: HostGuard) {
    this.hosts = hosts;
    this.services = services;
    this.setupCode = setupCode;
    this.guesses = new Guesses(services);
    this.#credentials = credentials;
    this.#door = door;
  }

  /** Only our own pages, over an encrypted line, may ask. @throws AppError permission_denied, https_required. */
  demandOwnPage(request: FastifyRequest): void {
    if (!isFromWeb(request)) {
      throw new AppError('permission_denied', 'Only the pages of this dashboard may ask here: x-sitekeeper: web.');
    }
    this.#credentials.demandEncryption(request);
  }

  /** The signed-in user. @throws AppError rest_not_logged_in and those of `demandOwnPage`. */
  async userOf(request: FastifyRequest): Promise<UserActor> {
    this.demandOwnPage(request);
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

  browserOf(request: FastifyRequest): Browser {
    return { address: request.ip, userAgent: request.headers['user-agent'] };
  }

  /** The JSON body of a request, checked. @throws AppError ability_invalid_input and those of reading. */
  inputOf<Input extends TObject>(request: FastifyRequest, schema: Input): Static<Input> {
    return parseInput(schema, readJsonBody(request, {}));
  }

  /** Gives the browser its session, and tells the pages who signed in and what there is. */
  async welcome(request: FastifyRequest, reply: FastifyReply, { token, actor }: SignedIn): Promise<object> {
    setSessionCookie(request, reply, this.services.settings, token);
    return this.greeting(actor);
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
        ...{ version: VERSION, rest_root: restRoot, namespace, currency, modules },
        requests_per_minute: requestsPerMinute,
      },
    };
  }
}
