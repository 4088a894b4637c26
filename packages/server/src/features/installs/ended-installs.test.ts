import { beforeEach, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';
import { bareSites, SLUG, useBareSites } from './install.fixtures.ts';

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
