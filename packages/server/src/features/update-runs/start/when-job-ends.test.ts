import { expect, it } from 'vitest';
import { jobHasEnded } from '../../jobs/index.ts';
import { useFleet } from '../runs.fixtures.ts';
import { whenJobEnds } from './when-job-ends.ts';

const world = useFleet({ sites: 1, worker: false, fleet: { plugins: 4 } });

// Fails if only the job and the time end it: a server that is to stop then waits for its grace period.
it('a request no longer waits for a run once its process is to stop', async () => {
  const { services } = world().app;
  const { job_id } = (await world().post('run-updates-v1', { type: ['plugins'] })).body;
  const stop = new AbortController();
  const waits = whenJobEnds({ ...services, stopping: stop.signal }, job_id);
  stop.abort();
  await waits;
  expect(await jobHasEnded(services.database.db, job_id)).toBe(false);
});
