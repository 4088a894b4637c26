import { expect, it } from 'vitest';
import { expectError } from '../../../testing/fixtures.ts';
import { haltedRun, itemsOf, useFleet } from '../runs.fixtures.ts';

const world = useFleet({ sites: 6, fleet: { plugins: 3 } });

it('names the halted run that holds an update wherever updates are requested, until the run is resumed or abandoned', async () => {
  const job_id = await haltedRun(world());
  const { run } = (await world().get('get-update-run-v1', { job_id })).body;
  expect(run.halt_reason).toBe('The only site attempted in this wave failed.');
  const halt = { code: 'sites_failed', failed: 1, attempted: 1 };
  expect(run.halt).toEqual(halt);
  const holder = { job_id, state: 'halted', waits_for: 'decision', halt_reason: run.halt_reason, halt };

  const ofSite = await world().post('run-site-updates-v1', { site_id_or_domain: world().siteIds[0], type: ['themes'] });
  const message = expectError(ofSite, { status: 409, code: 'svc_site_busy', data: { job_id, run: holder } });
  expect(message).toContain(job_id);
  expect(message).toMatch(/^The site is already in update run .*halted.*Resume or abandon/);

  const ofFleet = await world().post('run-updates-v1', { type: ['themes'] });
  expect(ofFleet.body).toMatchObject({ job_id, queued_count: 0, held_by: [{ ...holder, sites: 6 }] });
  expect(ofFleet.body.message).toMatch(/^6 sites are already in update run .*halted.*Resume or abandon/);
  const planned = await world().post('plan-updates-v1', { type: ['themes'] });
  expect(planned.body).toMatchObject({ sites: 0, updates: 0, held_sites: 6, held_by: [{ ...holder, sites: 6 }] });

  const [first, ...others] = world().siteIds;
  const named = await world().post('run-updates-v1', { type: ['themes'], site_ids_or_domains: [first] });
  expect(named.body).toMatchObject({ job_id, held_by: [{ ...holder, sites: 1 }] });
  expect(others).toHaveLength(5);

  await world().post('abandon-update-run-v1', { job_id });
  world().fleet.setFaults({});
  const after = await world().post('run-updates-v1', { type: ['themes'] });
  expect(after.body).toMatchObject({ sites: 6, held_by: [] });
  expect(after.body.message).toMatch(/^The run was started: \d+ updates on 6 sites\.$/);
  await world().jobEnd(after.body.job_id);
});

it('a halted run waits for a decision: its job is neither running nor completed', async () => {
  const job_id = await haltedRun(world());
  expect((await world().rest(`/jobs/${job_id}`)).body).toMatchObject({ status: 'processing', halted: true });
  const jobs = async (input: object) =>
    (await world().get('list-jobs-v1', { ...input })).body.items.map((job: { job_id: string }) => job.job_id);
  expect(await jobs({ halted: true })).toEqual([job_id]);
  expect(await jobs({ active: true, halted: false })).not.toContain(job_id);
  const runs = async (state: string) => (await world().get('list-update-runs-v1', { state })).body;
  expect(await runs('halted')).toMatchObject({ total: 1, items: [{ job_id, state: 'halted' }] });
  const overview = async () => (await world().get('get-overview-v1', {})).body;
  expect(await overview()).toMatchObject({
    update_runs: { halted: { count: 1 } },
    jobs: { running: { count: 0 } },
  });

  world().fleet.setFaults({});
  await world().post('resume-update-run-v1', { job_id });
  expect((await world().rest(`/jobs/${job_id}`)).body.halted).toBe(false);
  await world().jobEnd(job_id);
  expect(await overview()).toMatchObject({ update_runs: { halted: { count: 0 } } });
  expect(await runs('halted')).toMatchObject({ total: 0 });
  expect((await runs('finished')).items.map((run: { job_id: string }) => run.job_id)).toContain(job_id);
});

it('groups the failures of a run by cause, and retries them cause by cause', async () => {
  const [one, two, three] = world().siteIds;
  for (let k = 1; k <= 3; k++) world().fleet.site(k).setTheme('standard-issue', '1.0');
  await world().post('sync-sites-v1', {});
  world().fleet.site(1).setFaults('update_download_failed');
  world().fleet.site(2).setFaults('update_noop_success');
  const sites = { site_ids_or_domains: [one, two, three] };
  const { body } = await world().post('run-updates-v1', { type: ['themes'], slugs: ['standard-issue'], ...sites });
  await world().jobEnd(body.job_id);
  const get = async (input: object = {}) =>
    (await world().get('get-update-run-v1', { job_id: body.job_id, ...input })).body;
  const { failures } = await get();
  expect(failures).toHaveLength(2);
  expect(failures).toMatchObject([
    { state: 'failed', updates: 1, sites: 1, message: expect.stringMatching(/\S/) },
    { state: 'failed', updates: 1, sites: 1 },
  ]);
  const causes = failures.map(({ cause }: { cause: string }) => cause);
  expect(causes).toEqual(expect.arrayContaining(['download_failed', 'not_updated']));
  expect(await get({ state: 'failed', cause: 'download_failed' })).toMatchObject({
    total: 1,
    items: [{ site_id: one, cause: 'download_failed', reason: 'not_updated' }],
  });

  world().fleet.site(1).setFaults();
  const failed_in = { job_id: body.job_id, cause: 'download_failed' };
  expect((await world().post('plan-updates-v1', { failed_in })).body).toMatchObject({ sites: 1, updates: 1 });
  const again = await world().post('run-updates-v1', { failed_in });
  expect(again.body).toMatchObject({ sites: 1, queued_count: 1, message: 'The run was started: 1 update on 1 site.' });
  await world().jobEnd(again.body.job_id);
  expect(await itemsOf(world(), again.body.job_id)).toMatchObject([{ site_id: one, state: 'updated' }]);
  const none = await world().post('run-updates-v1', { failed_in });
  expect(none.body).toMatchObject({ job_id: null, message: 'There is nothing to update.' });
  world().fleet.site(2).setFaults();
});

it('counts no site as succeeded if the run skipped its only plugin', async () => {
  const slug = 'chalk-courses/chalk-courses.php';
  const judged = new Map<number, boolean>();
  for (let k = 1; k <= 6; k++) world().fleet.site(k).setPlugin(slug, { version: '1.8.0' });
  await world().post('sync-sites-v1', {});
  for (const { site_id, updates } of (await world().get('list-updates-v1', { slug })).body.items) {
    judged.set(site_id, updates[0].php_compatible);
  }
  const old = [...judged].find(([, fits]) => !fits)?.[0];
  const { body } = await world().post('run-site-updates-v1', { site_id_or_domain: old, slugs: [slug] });
  expect(body.message).toBe('Nothing will be updated: the site requires a newer WordPress or PHP for it.');
  const job = await world().jobEnd(body.job_id);
  expect(job).toMatchObject({ status: 'completed', succeeded: 0, failed: 0, skipped: 1, result: { skipped: 1 } });
  const { items } = (await world().get('list-job-items-v1', { job_id: body.job_id })).body;
  expect(items[0].message).toMatch(/^Nothing was updated\. Chalk Courses: /);
});
