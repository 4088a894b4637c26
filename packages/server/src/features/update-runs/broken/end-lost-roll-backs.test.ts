import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Trx } from '../../../ports/database/port.ts';
import { auditOf } from '../../../testing/fixtures.ts';
import { createJob } from '../../jobs/index.ts';
import { rollBackUpdatesJob } from '../roll-back/roll-back-updates.job.ts';
import { insertRollBacks } from '../roll-back/roll-backs.store.ts';
import { markRollingBackOnRequest, selectItemsOfSite } from '../run-items.store.ts';
import { itemsOf, PACKAGES, useFleet } from '../runs.fixtures.ts';
import { endLostRollBacks } from './end-lost-roll-backs.ts';

const FILE = 'lantern-forms/lantern-forms.php';
const world = useFleet({ sites: 7, worker: false, fleet: { plugins: 2 } });
const database = () => world().app.services.database;
const write = (work: (trx: Trx) => Promise<unknown>) => database().write(work);
const LONG_AGO = 1;

let k = 0;
let job_id: string;
beforeEach(() => {
  k += 1;
});
const id = () => world().siteIds[k - 1] as number;
const site = () => world().fleet.site(k);

/** An update of the site that has the front page broken, and was being rolled back on request when the process died. */
async function leftRollingBack(sentAt = LONG_AGO): Promise<void> {
  job_id = `update_00000000-0000-4000-8000-00000000000${k}`;
  site().setPlugin(FILE, { version: '2.0', active: true });
  site().setFaults('update_breaks_site');
  await write(async trx => {
    const job = { id: job_id, type: 'update', status: 'completed', total: 1, requested_by: 'anna', created_at: 1 };
    await trx
      .insertInto('jobs')
      .values({ ...job, started_at: 1, completed_at: 2, timed_out: 0 })
      .execute();
    const run = { job_id, state: 'finished', scope: 'sites', wave: 1, types_json: '["plugin"]', created_at: 1 };
    await trx
      .insertInto('update_runs')
      .values({ ...run, min_age_days: 0 })
      .execute();
    await trx.insertInto('job_items').values({ job_id, site_id: id(), state: 'failed' }).execute();
    const versions = { type: 'plugin', slug: FILE, name: 'Lantern Forms', from_version: '1.0', to_version: '2.0' };
    const from = {
      package: `https://${PACKAGES}/plugin/lantern-forms.2.0.zip`,
      package_host: PACKAGES,
      package_named: 1,
    };
    const state = { state: 'rolling_back', reason: 'front_page_status' };
    const item = { job_id, site_id: id(), seq: 1, ...versions, ...from, ...state };
    await trx
      .insertInto('update_run_items')
      .values({ ...item, sent_at: 1, finished_at: sentAt })
      .execute();
  });
}

const stateNow = async () => (await itemsOf(world(), job_id))[0]?.state;
const inInbox = async () => {
  const { items } = (await world().get('list-inbox-v1', { kind: ['site_broken'], per_page: 100 })).body;
  return items.some((item: { id: string }) => item.id === `site_broken:${id()}`);
};

beforeAll(() => world().fleet.release(FILE, '2.0'));

// Seen to fail without: the update stayed "rolling back" for good, and its broken site was in no list.
it('a requested rollback that a crash cut off is unknown, and its site is watched until it works', async () => {
  await leftRollingBack();
  expect(await inInbox()).toBe(false);
  await endLostRollBacks(world().app.services);
  expect(await itemsOf(world(), job_id)).toMatchObject([
    {
      state: 'needs_attention',
      reason: 'outcome_unknown',
      message: expect.stringContaining('Version 1.0 was sent to the site'),
    },
  ]);
  expect(await inInbox()).toBe(true);
  expect(await auditOf(database(), id())).toContain('update.needs_attention');
  const due = database().db.selectFrom('update_run_items').select('look_at').where('job_id', '=', job_id);
  expect(await due.execute()).toEqual([{ look_at: expect.any(Number) }]);
});

it('one that may still be running is left alone', async () => {
  await leftRollingBack(world().app.services.clock.now() - 600_000);
  await endLostRollBacks(world().app.services);
  expect(await stateNow()).toBe('rolling_back');
});

it('one whose site is being changed right now is left alone', async () => {
  await leftRollingBack();
  const until_at = world().app.services.clock.now() + 60_000;
  await write(trx =>
    trx
      .insertInto('leases')
      .values({ name: `site:${id()}`, holder: 'another', until_at })
      .execute(),
  );
  await endLostRollBacks(world().app.services);
  expect(await stateNow()).toBe('rolling_back');
});

it('one that its run will settle is left alone', async () => {
  await leftRollingBack();
  await write(trx => trx.updateTable('job_items').set({ state: 'pending' }).where('job_id', '=', job_id).execute());
  await endLostRollBacks(world().app.services);
  expect(await stateNow()).toBe('rolling_back');
});

it('one that a job will settle is left alone until the job has ended', async () => {
  await leftRollingBack();
  const ctx = world().app.ctx({ kind: 'system', name: 'test' });
  const made = await database().write(async trx => {
    const made = await createJob(trx, ctx, rollBackUpdatesJob.type, [id()]);
    await insertRollBacks(trx, database().engine, made, job_id, [{ site_id: id(), seq: 1 }]);
    return made;
  });
  await endLostRollBacks(world().app.services);
  expect(await stateNow()).toBe('rolling_back');
  await write(trx => trx.updateTable('jobs').set({ status: 'completed' }).where('id', '=', made).execute());
  await endLostRollBacks(world().app.services);
  expect(await stateNow()).toBe('needs_attention');
});

// Seen to fail when its end counted as the time at which it was sent: the site was said to be busy for 10 more minutes.
it('a lost rollback can be asked for again at once, as its message says', async () => {
  await leftRollingBack();
  await endLostRollBacks(world().app.services);
  expect(await itemsOf(world(), job_id)).toMatchObject([{ message: expect.stringContaining('roll back again') }]);
  site().setFaults();
  const which = { job_id, site_id_or_domain: id(), type: 'plugins', slug: FILE };
  expect((await world().post('roll-back-update-v1', which)).body).toMatchObject({ state: 'rolled_back' });
  expect(site().plugin(FILE)?.version).toBe('1.0');
});

// Seen to fail when only the state was compared.
it('one that is asked for again while it is being ended is left alone', async () => {
  await leftRollingBack();
  const { services } = world().app;
  const [item] = await selectItemsOfSite(database().db, job_id, id());
  if (!item) throw new Error('no item');
  const asking = {
    ...database(),
    async write<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
      await write(trx => markRollingBackOnRequest(trx, item, services.clock.now()));
      return database().write(work);
    },
  };
  await endLostRollBacks({ ...services, database: asking });
  expect(await stateNow()).toBe('rolling_back');
});
