import { beforeAll, beforeEach, expect } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import type { World } from '../../../testing/index.ts';
import type { HealthFacts } from './site-health.ts';

let stored = 0;

/** Stores a site with all that its health follows from. Returns its id. */
export async function storeSiteInHealth(world: World, facts: HealthFacts): Promise<number> {
  const { status, pending, watched, broken, altered, vulnerable, expiring, ...columns } = facts;
  const known = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
  const url = `https://health-${++stored}.example/`;
  const site_id = await storeSite(world, { url, status, columns: { ...known, pending_plugins: pending } });
  const { database, clock } = world.app.services;
  const finished_at = clock.now();
  await database.write(async trx => {
    if (watched !== undefined) {
      const row = { site_id, status: watched.status, checked_at: watched.checked_at, status_at: 1, due_at: 1 };
      await trx.insertInto('monitors').values(row).execute();
    }
    if (broken) {
      await storeRunItem(trx, { site_id, finished_at });
      await trx.insertInto('site_plugins').values(pluginA(site_id)).execute();
    }
    if (altered) await storeAlteredFiles(trx, { site_id, found_at: finished_at });
    if (vulnerable) await trx.insertInto('vulnerability_findings').values(finding(site_id)).execute();
    if (expiring) {
      const row = { site_id, endpoint: 'x:443', issuer: null, issued_at: null, seen_at: 1 };
      await trx
        .insertInto('site_certificates')
        .values({ ...row, expires_at: finished_at + 3 * DAY_MS })
        .execute();
    }
  });
  return site_id;
}

/** A world with another healthy site for each test. */
export function useSiteInHealth() {
  const world = useWorld();
  let [id, now] = [0, 0];
  beforeAll(() => {
    now = world().app.services.clock.now();
  });
  beforeEach(async () => {
    const url = `https://healthy-${++stored}.example/`;
    id = await storeSite(world(), { url, columns: { last_sync_at: now - DAY_MS } });
  });
  const write = <T>(run: (trx: HealthTrx) => Promise<T>) => world().app.services.database.write(run);
  const record = async () => (await world().get('get-site-record-v1', { site_id_or_domain: id })).body;
  return {
    world,
    id: () => id,
    /** The same in all tests of a file. */
    now: () => now,
    write,
    record,
    /** Its health, which the list of sites agrees with. */
    state: async (): Promise<string> => {
      const { health, health_reasons } = await record();
      const listed = await world().get('list-site-records-v1', { include: [id], health });
      expect(listed.body.items).toMatchObject([{ id, health, health_reasons }]);
      return health;
    },
    set: (columns: object) => write(trx => trx.updateTable('sites').set(columns).where('id', '=', id).execute()),
    /** Installs plugin A on it. */
    plugin: (columns: object = {}) =>
      write(trx =>
        trx
          .insertInto('site_plugins')
          .values({ ...pluginA(id), ...columns })
          .execute(),
      ),
  };
}

const pluginA = (site_id: number) => ({
  site_id,
  slug: 'a/a.php',
  name: 'A',
  version: '2',
  active: 1,
  must_use: 0,
  is_connector: 0,
});

type Write = Parameters<World['app']['services']['database']['write']>[0];
export type HealthTrx = Parameters<Write>[0];

interface ItemOfRun {
  readonly site_id: number;
  readonly finished_at: number;
  readonly state?: string;
  readonly reason?: string | null;
  readonly type?: string;
  readonly slug?: string;
}

/** An update of plugin A from 1 to 2, after which the front page was blank. Returns the id of its run. */
export async function storeRunItem(trx: HealthTrx, given: ItemOfRun): Promise<string> {
  const id = `run-${given.site_id}-${++stored}`;
  const job = { id, type: 'update', status: 'completed', total: 1, requested_by: 'system:test', created_at: 1 };
  await trx
    .insertInto('jobs')
    .values({ ...job, started_at: 1, completed_at: 1, timed_out: 0 })
    .execute();
  const item = { job_id: id, seq: 1, name: 'Shop', from_version: '1', to_version: '2', package: null, message: null };
  const ended = { type: 'plugin', slug: 'a/a.php', state: 'needs_attention', reason: 'front_page_blank', sent_at: 1 };
  await trx
    .insertInto('update_run_items')
    .values({ ...item, ...ended, ...given })
    .execute();
  return id;
}

interface AlteredFiles {
  readonly site_id: number;
  readonly found_at: number;
  readonly state?: string;
  readonly type?: string;
  readonly slug?: string;
}

/** A check has found that the files of plugin A were altered. */
export async function storeAlteredFiles(trx: HealthTrx, given: AlteredFiles): Promise<void> {
  const { site_id, found_at } = given;
  const allowed = {
    site_id,
    allowed_at: 1,
    allowed_by: 'system:test',
    due_at: found_at + DAY_MS,
    checked_at: found_at,
  };
  await trx
    .insertInto('file_checks')
    .values({ ...allowed, error_code: null, error: null })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const item = { type: 'plugin', slug: 'a/a.php', version: '2', locale: '', digest: 'x', files: 3, unread: '' };
  const judged = { state: 'altered', base_digest: 'y', accepted_digest: '', told_at: found_at };
  const names = { named_digest: '', name_due_at: null, name_tries: 0, files_json: null };
  await trx
    .insertInto('file_digests')
    .values({ ...item, ...judged, ...names, ...given })
    .execute();
}

export const finding = (site_id: number, severity = 'high') => ({
  site_id,
  type: 'plugin',
  slug: 'a/a.php',
  record_id: `record-${severity}`,
  name: 'A',
  version: '2',
  active: 1,
  title: 'Hole',
  severity,
  fixed_in: '3',
  update_version: '',
  found_at: 1,
  fixed_at: null,
  fixed_by: null,
});
