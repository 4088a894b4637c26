import { createFleet, type Fleet, type FleetOptions, findFreePort } from '@sitekeeper/child-simulator';
import pino from 'pino';
import { type App, type AppParts, openApp } from '../app.ts';
import { createKey, type Permission } from '../features/keys/index.ts';
import { createUser, setPassword } from '../features/users/index.ts';
import type { Role } from '../kernel/context.ts';
import type { Worker } from '../kernel/worker.ts';
import { readSettings } from '../settings.ts';
import { checkExchange } from './answer-check.ts';
import { type FleetKey, makeFleetKey, seedSites } from './seed-sites.ts';
import { copyTestStore, type TestStore } from './test-database.ts';

export interface WorldOptions {
  /** Simulated sites, reachable over real HTTP; none by default. */
  readonly sites?: number;
  readonly fleet?: Partial<FleetOptions>;
  /** Environment variables, as `SITEKEEPER_…`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Work on jobs; off by default. */
  readonly worker?: boolean;
  /** The fleet knows our key already and its sites are stored: no registration. */
  readonly seeded?: boolean;
  /** No API key exists, so that REST is off. By default one does that nobody knows the token of. */
  readonly keyless?: boolean;
  readonly parts?: AppParts;
  /** Collects the log lines. */
  readonly log?: { write(line: string): void };
}

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
  readonly app: App;
  readonly fleet: Fleet;
  readonly origin: string;
  readonly admin: string;
  /** Ids of the stored sites of a seeded world: `siteIds[k - 1]` is site k of the fleet. */
  readonly siteIds: readonly number[];
  readonly worker: Worker | undefined;

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

  /** Runs an ability by GET: `input[name]=value`. */
  get(ability: string, input: Readonly<Record<string, unknown>> = {}, options: CallOptions = {}): Promise<Answer> {
    const pairs = Object.entries(input).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map(item => `input[${name}][]=${encodeURIComponent(String(item))}`)
        : [`input[${name}]=${encodeURIComponent(String(value))}`],
    );
    return this.request(`${runPath(ability)}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`, options);
  }

  /** A request to REST v2, held against its OpenAPI document. @throws Error when the answer is not as documented. */
  async rest(path: string, options: CallOptions & { body?: unknown } = {}): Promise<Answer> {
    const { method = 'GET', headers = {}, body } = options;
    const answer = await this.request(`/wp-json/svc/v2${path}`, options);
    if (this.app.services.settings.namespace !== 'svc') return answer;
    const sent = 'content-type' in headers ? undefined : body;
    checkExchange({ method, path, sent, status: answer.status, body: answer.body });
    return answer;
  }

  /** What site k asks for at registration. */
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
    await setPassword(ctx, id, password);
    return { name, password };
  }

  /** Signs a browser in; returns the headers that its requests carry. @throws Error when it is refused. */
  async signIn(given: { name: string; password: string; code?: string }): Promise<Record<string, string>> {
    const mark = { 'x-sitekeeper': 'web' };
    const answer = await this.request('/web/session', { method: 'POST', auth: '', headers: mark, body: given });
    if (answer.status !== 200)
      throw new Error(`/web/session answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return { ...mark, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  }

  /** `Authorization` of a new API key. */
  async key(...permissions: Permission[]): Promise<string> {
    const { token } = await createKey(this.app.ctx(SETUP), { name: 'test key', permissions });
    return `Bearer ${token}`;
  }

  /** Consumer key and secret of a new API key with v1 compatibility; `basic` is their `Authorization`. */
  async v1Key(...permissions: Permission[]): Promise<{ consumer_key: string; consumer_secret: string; basic: string }> {
    const input = { name: 'test v1 key', permissions, v1_compatibility: true };
    const { consumer_key = '', consumer_secret = '' } = await createKey(this.app.ctx(SETUP), input);
    return { consumer_key, consumer_secret, basic: basic(consumer_key, consumer_secret) };
  }

  /** Follows a job to its end, looking every so many milliseconds. @throws Error when it can't be read. */
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

const SETUP = { kind: 'system', name: 'test' } as const;

/** Makes a world; close it when done. */
export async function makeWorld(options: WorldOptions = {}): Promise<World> {
  const store = await copyTestStore();
  const key = options.seeded ? await makeFleetKey() : undefined;
  const fleet = createFleet({
    sites: Math.max(1, options.sites ?? 0),
    ...(key ? { registered: { publicPem: key.publicPem, server: key.server, admin: key.admin } } : {}),
    ...options.fleet,
  });
  if (options.sites) await fleet.listen(await findFreePort(options.sites));
  const settings = readSettings({
    SITEKEEPER_DATA: store.folder,
    SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8',
    SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '1000',
    SITEKEEPER_REQUESTS_PER_MINUTE: '0',
    SITEKEEPER_ABANDONED_INTERVAL_DAYS: '0', // a ledger shall hold what its test asked for
    ...options.env,
  });
  const log = options.log ? pino({ level: 'debug' }, options.log) : pino({ level: 'silent' });
  const app = await openApp(settings, log, { database: store.open(), workerOptions: { pollMs: 20 }, ...options.parts });
  const http = await app.http();
  const origin = await http.listen({ host: '127.0.0.1', port: 0 });
  const made = await createUser(app.ctx(SETUP), { name: 'admin', role: 'admin', passwordName: 'test' });
  if (!options.keyless) await switchRestOn(app);
  const siteIds = key && options.sites ? await storeFleet(app, key, fleet) : [];
  const worker = options.worker ? app.startWorker() : undefined;
  return new World({ store, app, fleet, origin, admin: basic(made.user, made.application_password), siteIds, worker });
}

/** Without a trace in the audit log, where tests look for what they did. */
async function switchRestOn({ services: { database } }: App): Promise<void> {
  const row = {
    name: 'unused',
    token_hash: '',
    can_read: 0,
    can_write: 0,
    enabled: 1,
    created_at: 0,
    last_used_at: null,
  };
  await database.write(trx => trx.insertInto('api_keys').values(row).execute());
}

function storeFleet(app: App, key: FleetKey, fleet: Fleet): Promise<number[]> {
  const sites = Array.from({ length: fleet.size }, (_, index) => ({
    url: fleet.url(index + 1),
    name: `Site ${index + 1}`,
  }));
  return seedSites(app.services, key, sites);
}

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
