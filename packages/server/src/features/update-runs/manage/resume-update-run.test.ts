import { expect, it } from 'vitest';
import { eventTypes, expectError } from '../../../testing/fixtures.ts';
import { uncommitted, waitForLock } from '../../../testing/wait-for-lock.ts';
import { lockRun } from '../run.store.ts';
import { haltedRun, UNKNOWN_RUN, useFleet } from '../runs.fixtures.ts';

const world = useFleet({ sites: 6, fleet: { plugins: 3 } });
const resume = (job_id: string) => world().post('resume-update-run-v1', { job_id });

it('resumes a halted run, and only once per halt', async () => {
  const job_id = await haltedRun(world());
  world().fleet.setFaults({});
  const { database } = world().app.services;
  const goOn = await uncommitted(database, trx => lockRun(trx, job_id));
  const resumed = Promise.all([resume(job_id), resume(job_id)]); // both have read that it is halted
  await waitForLock(database, 2);
  await goOn();
  const [one, two] = await resumed;
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  const refused = [one, two].find(({ status }) => status === 409);
  expect(refused?.body.message).not.toContain('this one is halted');
  expect([one, two].find(({ status }) => status === 200)?.body).toMatchObject({
    state: 'running',
    wave: 2,
    halt_reason: null,
    halt: null,
  });
  const end = await world().jobEnd(job_id);
  expect(await eventTypes(world(), { prefix: 'run.' })).toEqual(['run.halted', 'run.resumed', 'run.finished']);
  expect(end).toMatchObject({ status: 'completed', processed: 6, failed: 1, result: { state: 'finished' } });
});

it('refuses to resume a run that is not halted or does not exist', async () => {
  const { body } = await world().post('run-updates-v1', { type: ['themes'] });
  await world().jobEnd(body.job_id);
  expect(expectError(await resume(body.job_id), { status: 409, code: 'svc_invalid_state' })).toContain('finished');
  expectError(await resume(UNKNOWN_RUN), { status: 404, code: 'svc_job_not_found' });
});
