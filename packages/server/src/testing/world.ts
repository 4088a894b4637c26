import type { Fleet } from '@sitekeeper/child-simulator';
import type { Application } from '../application.ts';
import { createApiKey, type KeyPermission } from '../features/keys/index.ts';
import { createUser, setPassword } from '../features/users/index.ts';
import { setPasswordHash } from '../features/users/passwords/password.store.ts';
import { hashPassword } from '../features/users/passwords/password.ts';
import type { Role } from '../kernel/actor.ts';
import type { Worker } from '../kernel/work/worker.ts';
import { checkExchange } from './answer-check.ts';
import type { TestStore } from './test-database.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

export interface CallOptions {
  readonly method?: string;
  /** `Authorization` header; the admin's by default, none with ''. */
  readonly auth?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The whole server on a real store, reached over real HTTP, with a fleet of simulated sites. */
export class World {
  readonly store: TestStore;
  readonly app: Application;
  readonly fleet: Fleet;
  readonly origin: string;
  readonly admin: string;
  /** Ids of the stored sites of a seeded world: `siteIds[k - 1]` is site k of the fleet. */
  readonly siteIds: readonly number[];
  readonly worker: Worker | undefined;
  #hash: Promise<string> | undefined;

  constructor(made: Pick<World, 'store' | 'app' | 'fleet' | 'origin' | 'admin' | 'siteIds' | 'worker'>) {
    this.store = made.store;
    this.app = made.app;
    this.fleet = made.fleet;
    this.origin = made.origin;
    this.admin = made.admin;
    this.siteIds = made.siteIds;
    this.worker = made.worker;
  }

  /** Any request to the server. `body` is sent as JSON. */
  async request(path: string, options: CallOptions & { body?: unknown } = {}): Promise<Answer> {
    const auth = options.auth ?? this.admin;
    const headers = {
      ...(auth === '' ? {} : { authorization: auth }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    };
    const body = options.body === undefined ? undefined : JSON.stringify(options.body);
    const answer = await fetch(`${this.origin}${path}`, { method: options.method ?? 'GET', headers, body });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parsed(text) };
  }

  /** Runs an ability by POST: `{"input": …}`. */
  post(ability: string, input?: unknown, options: CallOptions = {}): Promise<Answer> {
    const body = input === undefined ? {} : { input };
    return this.request(runPath(ability), { method: 'POST', body, ...options });
  }

  /**
   * Runs an ability that an application password alone may not run, with the user's password sent along with the input.
   * A user without a password is given one.
   */
  async inPerson(ability: string, input: object, { auth = this.admin }: { readonly auth?: string } = {}) {
    const [name = ''] = Buffer.from(auth.slice('Basic '.length), 'base64').toString('utf8').split(':');
    const password = 'one for tests in person';
    const { database } = this.app.services;
    const user = database.db.selectFrom('users').select(['id', 'password_hash']).where('name', '=', name);
    const { id, password_hash } = await user.executeTakeFirstOrThrow();
    if (password_hash === null) {
      this.#hash ??= hashPassword(password, this.app.services.passwordCost);
      const hash = await this.#hash;
      await database.write(trx => setPasswordHash(trx, id, hash));
    }
    const body = { input, proof: { password } };
    return this.request(runPath(ability), { method: 'POST', body, auth });
  }

  /** Runs an ability by GET: `input[name]=value`. */
  get(ability: string, input: Readonly<Record<string, unknown>> = {}, options: CallOptions = {}): Promise<Answer> {
    const pairs = Object.entries(input).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map(item => `input[${name}][]=${encodeURIComponent(String(item))}`)
        : [`input[${name}]=${encodeURIComponent(String(value))}`],
    );
    return this.request(`${runPath(ability)}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`, options);
  }

  /** A request to REST v2, checked against its OpenAPI document. @throws Error if the answer is not as documented. */
  async rest(path: string, options: CallOptions & { body?: unknown } = {}): Promise<Answer> {
    const { method = 'GET', headers = {}, body } = options;
    const answer = await this.request(`/wp-json/svc/v2${path}`, options);
    if (this.app.services.settings.namespace !== 'svc') return answer;
    const sent = 'content-type' in headers ? undefined : body;
    checkExchange({ method, path, sent, status: answer.status, body: answer.body });
    return answer;
  }

  /** The credentials that site k requires at registration. */
  credentials(k: number): { url: string; admin: string; adminpassword?: string; uniqueid?: string } {
    const site = this.fleet.site(k);
    return {
      url: site.url,
      admin: site.admin,
      ...(site.passwordAuth ? { adminpassword: site.adminPassword } : {}),
      ...(site.uniqueId === '' ? {} : { uniqueid: site.uniqueId }),
    };
  }

  /** Adds site k of the fleet through the API; returns its id. */
  async addSite(k: number, more: Readonly<Record<string, unknown>> = {}): Promise<number> {
    const { status, body } = await this.post('add-site-v1', { ...this.credentials(k), ...more });
    if (status !== 200) throw new Error(`add-site-v1 answered ${status}: ${JSON.stringify(body)}`);
    return body.id;
  }

  /** `Authorization` of a new user. */
  async user(name: string, role: Role): Promise<string> {
    const made = await createUser(this.app.ctx(SETUP), { name, role, passwordName: 'test' });
    return basic(made.user, made.application_password);
  }

  /** A new user who can sign in with a browser. */
  async webUser(name: string, role: Role): Promise<{ name: string; password: string }> {
    await this.user(name, role);
    const ctx = this.app.ctx(SETUP);
    const { id } = await ctx.database.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const password = `correct horse battery ${id}`;
    await setPassword(ctx, id, password, { keepApplicationPasswords: true });
    return { name, password };
  }

  /** Signs a browser in; returns the headers that its requests need. @throws Error if it is refused. */
  async signIn(given: { name: string; password: string; code?: string }): Promise<Record<string, string>> {
    const mark = { 'x-sitekeeper': 'web' };
    const answer = await this.request('/web/session', { method: 'POST', auth: '', headers: mark, body: given });
    if (answer.status !== 200)
      throw new Error(`/web/session answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return { ...mark, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  }

  /** `Authorization` of a new API key. */
  async key(...permissions: KeyPermission[]): Promise<string> {
    const { token } = await createApiKey(this.app.ctx(SETUP), { name: 'test key', permissions });
    return `Bearer ${token}`;
  }

  /** Consumer key and secret of a new API key with v1 compatibility; `basic` is their `Authorization`. */
  async v1Key(
    ...permissions: KeyPermission[]
  ): Promise<{ consumer_key: string; consumer_secret: string; basic: string }> {
    const input = { name: 'test v1 key', permissions, v1_compatibility: true };
    const { consumer_key = '', consumer_secret = '' } = await createApiKey(this.app.ctx(SETUP), input);
    return { consumer_key, consumer_secret, basic: basic(consumer_key, consumer_secret) };
  }

  /** Follows a job to its end, polling at this interval in milliseconds. @throws Error if it can't be read. */
  async jobEnd(jobId: string, everyMs = 20): Promise<Answer['body']> {
    for (;;) {
      const { status, body } = await this.rest(`/jobs/${jobId}`);
      if (status !== 200) throw new Error(`/jobs/${jobId} answered ${status}: ${JSON.stringify(body)}`);
      if (!['queued', 'processing'].includes(body.status)) return body;
      await new Promise(resolve => setTimeout(resolve, everyMs));
    }
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.fleet.close();
    await this.store.remove();
  }
}

/** The user that prepares a world. */
export const SETUP = { kind: 'system', name: 'test' } as const;

export function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

function runPath(ability: string): string {
  return `/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
