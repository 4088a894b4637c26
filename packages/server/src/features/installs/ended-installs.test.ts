import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { keepUpJobs } from '../jobs/index.ts';
import { bareSites, PLUGIN_FILE, SLUG, useBareSites } from './install.fixtures.ts';
import { installJob } from './install.job.ts';

const SITES = 30;
/** One site at a time: the others have been asked what they have, and wait for their turn to install. */
const SLOWLY = { sites: SITES, worker: true, fleet: { latency: 50 }, env: { SITEKEEPER_SYNC_CONCURRENCY: '1' } };
/** Those whose turn came before that, however slow this machine is. */
const IN_HAND = 10;
const world = useBareSites(SLOWLY);
beforeEach(() => bareSites(world()));
const sent = ({ fleet }: World) => fleet.ledger.entries({ fn: 'installplugintheme' }).length;

async function begun(world: World): Promise<string> {
  const input = { site_ids_or_domains: world.siteIds, type: 'plugin', slug: SLUG };
  const { body } = await world.post('install-on-sites-v1', input);
  await expect.poll(() => sent(world), { interval: 5, timeout: 20_000 }).toBeGreaterThan(0);
  return body.job_id;
}

it('sends nothing to sites whose turn comes after the job was canceled', async () => {
  const job_id = await begun(world());
  expect((await world().post('cancel-job-v1', { job_id })).body).toMatchObject({ status: 'canceled' });
  await expect.poll(() => world().app.services.queue.size('job-sites'), { timeout: 20_000 }).toBe(0);
  await world().worker?.idle();
  expect(sent(world())).toBeLessThanOrEqual(IN_HAND);
});

it('sends nothing to sites whose turn comes after the server was told to stop', async () => {
  const stopped = await makeWorld({ seeded: true, ...SLOWLY });
  await begun(stopped);
  await stopped.app.close(20_000);
  expect(sent(stopped)).toBeLessThanOrEqual(IN_HAND);
  await stopped.fleet.close();
  await stopped.store.remove();
});

const cancel = (world: World, job_id: string) => world.post('cancel-job-v1', { job_id });
const timeOut = ({ app: { services } }: World) =>
  keepUpJobs({ ...services, clock: { ...services.clock, now: () => Date.now() + 2 * DAY_MS } });

it.each([
  ['canceled', 'svc_canceled', cancel],
  ['given up', 'svc_job_timed_out', timeOut],
])('does not know the outcome on sites that were installing when the job was %s', async (_how, code, end) => {
  const idle = await makeWorld({ seeded: true, sites: 2 });
  bareSites(idle);
  const [first = 0, second = 0] = idle.siteIds;
  const input = { site_ids_or_domains: [first, second], type: 'plugin', slug: SLUG };
  const { job_id } = (await idle.post('install-on-sites-v1', input)).body;
  // As in a process whose result of the first site is not stored yet.
  await installJob.runSite(idle.app.ctx({ kind: 'system', name: 'test' }), first, job_id, 1);
  expect(idle.fleet.site(1).plugins.map(({ file }) => file)).toContain(PLUGIN_FILE);
  await end(idle, job_id);
  const { items } = (await idle.get('list-job-items-v1', { job_id })).body;
  const message = expect.stringMatching(/^It is not known whether the plugin was installed\. The job ended .* Check/);
  expect(items).toMatchObject([{ state: 'failed', code: 'svc_outcome_unknown', message }, { code }]);
  // Its message comes again after a crash: the site is looked at.
  const { db } = idle.app.services.database;
  expect(await installJob.begunOn?.(db, job_id, [first, second])).toEqual([first]);
  await idle.close();
});
