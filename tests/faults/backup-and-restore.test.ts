import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeRestorePlace, type RestorePlace } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CliProcess, runCliProcess } from '../../packages/cli/src/testing/cli-process.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until, untilGlimpsed } from '../support/until.ts';

const SITES = 60;
/** This many sites answer at once, the others only after the backup is made. */
const AT_ONCE = 40;

describe('a backup taken while a server syncs its sites', { timeout: 300_000 }, () => {
  let world: StoredFleet;
  let server: ServerProcess;
  let file: string;
  const places: RestorePlace[] = [];
  const emptyPlace = async () => {
    const place = await makeRestorePlace(world.store.folder);
    places.push(place);
    return place;
  };

  beforeAll(async () => {
    world = await makeStoredFleet(
      { sites: SITES, plugins: 6 },
      { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_BATCH_INLINE_LIMIT: '1' },
    );
    const answerTheOthers = holdBack(world, AT_ONCE);
    server = await startServer(world.env);
    const { job_id } = await api('sync-sites-v1', {});
    const processed = async () => (await status(job_id)).processed;
    await until('some sites are done', async () => (await processed()) > 5);
    file = join(world.store.folder, 'taken.backup');
    const made = await runCliProcess(['backup', file, '--json'], world.env);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(await processed(), 'sites done when the backup was there').toBeLessThan(SITES);
    answerTheOthers();
    await until('the sync has ended', async () => (await status(job_id)).status === 'completed');
  }, 300_000);

  afterAll(async () => {
    await server?.kill();
    for (const place of places) await place.remove();
    await world?.close();
  });

  it('is a snapshot of one moment, and restores to a server that knows every site', async () => {
    const place = await emptyPlace();
    const restored = await runCliProcess(['restore', file, '--json'], place.env);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(restored.stdout)).toMatchObject({ audit_whole: true, jobs: 1, windows: [] });
    await readStore(place.store, async db => {
      const done = db.selectFrom('job_items').select('site_id').where('state', '=', 'succeeded');
      const sites = await db.selectFrom('sites').select(['id', 'last_sync_at', 'digests_json']).execute();
      const finished = (await done.execute()).map(row => row.site_id);
      expect(finished.length).toBeGreaterThan(5);
      // A result always comes with its synced data, and each digest matches its rows.
      const synced = sites.filter(site => site.last_sync_at !== null).map(site => site.id);
      expect(finished.filter(id => !synced.includes(id))).toEqual([]);
      const plugins = await sql<{ site_id: number }>`select distinct site_id from site_plugins`.execute(db);
      const withDigest = sites.filter(site => site.digests_json !== '{}').map(site => site.id);
      expect(plugins.rows.map(row => row.site_id).toSorted()).toEqual(withDigest.toSorted());
    });
    const copy = await startServer({ ...world.env, ...place.env });
    try {
      const answer = await api('sync-sites-v1', {}, copy);
      await until('the copy has synced all', async () => (await status(answer.job_id, copy)).status === 'completed');
      expect(await status(answer.job_id, copy)).toMatchObject({ succeeded: SITES, failed: 0 });
    } finally {
      await copy.kill();
    }
    expect(await runCliProcess(['audit', 'verify'], place.env)).toMatchObject({ code: 0 });
  });

  it('cannot be opened with another master key', async () => {
    const place = await emptyPlace();
    rmSync(join(place.store.folder, 'master.key'));
    const { code, stderr } = await runCliProcess(['restore', file], {
      ...place.env,
      SITEKEEPER_MASTER_KEY: Buffer.alloc(32, 9).toString('base64'),
    });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^sitekeeper: .* was made with another master key \(id/)]);
    expect(readdirSync(place.store.folder)).toEqual([]);
  });

  it('leaves no file and no lock behind when it is killed halfway', async () => {
    const folder = world.store.folder;
    const killed = join(folder, 'killed.backup');
    const parts = () => readdirSync(folder).filter(name => name.startsWith('killed.backup'));
    const backup = new CliProcess(['backup', killed], world.env);
    await until('it has begun to write', () => parts().length > 0);
    await backup.kill('SIGKILL');
    expect(existsSync(killed) && statSync(killed).size === 0).toBe(false);
    rmSync(killed, { force: true }); // on a machine so fast that all is done
    expect(await runCliProcess(['backup', killed], world.env)).toMatchObject({ code: 0 });
    expect(parts()).toEqual(['killed.backup']);
    expect(await runCliProcess(['restore', '--check', killed], world.env)).toMatchObject({ code: 0 });
  });

  it('leaves an empty target when its restore is killed halfway, and can then be restored there', async () => {
    const place = await emptyPlace();
    const restore = new CliProcess(['restore', file], withName(place.env, 'restore_to_kill'));
    await untilGlimpsed('it has begun to write', () => isRestoring(place));
    await restore.kill('SIGKILL');
    expect(await runCliProcess(['restore', file, '--json'], place.env)).toMatchObject({ code: 0, stderr: '' });
    expect(await runCliProcess(['audit', 'verify'], place.env)).toMatchObject({ code: 0 });
  });

  async function isRestoring(place: RestorePlace): Promise<boolean> {
    if (place.env.DATABASE_URL === '') return existsSync(join(place.store.folder, 'sitekeeper.db.restoring'));
    return readStore(world.store, async db => {
      const seen = sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where application_name = 'restore_to_kill' and backend_xid is not null`;
      return ((await seen.execute(db)).rows[0]?.n ?? 0) > 0;
    });
  }

  function withName(env: Readonly<Record<string, string>>, name: string) {
    if (!env.DATABASE_URL) return env;
    const url = new URL(env.DATABASE_URL);
    url.searchParams.set('application_name', name);
    return { ...env, DATABASE_URL: url.toString() };
  }

  async function api(ability: string, input: object, to = server) {
    return answerOf(`${to.origin}/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`, JSON.stringify({ input }));
  }

  function status(id: string, of = server) {
    return answerOf(`${of.origin}/wp-json/svc/v2/jobs/${id}`);
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
  async function answerOf(url: string, body?: string): Promise<any> {
    const headers = { authorization: world.admin, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(url, { method: body ? 'POST' : 'GET', headers, body: body ?? null });
    expect(answer.status).toBe(200);
    return answer.json();
  }
});

function holdBack({ fleet }: StoredFleet, after: number): () => void {
  const held = Promise.withResolvers<void>();
  const serve = fleet.serve.bind(fleet);
  fleet.serve = async (number, request) => {
    if (number > after) await held.promise;
    return serve(number, request);
  };
  return held.resolve;
}
