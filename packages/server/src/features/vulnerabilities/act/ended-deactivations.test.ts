import { expect, it } from 'vitest';
import { useMade } from '../../../testing/use-made.ts';
import { makeHoles } from './patched-fleet.fixtures.ts';

/** One site at a time. */
const env = { SITEKEEPER_SYNC_CONCURRENCY: '1' };
const made = useMade(
  () => makeHoles({ sites: 2, env, fleet: { plugins: 8, slowMs: 500 } }),
  ({ world }) => world.close(),
);

it('does not know whether plugins were deactivated on a site that was doing it when the job was canceled', async () => {
  const { world, open } = made();
  for (const k of [1, 2]) world.fleet.site(k).setFaults({ name: 'slow', on: 'plugin_action' });
  const { body } = await world.post('deactivate-vulnerable-plugins-v1', { vulnerability_ids: ['open'] });
  const asked = () => world.fleet.ledger.entries({ fn: 'plugin_action' });
  await expect.poll(() => asked().length, { interval: 5, timeout: 20_000 }).toBe(1);
  await world.post('cancel-job-v1', { job_id: body.job_id });
  await world.worker?.idle();
  const [sent] = asked();
  expect(asked()).toHaveLength(1);
  expect(world.fleet.site(sent?.site as number).plugin(open)?.active).toBe(false);
  const { items } = (await world.get('list-job-items-v1', { job_id: body.job_id })).body;
  const message = expect.stringMatching(/^It is not known whether the plugins were deactivated\. .* Sync the site/);
  const unknown = { state: 'failed', code: 'svc_outcome_unknown', message };
  const canceled = { state: 'canceled', code: 'svc_canceled' };
  expect(items).toMatchObject(sent?.site === 1 ? [unknown, canceled] : [canceled, unknown]);
});
