import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { hurriedClock, makeWorld, type World } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
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

describe('an install whose answer is lost, on a site that does not answer afterwards either', () => {
  const clock = hurriedClock();
  const mute = useMade(
    () => makeWorld({ seeded: true, sites: 2, parts: { clock } }),
    one => one.close(),
  );
  const runOn = (k: number, job_id: string, attempt: number) =>
    installJob.runSite(mute().app.ctx({ kind: 'system', name: 'test' }), mute().siteIds[k - 1] ?? 0, job_id, attempt);
  async function lost(k: number): Promise<string> {
    bareSites(mute());
    const input = { site_ids_or_domains: [mute().siteIds[k - 1]], type: 'plugin', slug: SLUG };
    const { job_id } = (await mute().post('install-on-sites-v1', input)).body;
    const silent = { name: 'http500', on: 'get_all_plugins', after: 1 } as const;
    mute().fleet.site(k).setFaults({ name: 'change_504_after', on: 'installplugintheme' }, silent);
    expect(await runOn(k, job_id, 1)).toMatchObject({ ok: false, code: 'outcome_unknown', retryInMs: 30_000 });
    return job_id;
  }

  // Seen to fail without: it was unknown for good, although it had been installed.
  it('is looked at again for as long as it may take, and never sent again', async () => {
    const job_id = await lost(1);
    mute().fleet.site(1).setFaults();
    expect(await runOn(1, job_id, 2)).toMatchObject({ ok: true, data: { slug: PLUGIN_FILE } });
    expect(sent(mute())).toBe(1);
  });

  it('is unknown after that', async () => {
    const job_id = await lost(2);
    clock.pass(mute().app.services.settings.updateSeconds * 1000);
    mute().fleet.site(2).setFaults('http500');
    const result = await runOn(2, job_id, 2);
    expect(result).toMatchObject({ ok: false, code: 'outcome_unknown' });
    expect(result).not.toHaveProperty('retryInMs');
    expect(sent(mute())).toBe(1);
  });
});
