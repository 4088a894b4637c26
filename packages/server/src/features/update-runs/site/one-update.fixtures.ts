import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Trx } from '../../../ports/database/port.ts';
import { manualClock, type World } from '../../../testing/index.ts';
import { makeSyncedFleet, PACKAGES } from '../runs.fixtures.ts';
import { startRun } from '../start/start-run.ts';
import { type Strategy, withDefaults } from '../strategy.ts';
import { updateSiteItems } from './update-site-items.ts';

export const LANTERN = 'lantern-forms/lantern-forms.php';
export const SECOND = 1000;

/** For each test, a run over one plugin of a fresh site, of which nothing was sent yet. Nobody works on it. */
export function useOneUpdate(sites: number) {
  const clock = manualClock();
  const on = {
    clock,
    world: undefined as unknown as World,
    /** The number of the site. */
    k: 0,
    jobId: '',
    ctx: () => on.world.app.ctx({ kind: 'system', name: 'test' }),
    db: () => on.world.app.services.database.db,
    write: (work: (trx: Trx) => Promise<unknown>) => on.world.app.services.database.write(work),
    siteId: () => on.world.siteIds[on.k - 1] as number,
    site: () => on.world.fleet.site(on.k),
    run: (attempt = 1, unready = 0) => updateSiteItems(on.ctx(), on.siteId(), on.jobId, attempt, unready),
    item: () =>
      on.db().selectFrom('update_run_items').selectAll().where('job_id', '=', on.jobId).executeTakeFirstOrThrow(),
    changes: () =>
      on.world.fleet.ledger
        .entries({ site: on.k })
        .filter(({ fn }) => ['upgradeplugintheme', 'installplugintheme'].includes(fn)),
    setItem: (set: object) =>
      on.write(trx => trx.updateTable('update_run_items').set(set).where('job_id', '=', on.jobId).execute()),

    /** Begins a run over the plugin, which is that of the test from then on. */
    async begin(siteIds: readonly number[], strategy?: Strategy): Promise<void> {
      const order = { siteIds, types: ['plugin'] as const, slugs: [LANTERN], strategy };
      on.jobId = (await startRun(on.ctx(), order)).jobId as string;
    },

    /** As a crash left it. */
    async leftIn(state: 'sent' | 'rolling_back'): Promise<void> {
      await on.setItem({ state, sent_at: clock.now(), reason: state === 'sent' ? null : 'front_page_status' });
      const front = JSON.stringify({ status: 200, bytes: 500 });
      await on.write(trx =>
        trx.updateTable('update_run_sites').set({ front_json: front }).where('job_id', '=', on.jobId).execute(),
      );
    },

    /** The site has the update, and the earlier version can be restored. */
    async leftUpdated(): Promise<string> {
      await on.leftIn('sent');
      const { to_version } = await on.item();
      await on.setItem({ package: `https://${PACKAGES}/plugin/lantern-forms.${to_version}.zip` });
      on.site().setPlugin(LANTERN, { version: to_version });
      return to_version;
    },
  };

  beforeAll(async () => {
    on.world = await makeSyncedFleet({ sites, worker: false, parts: { clock }, fleet: { plugins: 2 } });
    on.world.fleet.release(LANTERN, '2.0');
  });
  afterAll(() => on.world?.close());
  beforeEach(async () => {
    on.k += 1;
    on.site().setPlugin(LANTERN, { version: '1.0', active: true });
    await on.world.post('sync-sites-v1', { site_ids_or_domains: [on.siteId()] });
    on.world.fleet.ledger.reset();
    await on.begin([on.siteId()], withDefaults({}));
  });
  return on;
}

/** Advances the clock until the work is done. @param ms In each step: few where what waits must not be over. */
export async function passTime(clock: { advance(ms: number): void }, work: Promise<unknown>, ms = 500): Promise<void> {
  let done = false;
  const end = () => {
    done = true;
  };
  work.then(end, end);
  const tick = () => {
    clock.advance(ms);
    return done;
  };
  await expect.poll(tick, { interval: 5, timeout: 30_000 }).toBe(true);
}
