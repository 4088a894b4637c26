import { expect, it } from 'vitest';
import { auditOf } from '../../../testing/fixtures.ts';
import { JOB_QUEUE } from '../../jobs/job.ts';
import { jobHandler } from '../../jobs/job-handler.ts';
import { updateRunsJob } from '../update-runs.job.ts';
import { useOneUpdate } from './one-update.fixtures.ts';

const on = useOneUpdate(5);
const { db, write, siteId, item, changes, leftIn, leftUpdated } = on;
const services = () => on.world.app.services;

/** What was stored of the front page does not parse: whoever looks at the page fails unexpectedly. */
const stumble = () =>
  write(trx => trx.updateTable('update_run_sites').set({ front_json: '{' }).where('job_id', '=', on.jobId).execute());

async function workOff(): Promise<void> {
  const handler = jobHandler(services(), [updateRunsJob]);
  for (const message of await services().queue.claim(JOB_QUEUE, 100)) {
    await handler.handle(message);
    await services().queue.complete([message.id]);
  }
}

const resultOf = () =>
  db().selectFrom('job_items').select(['state', 'code', 'message']).where('job_id', '=', on.jobId).execute();

// Seen to fail without: the update stayed "sent" for good, and the others of its network waited for it.
it.each(['sent', 'rolling_back'] as const)(
  'an update that a bug leaves %s is unknown, and its site is looked at until it works',
  async state => {
    await leftUpdated();
    if (state === 'rolling_back') await leftIn(state);
    await stumble();
    await workOff();
    const broken = { state: 'needs_attention', reason: 'outcome_unknown', look_at: expect.any(Number) };
    expect(await item()).toMatchObject(broken);
    expect(await resultOf()).toEqual([
      { state: 'failed', code: 'update_failed', message: expect.stringContaining('could not be determined') },
    ]);
    expect(await auditOf(services().database, siteId())).toContain('update.needs_attention');
    expect(changes()).toEqual([]);
  },
);

it('one that was not sent before the bug has failed, and says where to read more', async () => {
  // Whoever stores what the site has now fails unexpectedly.
  await write(trx => trx.updateTable('sites').set({ digests_json: '{' }).where('id', '=', siteId()).execute());
  await workOff();
  expect(await item()).toMatchObject({ state: 'failed', reason: 'internal_error', sent_at: null });
  expect(await resultOf()).toMatchObject([{ state: 'failed', code: 'internal_error' }]);
  const outcome = db().selectFrom('update_run_sites').select('outcome').where('job_id', '=', on.jobId);
  expect(await outcome.execute()).toEqual([{ outcome: 'untouched' }]);
  expect(changes()).toEqual([]);
});
