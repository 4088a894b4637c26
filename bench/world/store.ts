import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Application, createApiKey, createUser, makeLog, openApp, readSettings } from '@sitekeeper/server';
import { basic, type FleetKey, runOnce, type SeedSite, seedSites } from '@sitekeeper/server/testing';

/** A store of its own for one run: a temporary folder, or a schema of its own on PostgreSQL. */
export interface Store {
  readonly folder: string;
  /** Environment of every process that uses the store. */
  readonly env: Readonly<Record<string, string>>;
  /** Opens the store in this process without HTTP and worker; the caller closes it. */
  open(): Promise<Application>;
  /** Stores the sites and an administrator. @returns the administrator's `Authorization` header. */
  seed(key: FleetKey, sites: readonly SeedSite[]): Promise<string>;
  /**
   * After many rows were stored, for benches of reads: what PostgreSQL would do by itself within minutes, beside what is
   * measured, is done at once.
   */
  settle(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * For benches of reads: without background work, and without a rate limit for a single caller, though its requests are
 * counted. Each twentieth of the limit is noted in the store: with this limit, none is.
 */
export const READ_BY_ONE = {
  SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
  SITEKEEPER_BACKUP_KEEP: '0',
  SITEKEEPER_WORKER: 'false',
  SITEKEEPER_REQUESTS_PER_MINUTE: '1000000000',
};

export async function makeStore(postgres: string, env: Readonly<Record<string, string>>): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-bench-'));
  const schema = `bench_${randomUUID().replaceAll('-', '')}`;
  if (postgres !== '') await runOnce(postgres, `create schema ${schema}`);
  const all = {
    SITEKEEPER_DATA: folder,
    SITEKEEPER_PORT: '0',
    SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8',
    SITEKEEPER_LOG_LEVEL: 'error',
    ...(postgres === '' ? {} : { DATABASE_URL: inSchema(postgres, schema) }),
    ...env,
  };
  const open = () => openApp(readSettings(all), makeLog('error'));
  return {
    folder,
    env: all,
    open,
    async seed(key, sites) {
      const app = await open();
      try {
        await seedSites(app.services, key, sites);
        const setup = app.ctx({ kind: 'system', name: 'bench' });
        const admin = await createUser(setup, { name: 'bench', role: 'admin', passwordName: 'bench' });
        await createApiKey(setup, { name: 'bench', permissions: ['read'] }); // without a key, REST v2 is off
        return basic(admin.user, admin.application_password);
      } finally {
        await app.close();
      }
    },
    async settle() {
      if (postgres !== '') await runOnce(postgres, 'vacuum analyze');
    },
    async remove() {
      if (postgres !== '') await runOnce(postgres, `drop schema ${schema} cascade`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function inSchema(postgres: string, schema: string): string {
  const url = new URL(postgres);
  url.searchParams.set('options', `-c search_path=${schema},public`);
  return url.href;
}
