import pg from 'pg';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { makeLog } from '../../log.ts';
import { openPostgres } from '../../ports/database/postgres.ts';
import { readSettings } from '../../settings.ts';
import { prepareStore } from '../../store-parts.ts';
import { makeTestStore, runOnce, type TestStore } from '../../testing/index.ts';
import { takeUpgradeLock } from './upgrade-lock.ts';

let store: TestStore;
beforeEach(async () => {
  store = await makeTestStore();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.remove();
});

it('a start that waits for the upgrade by another process says so at once, and each minute what to do', async () => {
  const database = store.open();
  await database.migrate('0004-abandoned-checks');
  const release = await upgradeElsewhere();
  const lines: string[] = [];
  const begun = Promise.withResolvers<void>();
  const prepared = prepareStore(database, readSettings(store.env), makeLog('silent'), line => {
    lines.push(line);
    begun.resolve();
  });
  await begun.promise;
  vi.advanceTimersByTime(120_000);
  await release();
  await prepared;
  vi.advanceTimersByTime(120_000);
  const what = 'another process upgrades the store; this one';
  const advice = 'If no process does that, one that hangs must be ended: docs/guides/upgrade.md#a-start-that-waits';
  expect(lines).toEqual([
    `${what} waits for it`,
    `${what} has waited for it for a minute. ${advice}`,
    `${what} has waited for it for 2 minutes. ${advice}`,
  ]);
  await database.close();
});

// Waiting, and any migration of a large store, failed after that time, and the server never started.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a start waits and upgrades for longer than the role or the database lets statements take',
  async () => {
    const url = new URL(store.env.DATABASE_URL ?? '');
    url.searchParams.set('options', '-c statement_timeout=500');
    const database = openPostgres(url.href);
    const release = await upgradeElsewhere();
    const begun = Promise.withResolvers<void>();
    const migrated = database
      .migrate(undefined, () => {
        begun.resolve();
        return () => {};
      })
      .then(() => 'upgraded', String);
    await begun.promise;
    await runOnce(store.env.DATABASE_URL ?? '', 'select pg_sleep(1)');
    await release();
    expect(await migrated).toBe('upgraded');
    await database.close();
  },
);

// The release before still answers requests, and a copy of the store is made: the upgrade failed after that time.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'an upgrade waits for a table that another process reads for longer than the role lets it wait',
  async () => {
    const { DATABASE_URL = '' } = store.env;
    const before = store.open();
    await before.migrate('0004-abandoned-checks');
    await before.close();
    const url = new URL(DATABASE_URL);
    url.searchParams.set('options', '-c lock_timeout=300');
    const database = openPostgres(url.href);
    const reader = new pg.Client({ connectionString: DATABASE_URL });
    reader.on('error', () => {}); // if the test fails, its database is removed first
    onTestFinished(() => reader.end());
    await reader.connect();
    await reader.query('begin; lock table sites in access share mode');
    let over = false;
    const migrated = database
      .migrate()
      .then(() => 'upgraded', String)
      .finally(() => {
        over = true;
      });
    const waits = `select 1 from pg_locks where not granted and relation = 'sites'::regclass`;
    while (!over && (await reader.query(waits)).rowCount === 0);
    await reader.query('select pg_sleep(1)');
    await reader.query('rollback');
    expect(await migrated).toBe('upgraded');
    await database.close();
  },
);

async function upgradeElsewhere(): Promise<() => Promise<void> | void> {
  const { DATABASE_URL } = store.env;
  if (!DATABASE_URL) return takeUpgradeLock(store.folder, () => {});
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query('select pg_advisory_lock(3853314791062309107)');
  return () => client.end();
}
