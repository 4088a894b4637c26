import { expect, it } from 'vitest';
import { eventTypes, expectError } from '../../../testing/fixtures.ts';
import { keepUpJobs } from '../../jobs/index.ts';
import { haltedRun, itemsOf, UNKNOWN_RUN, useFleet } from '../runs.fixtures.ts';

const world = useFleet({ sites: 6, fleet: { plugins: 3 } });
const abandon = (job_id: string) => world().post('abandon-update-run-v1', { job_id });

it('abandons a halted run: updates not yet started are skipped, and its sites are free for another run', async () => {
  const job_id = await haltedRun(world());
  world().fleet.setFaults({});
  const { status, body } = await abandon(job_id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'abandoned' });
  const items = await itemsOf(world(), job_id);
  expect(items.filter(({ state }) => ['pending', 'sent'].includes(state))).toEqual([]);
  expect(items.filter(({ reason }) => reason === 'canceled').length).toBeGreaterThan(0);
  expect((await world().rest(`/jobs/${job_id}`)).body.status).toBe('canceled');
  const next = await world().post('run-updates-v1', { type: ['themes'] });
  expect(next.body.sites).toBeGreaterThan(1);
  await world().jobEnd(next.body.job_id);
  expectError(await abandon(job_id), { status: 409, code: 'svc_invalid_state' });
});

it.each([
  ['is canceled', (job_id: string) => world().post('cancel-job-v1', { job_id })],
  ['times out', timeOut],
])('a halted run whose job %s is abandoned, and what waited for a decision about it ends', async (_, end) => {
  const job_id = await haltedRun(world());
  world().fleet.setFaults({});
  const before = await eventTypes(world(), { prefix: 'run.' });
  expect(before.at(-1)).toBe('run.halted');
  await end(job_id);
  expect(await eventTypes(world(), { prefix: 'run.' })).toEqual([...before, 'run.finished']);
  expect((await world().get('get-update-run-v1', { job_id })).body.run.state).toBe('abandoned');
});

async function timeOut(job_id: string): Promise<void> {
  const { services } = world().app;
  const give_up_at = services.clock.now() - 1;
  await services.database.write(trx => trx.updateTable('jobs').set({ give_up_at }).where('id', '=', job_id).execute());
  await keepUpJobs(services);
}

it('records the result of an update in progress even if the site answers after the run was abandoned', async () => {
  const site = world().fleet.site(2);
  const slug = 'lantern-forms/lantern-forms.php';
  site.setPlugin(slug, { version: '1.0', active: true });
  world().fleet.release(slug, '2.0');
  await world().post('sync-sites-v1', { site_ids_or_domains: [world().siteIds[1]] });
  site.setFaults({ name: 'reset', on: 'upgradeplugintheme' }); // nobody knows whether it works on
  const { body } = await world().post('run-site-updates-v1', { site_id_or_domain: world().siteIds[1], slugs: [slug] });
  const state = async () => (await itemsOf(world(), body.job_id)).map(item => item.state);
  await expect.poll(state, { timeout: 20_000 }).toEqual(['sent']);
  expect((await abandon(body.job_id)).body).toMatchObject({ state: 'abandoned', counts: { sent: 1 } });
  site.setPlugin(slug, { version: '2.0' });
  await expect.poll(state, { timeout: 20_000 }).toEqual(['updated']);
  expect((await world().rest(`/jobs/${body.job_id}`)).body).toMatchObject({ status: 'canceled', succeeded: 0 });
  const { items } = (await world().get('list-job-items-v1', { job_id: body.job_id })).body;
  const message = expect.stringMatching(/^It is not known whether the site was updated\. .* The run shows/);
  expect(items).toMatchObject([{ state: 'failed', code: 'svc_outcome_unknown', message }]);
  site.setFaults();
});

it('returns 404 for an unknown run', async () => {
  expectError(await abandon(UNKNOWN_RUN), { status: 404, code: 'svc_job_not_found' });
});
