import { beforeAll, expect, it } from 'vitest';
import { useFleet } from '../runs.fixtures.ts';

const SITES = 12;
/** Those whose turn came before that, however slow this machine is. */
const IN_HAND = 6;
const FILE = 'lantern-forms/lantern-forms.php';
/** One site at a time: the others have been asked for their versions, and wait for their turn. */
const env = { SITEKEEPER_SYNC_CONCURRENCY: '1' };
const world = useFleet({ sites: SITES, fleet: { plugins: 2, latency: 50 }, env });
const sent = () => world().fleet.ledger.entries({ fn: 'installplugintheme' }).length;
beforeAll(() => world().fleet.release(FILE, '2.0'));

it('sends nothing to sites whose turn comes after the job was canceled', async () => {
  for (let k = 1; k <= SITES; k++) world().fleet.site(k).setPlugin(FILE, { version: '1.0', active: true });
  await world().post('sync-sites-v1', {});
  const { body: run } = await world().post('run-updates-v1', { slugs: [FILE] });
  await world().jobEnd(run.job_id);
  world().fleet.ledger.reset();
  const { body } = await world().rest(`/update-runs/${run.job_id}/roll-back`, {
    method: 'POST',
    body: { state: 'updated' },
  });
  expect(body).toMatchObject({ sites: SITES });
  await expect.poll(sent, { interval: 5, timeout: 20_000 }).toBeGreaterThan(0);
  expect((await world().post('cancel-job-v1', { job_id: body.job_id })).body).toMatchObject({ status: 'canceled' });
  await expect.poll(() => world().app.services.queue.size('job-sites'), { timeout: 20_000 }).toBe(0);
  await world().worker?.idle();
  expect(sent()).toBeLessThanOrEqual(IN_HAND);
  const { body: after } = await world().get('get-update-run-v1', { job_id: run.job_id, per_page: 200 });
  const states = after.items.map(({ state }: { state: string }) => state);
  expect(states.filter((state: string) => state === 'rolled_back')).toHaveLength(sent());
  expect(states.filter((state: string) => state === 'updated')).toHaveLength(SITES - sent());
  const { items } = (await world().get('list-job-items-v1', { job_id: body.job_id, per_page: 200 })).body;
  const notDone = items.filter(({ state }: { state: string }) => state === 'canceled');
  expect(notDone.length).toBeLessThanOrEqual(SITES - sent());
});
