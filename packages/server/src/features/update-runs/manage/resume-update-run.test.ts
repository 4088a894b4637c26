import { expect, it } from 'vitest';
import { eventTypes, expectError } from '../../../testing/fixtures.ts';
import { uncommitted, waitForLock } from '../../../testing/wait-for-lock.ts';
import { lockRun } from '../run.store.ts';
import { haltedRun, itemsOf, UNKNOWN_RUN, useFleet } from '../runs.fixtures.ts';

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

it('installs nothing that somebody ignored meanwhile', async () => {
  const job_id = await haltedRun(world());
  world().fleet.setFaults({});
  const sent = async () => (await itemsOf(world(), job_id)).filter(item => item.sent_at !== null);
  const before = await sent();
  const slugs = [...new Set((await itemsOf(world(), job_id)).map(({ slug }) => slug))];
  expect(slugs).toContain('standard-issue');
  await world().post('ignore-updates-v1', { type: 'themes', slugs });
  world().fleet.ledger.reset();
  await resume(job_id);
  await world().jobEnd(job_id);
  expect(
    world()
      .fleet.ledger.entries()
      .filter(({ fn }) => fn === 'upgradeplugintheme'),
  ).toEqual([]);
  expect(await sent()).toEqual(before);
  const items = (await itemsOf(world(), job_id)).filter(item => item.sent_at === null);
  expect(items).toContainEqual(
    expect.objectContaining({ slug: 'standard-issue', state: 'skipped', reason: 'ignored' }),
  );
  expect(items.every(({ reason }) => reason === 'ignored')).toBe(true);
  await world().post('unignore-updates-v1', { type: 'themes', slugs });
});

it('refuses to resume a run that is not halted or does not exist', async () => {
  const { body } = await world().post('run-updates-v1', { type: ['themes'] });
  await world().jobEnd(body.job_id);
  expect(expectError(await resume(body.job_id), { status: 409, code: 'svc_invalid_state' })).toContain('finished');
  expectError(await resume(UNKNOWN_RUN), { status: 404, code: 'svc_job_not_found' });
});
