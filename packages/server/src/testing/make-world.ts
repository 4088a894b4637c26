import { createFleet, type Fleet, type FleetOptions, findFreePort } from '@sitekeeper/child-simulator';
import type { KeyKind } from '@sitekeeper/protocol';
import pino from 'pino';
import { openApp } from '../app.ts';
import type { Application, AppParts } from '../application.ts';
import { createUser } from '../features/users/index.ts';
import { readSettings } from '../settings.ts';
import { CHEAP_PASSWORDS } from './cheap-passwords.ts';
import { namesOfTests } from './names-of-tests.ts';
import { NO_BACKGROUND_TASKS } from './no-background-tasks.ts';
import { type FleetKey, makeFleetKey, seedSites } from './seed-sites.ts';
import { copyTestStore } from './test-database.ts';
import { basic, SETUP, World } from './world.ts';

export interface WorldOptions {
  /** Simulated sites, reachable over real HTTP; none by default. */
  readonly sites?: number;
  readonly fleet?: Partial<FleetOptions>;
  /** Environment variables, as `SITEKEEPER_…`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Work on jobs; off by default. */
  readonly worker?: boolean;
  /** The fleet already knows our key, and its sites are stored: no registration is needed. */
  readonly seeded?: boolean;
  /** Kind of key of seeded sites; P-256 by default. */
  readonly keys?: KeyKind;
  /** No API key exists, so REST is off. By default there is one, whose token nobody knows. */
  readonly keyless?: boolean;
  readonly parts?: AppParts;
  /** Collects the log lines, from the level `debug` unless it names another. */
  readonly log?: { readonly level?: string; write(line: string): void };
}

/** Makes a world; close it when done. */
export async function makeWorld(options: WorldOptions = {}): Promise<World> {
  const store = await copyTestStore();
  const key = options.seeded ? await makeFleetKey(options.keys) : undefined;
  const fleet = createFleet({
    sites: Math.max(1, options.sites ?? 0),
    ...(key ? { registered: { publicPem: key.publicPem, server: key.server, admin: key.admin } } : {}),
    ...options.fleet,
  });
  if (options.sites) await fleet.listen(await findFreePort(options.sites));
  const settings = readSettings({
    SITEKEEPER_DATA: store.folder,
    ...NO_BACKGROUND_TASKS,
    SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8',
    SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '1000',
    SITEKEEPER_REQUESTS_PER_MINUTE: '0',
    SITEKEEPER_KEYS_ROTATE_PER_HOUR: '0',
    SITEKEEPER_DOMAIN_REGISTRIES: 'off',
    SITEKEEPER_CHROMIUM: 'off', // its own tests start it
    ...options.env,
  });
  const log = options.log ? pino({ level: options.log.level ?? 'debug' }, options.log) : pino({ level: 'silent' });
  const app = await openApp(settings, log, {
    database: store.open(),
    passwordCost: CHEAP_PASSWORDS,
    pushNetworks: '127.0.0.0/8',
    lookup: namesOfTests,
    workerOptions: { pollMs: 20 },
    pressure: NO_PRESSURE,
    somebodyWorks: async () => true,
    ...options.parts,
  });
  const http = await app.http();
  const origin = await http.listen({ host: '127.0.0.1', port: 0 });
  const made = await createUser(app.ctx(SETUP), { name: 'admin', role: 'admin', passwordName: 'test' });
  if (!options.keyless) await switchRestOn(app);
  const siteIds = key && options.sites ? await storeFleet(app, key, fleet) : [];
  const worker = options.worker ? app.startWorker() : undefined;
  return new World({ store, app, fleet, origin, admin: basic(made.user, made.application_password), siteIds, worker });
}

/** Tests, sites and server share a thread that is always busy: that does not mean too many requests. */
const NO_PRESSURE = { refuses: () => false, refused: 0 };

/** Leaves no trace in the audit log, where tests look for their own actions. */
async function switchRestOn({ services: { database } }: Application): Promise<void> {
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

function storeFleet(app: Application, key: FleetKey, fleet: Fleet): Promise<number[]> {
  const sites = Array.from({ length: fleet.size }, (_, index) => ({
    url: fleet.url(index + 1),
    name: `Site ${index + 1}`,
  }));
  return seedSites(app.services, key, sites);
}
