import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Application, makeLog, openApp, readSettings, verifyAudit } from '@sitekeeper/server';
import { makeTestStore, type TestStore } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATION_NAMES } from '../../packages/server/src/ports/database/migrate.ts';
import type { Database } from '../../packages/server/src/ports/database/port.ts';
import { sqliteSnapshot } from '../../packages/server/src/ports/database/sqlite-snapshot.ts';
import { openSnapshot } from '../../packages/server/src/recovery/backup/make-backup.ts';
import { copyTables } from '../../packages/server/src/recovery/move/copy-tables.ts';
import { until } from '../support/until.ts';

const RELEASE = join(import.meta.dirname, '../package/release-0.1.0');
const LEVEL = '0015-installed-versions';
const facts = JSON.parse(readFileSync(join(RELEASE, 'facts.json'), 'utf8')) as Record<string, string>;
const WAITING = 'sync_of_0_1_0';

/**
 * What is stored in another way now: the check of the master key is bound to the store; checks of security that passed
 * are not kept; messages on PostgreSQL are those of pg-boss.
 */
const REPLACED =
  process.env.TEST_ENGINE === 'postgres' ? /^(meta|site_security|queue_messages)\b/ : /^(meta|site_security)\b/;

type Row = Record<string, string | number | null>;

/** A row of each table that is empty in that folder, and of a job that waits: no text may get lost on the way. */
const MORE = JSON.parse(readFileSync(join(RELEASE, 'more-rows.json'), 'utf8')) as Record<string, Row>;

describe('a store of release 0.1.0, on either engine', { timeout: 120_000 }, () => {
  let store: TestStore;
  let app: Application;
  let before: Map<string, Row[]>;
  beforeAll(async () => {
    store = await makeTestStore();
    before = await makeStoreOfRelease(store);
    writeFileSync(join(store.folder, 'master.key'), `${facts.master_key}\n`, { mode: 0o600 });
    app = await openApp(readSettings({ ...store.env, SITEKEEPER_DOMAIN_REGISTRIES: 'off' }), makeLog('silent'));
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    await store?.remove();
  });

  it('had rows in each of its tables', () => {
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(before.size).toBe(43);
  });

  it('keeps every row through all migrations', async () => {
    const { db } = app.services.database;
    const level = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
    expect(level.rows[0]?.name).toBe(MIGRATION_NAMES.at(-1));
    const now = await rowsOf(app.services.database, store);
    const lost = [...before].flatMap(([table, rows]) => lostOf(table, rows, now.get(table)));
    expect(lost.filter(one => !REPLACED.test(String(one)))).toEqual([]);
  });

  it('is served: passwords and keys open it, its secrets and its audit log are intact', async () => {
    const origin = await (await app.http()).listen({ host: '127.0.0.1', port: 0 });
    const person = Buffer.from(`${facts.user}:${facts.application_password}`).toString('base64');
    for (const authorization of [`Basic ${person}`, `Bearer ${facts.api_key}`]) {
      const url = `${origin}/wp-json/wp-abilities/v1/abilities/svc/list-sites-v1/run`;
      const answer = await fetch(url, { headers: { authorization } });
      expect([answer.status, await answer.json()]).toMatchObject([200, { total: 6 }]);
    }
    const { services } = app;
    expect((await verifyAudit(services)).problem).toBeUndefined();
    // All but what was never sealed.
    expect(await app.rotateMasterKey()).toMatchObject({ state: 'done', unreadable: ['idempotency/user:1/ab/request'] });
  });

  it('goes on with the job that was waiting: the queue of the old release is taken over', async () => {
    app.startWorker();
    const { db } = app.services.database;
    const item = await until('the site has its result', () =>
      db
        .selectFrom('job_items')
        .selectAll()
        .where('job_id', '=', WAITING)
        .where('finished_at', 'is not', null)
        .executeTakeFirst(),
    );
    // Its simulated sites are not there any more.
    expect(item).toMatchObject({ site_id: 1, state: 'failed' });
  });
});

/** The store of the release, with more rows, as its migrations and its server have left it on this engine. */
async function makeStoreOfRelease(store: TestStore): Promise<Map<string, Row[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-release-'));
  const file = join(folder, 'sitekeeper.db');
  writeFileSync(file, gunzipSync(readFileSync(join(RELEASE, 'store.db.gz'))));
  const database = store.open();
  await database.migrate(LEVEL);
  const source = sqliteSnapshot(file);
  const fresh = await openSnapshot(readSettings(store.env));
  await fresh.close();
  await copyTables(source, database, fresh.tables);
  await source.close();
  await database.write(async trx => {
    for (const [table, row] of Object.entries(MORE)) {
      const names = sql.join(Object.keys(row).map(name => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(trx);
    }
  });
  const rows = await rowsOf(database, store);
  await database.close();
  rmSync(folder, { recursive: true });
  return rows;
}

async function rowsOf({ db }: Database, { env }: TestStore): Promise<Map<string, Row[]>> {
  const snapshot = await openSnapshot(readSettings(env));
  const names = snapshot.tables.map(({ name }) => name);
  await snapshot.close();
  const found = new Map<string, Row[]>();
  for (const name of names) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    found.set(name, rows);
  }
  return found;
}

/** Rows that are not there any more with the same values, and columns that have gone. */
function lostOf(table: string, rows: readonly Row[], now: readonly Row[] | undefined): unknown[] {
  if (now === undefined) return [`${table} is gone`];
  const columns = Object.keys(now[0] ?? {});
  const kept = (row: Row) => columns.filter(name => name in row);
  const text = (row: Row, names: readonly string[]) => JSON.stringify(names.map(name => row[name]));
  return rows.flatMap(row => {
    const names = kept(row);
    const gone = Object.keys(row).filter(name => !names.includes(name));
    const same = now.some(one => text(one, names) === text(row, names));
    return [...(same ? [] : [[table, row]]), ...gone.map(name => `${table}.${name}`)];
  });
}
