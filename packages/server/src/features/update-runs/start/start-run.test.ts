import { expect, it } from 'vitest';
import { eventTypes } from '../../../testing/fixtures.ts';
import { manualClock } from '../../../testing/index.ts';
import { useFleet } from '../runs.fixtures.ts';
import { endUnstartedRuns } from './end-unstarted-runs.ts';
import { startRun } from './start-run.ts';

const clock = manualClock();
const world = useFleet({ sites: 3, worker: false, parts: { clock }, fleet: { plugins: 3 } });

it('ends a run whose start was interrupted by a crash after a while, and frees its sites', async () => {
  const { services } = world().app;
  const order = { siteIds: undefined, types: ['plugin'] as const, slugs: undefined, strategy: undefined };
  const { jobId } = await startRun(world().app.ctx({ kind: 'system', name: 'test' }), order);
  await services.database.write(trx => trx.updateTable('update_runs').set({ state: 'preparing' }).execute());
  await endUnstartedRuns(services);
  const status = async () => (await world().rest(`/jobs/${jobId}`)).body;
  expect(await status()).toMatchObject({ status: 'queued', result: { state: 'preparing' } });
  clock.advance(601_000);
  await endUnstartedRuns(services);
  expect(await status()).toMatchObject({ status: 'failed', failed: 3, result: { state: 'abandoned' } });
  expect((await status()).errors[0].message).toContain('Nothing was sent');
  expect(await eventTypes(world(), { prefix: 'run.' })).toEqual(['run.finished']);
  const again = await startRun(world().app.ctx({ kind: 'system', name: 'test' }), order);
  expect(again).toMatchObject({ sites: 3, busy: [] });
  expect(world().fleet.ledger.summary().calls).toBe(0);
});
