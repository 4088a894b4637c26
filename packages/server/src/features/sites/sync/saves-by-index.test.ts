import type { SiteChange, SiteReport } from '@sitekeeper/protocol';
import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database, Trx } from '../../../ports/database/port.ts';
import { findRowsByIndex } from '../../../ports/database/statements/by-index.ts';
import { makeFleetKey, makeWorld, seedSites } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { createJob } from '../../jobs/job.ts';
import { selectPendingSites, updateJobItemRows } from '../../jobs/job-items.store.ts';
import { loadKnownSites } from '../connection.ts';
import { insertUntold, saveChanges } from './save-changes.ts';
import { saveOutcomes } from './save-outcomes.ts';
import { offerOf } from './saved-site.fixtures.ts';

const SITES = 2000;
const SAVED = 40;

const fleet = useMade(
  async () => {
    const world = await makeWorld();
    const { services } = world.app;
    const sites = Array.from({ length: SITES }, (_, i) => ({ url: `https://s${i}.example/`, name: `Site ${i}` }));
    const ids = await seedSites(services, await makeFleetKey(), sites);
    return { world, ids };
  },
  ({ world }) => world.close(),
);

/** Rows that were just written, so that PostgreSQL has no statistics of them. */
const FILL = [
  `insert into site_security (site_id, check_key, value)
    select id, 'check_' || n, 'N' from sites cross join generate_series(1, 10) as n`,
  `insert into site_plugins (site_id, slug, name, version, active, must_use, is_connector)
    select id, 'plugin-' || n, 'Plugin', '1.0', 1, 0, 0 from sites cross join generate_series(1, 5) as n`,
  `insert into site_updates (site_id, type, slug, language, name, version, new_version)
    select id, 'plugin', 'plugin-' || n, '', 'Plugin', '1.0', '1.1' from sites cross join generate_series(1, 5) as n`,
  `insert into site_changes (site_id, dedupe_key, context, action, object_name, user_name, occurred_at)
    select id, 'change ' || n, 'plugin', 'updated', 'Plugin', 'admin', n from sites cross join generate_series(1, 5) as n`,
];

/** Rows of each table that this connection has read, in order or by an index. */
async function rowsRead(trx: Trx): Promise<Record<string, number>> {
  const { rows } = await sql<{ relname: string; read: number }>`select relname,
    seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables`.execute(trx);
  return Object.fromEntries(rows.map(({ relname, read }) => [relname, read]));
}

/** The same of changes. SQLite counts nothing. */
const changesRead = async (trx: Trx) =>
  process.env.TEST_ENGINE === 'postgres' ? ((await rowsRead(trx)).site_changes ?? 0) : 0;

const REPORT: SiteReport = { wpEngine: false, wphost: '', coreUpdate: undefined, wpVersion: '7.1' };
const updatedAt = (seconds: number): SiteChange => ({
  source: 'action',
  sourceId: '17',
  context: 'plugin',
  action: 'updated',
  user: 'anna',
  userId: 1,
  createdSeconds: seconds,
  created: seconds,
  objectName: 'Shop',
});

// Fails where PostgreSQL may look by context and time: it plans that while there are no changes, and keeps the plan.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'compares changes with those of the same site, however many other sites had one at that time',
  async () => {
    const { world, ids } = fleet();
    const { services } = world.app;
    const { database } = services;
    const report = { ...REPORT, actions: [updatedAt(1000)] };
    const known = await loadKnownSites(services, ids.slice(0, 1 + SAVED));
    const [first, ...others] = known.map(site => ({ site, ok: true as const, report, url: site.row.url }));
    await database.write(trx => saveOutcomes(trx, services, first === undefined ? [] : [first]));
    const read = await database.write(async trx => {
      await sql`insert into site_changes (site_id, dedupe_key, log_type_id, context, action, object_name, user_name,
        occurred_at) select id, 'before', 1, 'plugin', 'updated', 'Plugin', 'admin', 1000000 from sites`.execute(trx);
      const before = await rowsRead(trx);
      await saveOutcomes(trx, services, others);
      return ((await rowsRead(trx)).site_changes ?? 0) - (before.site_changes ?? 0);
    });
    expect(read).toBeLessThan(SITES);
  },
);

/** Different changes of one second, as both sources of a site can tell them. */
const BURST = 2000;
const burst = (source: SiteChange['source']): SiteChange[] =>
  Array.from({ length: BURST }, (_, at) => ({
    ...updatedAt(2000),
    source,
    sourceId: `${at}`,
    objectName: `${source} ${at}`,
    ...(source === 'log' ? { logTypeId: 1970 } : {}),
  }));

it('compares no change with all others of its second', async () => {
  const { world, ids } = fleet();
  const { services } = world.app;
  const { database } = services;
  const siteId = ids[SITES - 1] as number;
  const report = { ...REPORT, changeLogs: burst('log'), actions: burst('action') };
  const read = await database.write(async trx => {
    await findRowsByIndex(trx, database.engine);
    const before = await changesRead(trx);
    for (let time = 1; time <= 2; time++) await saveChanges(trx, services, [{ siteId, report, digests: {} }]);
    return (await changesRead(trx)) - before;
  });
  expect(read).toBeLessThan(10 * BURST);
  const stored = database.db
    .selectFrom('site_changes')
    .select('id')
    .where('site_id', '=', siteId)
    .where('dedupe_key', '<>', 'before');
  expect(await stored.execute()).toHaveLength(2 * BURST);
});

it.runIf(process.env.TEST_ENGINE !== 'postgres')(
  'finds what the other source told by all that makes two changes the same, on the embedded store',
  async () => {
    const { db } = fleet().world.app.services.database;
    for (const [source, index] of [
      ['changeLogs', 'site_changes_of_actions'],
      ['actions', 'site_changes_of_logs'],
    ] as const) {
      const { sql: text, parameters } = insertUntold[source].query(db, { fresh: [] });
      const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
      const { rows } = await db.executeQuery<{ detail: string }>(plan);
      expect(rows.map(({ detail }) => detail)).toContainEqual(
        `SEARCH told USING INDEX ${index} (<expr>=? AND <expr>=? AND action=? AND <expr>=? AND <expr>>? AND <expr><?)`,
      );
    }
  },
);

// SQLite has no other way than an index to find rows by their key.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'stores the syncs of some sites without reading whole tables',
  async () => {
    const { world, ids } = fleet();
    const { services } = world.app;
    const { database } = services;
    const ctx = world.app.ctx({ kind: 'system', name: 'test' });
    const jobId = await database.write(async trx => {
      for (const statement of FILL) await sql.raw(statement).execute(trx);
      // The triggers of this connection would keep a plan for ten thousand rows, which no save has.
      await sql`discard plans`.execute(trx);
      return createJob(trx, ctx, 'sync', ids);
    });
    const some = ids.slice(0, SAVED);
    const report: SiteReport = {
      ...REPORT,
      security: [['debug_disabled', 'N']],
      pluginUpdates: [offerOf('shop')],
      actions: [updatedAt(9000)],
    };
    const known = await loadKnownSites(services, some);
    const outcomes = known.map(site => ({ site, ok: true as const, report, url: site.row.url }));
    const read = await database.write(async trx => {
      const before = await rowsRead(trx);
      expect(await selectPendingSites({ ...database, db: trx as Database['db'] }, jobId, some)).toEqual(some);
      await saveOutcomes(trx, services, outcomes);
      const ended = {
        job_id: jobId,
        state: 'succeeded' as const,
        code: null,
        cause: null,
        message: null,
        data_json: null,
      };
      await updateJobItemRows(
        trx,
        database.engine,
        some.map(site_id => ({ ...ended, site_id, finished_at: 5 })),
      );
      const after = await rowsRead(trx);
      return Object.keys(after).filter(table => (after[table] ?? 0) - (before[table] ?? 0) >= SITES / 2);
    });
    expect(read).toEqual([]);
  },
);
