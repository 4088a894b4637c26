import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { verifyAudit } from '@sitekeeper/server';
import { NO_BACKGROUND_TASKS } from '@sitekeeper/server/testing';
import { type Bench, type Line, mustBe } from '../bench.ts';
import { waitForJob } from '../measuring/measure-sync.ts';
import { sleep } from '../measuring/numbers.ts';
import type { Options } from '../options.ts';
import { runTimed } from '../world/cli.ts';
import { startMeasuredServer } from '../world/server.ts';
import { makeStore, type Store } from '../world/store.ts';
import { withWorld } from '../world/world.ts';

/** As P2. */
const SITES = 10_000;
const CONCURRENCY = 400;
/** The progress is asked for often. */
const UNLIMITED = { SITEKEEPER_REQUESTS_PER_MINUTE: '0' };
/** The copy does only the work that is measured. */
const QUIET = {
  ...UNLIMITED,
  ...NO_BACKGROUND_TASKS,
  SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
};

export const backup: Bench = {
  name: 'backup',
  title: 'a backup taken during a sync of {sites} sites and restored elsewhere',
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? SITES;
    const concurrency = options.concurrency ?? CONCURRENCY;
    return withWorld(options, { sites, concurrency, env: UNLIMITED }, async world => {
      const server = await world.startServer();
      await waitForJob(server, await server.api.syncAll()); // every site has its rows
      const job = await server.api.syncAll();
      const done = async () => (await server.api.job(job)).processed;
      while ((await done()) < sites / 10) await sleep(50);
      const before = await done();
      const file = join(world.store.folder, 'taken.backup');
      const made = await runTimed(['backup', file], world.store.env);
      const after = await done();
      await waitForJob(server, job);
      await server.child.end();
      const place = await makeStore(options.postgres, QUIET);
      try {
        const { env } = place;
        const other = { ...env, SITEKEEPER_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') };
        const refused = await runTimed(['restore', file], other);
        copyFileSync(join(world.store.folder, 'master.key'), join(place.folder, 'master.key'));
        const restored = await runTimed(['restore', file], env);
        const seen = await lookInto(place, job);
        const copy = await startMeasuredServer(place, world.authorization, options.serverNode);
        const again = await waitForJob(copy, await copy.api.syncAll());
        await copy.child.end();
        return [
          { what: 'sites done when the backup began', figure: before, unit: '' },
          {
            what: 'sites done when the backup was complete',
            figure: after,
            unit: '',
            goal: mustBe(after < sites, 'not yet all'),
          },
          { what: 'backup, including verification', figure: made.seconds, unit: 's' },
          { what: 'memory of the backup, peak', figure: made.peakMb, unit: 'MB' },
          { what: 'size of the file', figure: statSync(file).size / 1e6, unit: 'MB' },
          { what: 'restore, including comparison', figure: restored.seconds, unit: 's' },
          { what: 'memory of the restore, peak', figure: restored.peakMb, unit: 'MB' },
          {
            what: 'results of the sync in the copy',
            figure: seen.results,
            unit: '',
            goal: mustBe(seen.results >= before && seen.results < sites, 'some, not all'),
          },
          {
            what: 'of those, without what the site reported',
            figure: seen.torn,
            unit: '',
            goal: mustBe(made.code === 0 && restored.code === 0 && seen.torn === 0 && seen.auditWhole, 'none'),
          },
          {
            what: 'sites synced by the copy',
            figure: again.succeeded,
            unit: '',
            floor: sites,
            floorIs: 'all',
            goal: mustBe(again.succeeded === sites, 'all'),
          },
          {
            what: 'exit code of a restore with another master key',
            figure: refused.code,
            unit: '',
            goal: mustBe(refused.code === 1, 'refused'),
          },
        ];
      } finally {
        await place.remove();
      }
    });
  },
};

/** Whether the data in the store is consistent: with each result of the sync there is what the site reported in it. */
async function lookInto(store: Store, job: string) {
  const app = await store.open();
  try {
    const { db } = app.services.database;
    const results = await db
      .selectFrom('job_items')
      .innerJoin('jobs', 'jobs.id', 'job_items.job_id')
      .innerJoin('sites', 'sites.id', 'job_items.site_id')
      .select(['sites.last_sync_at', 'jobs.created_at'])
      .where('jobs.id', '=', job)
      .where('state', '=', 'succeeded')
      .execute();
    const torn = results.filter(({ last_sync_at, created_at }) => (last_sync_at ?? 0) < created_at);
    const auditWhole = (await verifyAudit(app.services)).problem === undefined;
    return { results: results.length, torn: torn.length, auditWhole };
  } finally {
    await app.close();
  }
}
