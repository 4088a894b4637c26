import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createJob } from '../../jobs/index.ts';
import { itemsOf, UNKNOWN_RUN, useFleet } from '../runs.fixtures.ts';
import { rollBackUpdatesJob } from './roll-back-updates.job.ts';
import { insertRollBacks } from './roll-backs.store.ts';

const SITES = 4;
const FILE = 'lantern-forms/lantern-forms.php';
const world = useFleet({ sites: SITES, fleet: { plugins: 2 } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const site = (k: number) => world().fleet.site(k);
const versions = (...sites: number[]) => sites.map(k => site(k).plugin(FILE)?.version);
const installs = (k: number) => world().fleet.ledger.entries({ site: k, fn: 'installplugintheme' }).length;
const rollBack = (job_id: string, more: object = {}) =>
  world().rest(`/update-runs/${job_id}/roll-back`, { method: 'POST', body: more });
const failuresOf = async (job_id: string) => (await world().get('get-update-run-v1', { job_id })).body.failures;
beforeAll(() => world().fleet.release(FILE, '2.0'));

/** A run that brought the plugin from 1.0 to 2.0 on all sites, and broke some. */
async function updated(...broken: number[]): Promise<string> {
  for (let k = 1; k <= SITES; k++) site(k).setPlugin(FILE, { version: '1.0', active: true });
  await world().post('sync-sites-v1', {});
  for (const k of broken) site(k).setFaults('update_breaks_site');
  const strategy = { rollback: false, canary_percent: 100, failure_threshold_percent: 100 };
  const { body } = await world().post('run-updates-v1', { slugs: [FILE], strategy });
  await world().jobEnd(body.job_id);
  for (const k of broken) site(k).setFaults();
  expect(versions(1, 2, 3, 4)).toEqual(Array(SITES).fill('2.0'));
  world().fleet.ledger.reset();
  return body.job_id;
}

it('rolls a group of failures back as a job, once, and nothing else', async () => {
  const job_id = await updated(1, 2);
  const [failure] = await failuresOf(job_id);
  expect(failure).toMatchObject({ state: 'needs_attention', updates: 2, can_roll_back: 2 });
  const both = await Promise.all([1, 2].map(() => rollBack(job_id, { cause: failure.cause })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ body }) => body.updates).sort()).toEqual([0, 2]);
  const started = both.find(({ body }) => body.updates === 2)?.body;
  expect(started).toMatchObject({
    sites: 2,
    message: '2 updates on 2 sites will be rolled back.',
    not_rolled_back: {},
  });
  expect(await world().jobEnd(started.job_id)).toMatchObject({ status: 'completed', succeeded: 2, failed: 0 });
  expect(versions(1, 2, 3, 4)).toEqual(['1.0', '1.0', '2.0', '2.0']);
  expect([1, 2, 3, 4].map(installs)).toEqual([1, 1, 0, 0]);
  expect((await itemsOf(world(), job_id)).map(({ state }) => state).sort()).toEqual([
    'rolled_back',
    'rolled_back',
    'updated',
    'updated',
  ]);
  const again = await rollBack(job_id);
  expect(again.body).toMatchObject({ job_id: null, updates: 0, message: 'None of these updates can be rolled back.' });
  const audit = await world().get('list-audit-log-v1', { action: 'updates.roll_back_started' });
  expect(audit.body.items).toHaveLength(1);
});

it('rolls back what went well, too, on the sites of one client alone', async () => {
  const job_id = await updated();
  const { body: client } = await world().post('add-client-v1', { name: 'Acme', selected_sites: [idOf(3)] });
  const { body } = await rollBack(job_id, { state: 'updated', client_id: client.id });
  expect(body).toMatchObject({ sites: 1, updates: 1 });
  await world().jobEnd(body.job_id);
  expect(versions(1, 2, 3, 4)).toEqual(['2.0', '2.0', '1.0', '2.0']);
});

it('tells a hostile site and one that was changed meanwhile from the others, and can be repeated', async () => {
  const job_id = await updated(1, 2, 3, 4);
  const single = { job_id, site_id_or_domain: idOf(1), type: 'plugins', slug: FILE };
  expect((await world().post('roll-back-update-v1', single)).body.state).toBe('rolled_back');
  site(2).setFaults('gzip_bomb');
  onTestFinished(() => site(2).setFaults());
  site(4).setPlugin(FILE, { version: '3.0' });
  const { body } = await rollBack(job_id);
  expect(body).toMatchObject({ sites: 3, updates: 3 });
  expect(await world().jobEnd(body.job_id)).toMatchObject({ succeeded: 1, failed: 2 });
  expect(versions(1, 2, 3, 4)).toEqual(['1.0', '2.0', '1.0', '3.0']);
  expect([1, 2, 3, 4].map(installs)).toEqual([1, 0, 1, 0]);
  const results = await world().get('list-job-items-v1', { job_id: body.job_id, state: 'failed' });
  expect(results.body.items.map(({ message }: { message: string }) => message).sort()).toEqual([
    expect.stringMatching(/^Lantern Forms: /),
    expect.stringMatching(/^Lantern Forms: The site no longer has version 2.0/),
  ]);
  site(2).setFaults();
  const again = await rollBack(job_id);
  expect(again.body).toMatchObject({ sites: 2 });
  expect(await world().jobEnd(again.body.job_id)).toMatchObject({ succeeded: 1, failed: 1 });
  expect(versions(1, 2, 3, 4)).toEqual(['1.0', '1.0', '1.0', '3.0']);
});

it('looks after a crash at what it had sent, and sends nothing twice', async () => {
  const job_id = await updated(1, 2, 3);
  // As the crash left it: sent to the first two sites, which only the first one did; the third had not had its turn.
  site(1).setPlugin(FILE, { version: '1.0' });
  const { database } = world().app.services;
  const ctx = world().app.ctx({ kind: 'system', name: 'test' });
  const id = await database.write(async trx => {
    await trx
      .updateTable('update_run_items')
      .set({ state: 'rolling_back', finished_at: 1, sent_at: 1 })
      .where('job_id', '=', job_id)
      .where('site_id', 'in', [idOf(1), idOf(2)])
      .execute();
    const made = await createJob(trx, ctx, rollBackUpdatesJob.type, [idOf(1), idOf(2), idOf(3)]);
    const items = await trx.selectFrom('update_run_items').selectAll().where('job_id', '=', job_id).execute();
    const wanted = items.filter(({ site_id }) => site_id !== idOf(4));
    await insertRollBacks(trx, database.engine, made, job_id, wanted);
    await trx
      .updateTable('update_roll_backs')
      .set({ sent_at: 1 })
      .where('job_id', '=', made)
      .where('site_id', 'in', [idOf(1), idOf(2)])
      .execute();
    return made;
  });
  expect(await world().jobEnd(id)).toMatchObject({ succeeded: 2, failed: 1 });
  expect(versions(1, 2, 3)).toEqual(['1.0', '2.0', '1.0']);
  expect([1, 2, 3].map(installs)).toEqual([0, 0, 1]);
  // Fails if it counts from now: other updates of the site would wait for what has ended long ago.
  const second = database.db.selectFrom('update_run_items').select('finished_at').where('job_id', '=', job_id);
  expect(await second.where('site_id', '=', idOf(2)).execute()).toEqual([{ finished_at: 1 }]);
});

// Seen to fail without: the update stayed, and somebody had to ask for the rollback again.
it('gives a site in maintenance another turn', async () => {
  const job_id = await updated(1);
  site(1).setFaults('maintenance');
  onTestFinished(() => site(1).setFaults());
  const { database, clock } = world().app.services;
  // No message of it is handed out: the worker would take the turns.
  const id = 'rollback_00000000-0000-4000-8000-000000000001';
  await database.write(async trx => {
    const job = { id, type: rollBackUpdatesJob.type, status: 'processing', total: 1, requested_by: 'anna' };
    const now = clock.now();
    await trx
      .insertInto('jobs')
      .values({ ...job, created_at: now, started_at: now, timed_out: 0 })
      .execute();
    const of = trx.selectFrom('update_run_items').selectAll().where('job_id', '=', job_id);
    await insertRollBacks(trx, database.engine, id, job_id, await of.where('site_id', '=', idOf(1)).execute());
  });
  const ctx = world().app.ctx({ kind: 'system', name: 'test' });
  const turn = (attempt: number) => rollBackUpdatesJob.runSite(ctx, idOf(1), id, attempt);
  expect(await turn(1)).toMatchObject({ ok: false, cause: 'maintenance', retryInMs: 30_000 });
  site(1).setFaults();
  expect(await turn(2)).toMatchObject({ ok: true, data: { rolled_back: 1 } });
  expect([versions(1), installs(1)]).toEqual([['1.0'], 1]);
});

it('refuses a run that it does not know', async () => {
  expect(await rollBack(UNKNOWN_RUN)).toMatchObject({ status: 404, body: { code: 'svc_job_not_found' } });
});
