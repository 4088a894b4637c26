import { expect, it } from 'vitest';
import { done, UNKNOWN_JOB, useJobs } from './job.fixtures.ts';

const jobs = useJobs();

it('shows a job from queued to completed', async () => {
  const { queue, work, status, clock } = jobs();
  const id = await queue([1, 2, 3]);
  expect(await status(id)).toEqual({
    job_id: id,
    type: 'sync',
    status: 'queued',
    progress: 0,
    processed: 0,
    total: 3,
    succeeded: 0,
    failed: 0,
    skipped: 0,
    halted: false,
    started_at: null,
    completed_at: null,
    errors: [],
    job_timed_out: false,
  });
  clock.advance(5_000);
  await work(async siteId => {
    if (siteId === 1)
      expect(await status(id)).toMatchObject({ status: 'processing', started_at: '2026-01-01T00:00:05Z' });
    return siteId === 2 ? { ok: false, code: 'site_offline', message: 'It is down.' } : { ok: true };
  });
  expect(await status(id)).toEqual({
    job_id: id,
    type: 'sync',
    status: 'completed',
    progress: 100,
    processed: 3,
    total: 3,
    succeeded: 2,
    failed: 1,
    skipped: 0,
    halted: false,
    started_at: '2026-01-01T00:00:05Z',
    completed_at: '2026-01-01T00:00:05Z',
    job_timed_out: false,
    errors: [{ site_id: 2, code: 'svc_site_offline', message: 'It is down.' }],
  });
});

it('counts whole percents, never 100 before the end', async () => {
  const { queue, work, status } = jobs();
  const id = await queue(Array.from({ length: 201 }, (_, index) => index + 1));
  const seen: unknown[] = [];
  await work(async siteId => {
    if (siteId === 201) seen.push((await status(id)).progress);
    return done();
  });
  expect(seen).toEqual([99]);
  expect(await status(id)).toMatchObject({ progress: 100, status: 'completed' });
});

it('counts a site with nothing to do as skipped, not as succeeded', async () => {
  const { queue, work, status, world } = jobs();
  const id = await queue([1, 2]);
  await work(async siteId => (siteId === 1 ? { ok: true } : { ok: true, skipped: 'It is up to date.' }));
  expect(await status(id)).toMatchObject({
    status: 'completed',
    progress: 100,
    processed: 2,
    succeeded: 1,
    failed: 0,
    skipped: 1,
  });
  const { items } = (await world.get('list-job-items-v1', { job_id: id, state: 'skipped' })).body;
  expect(items).toMatchObject([{ site_id: 2, state: 'skipped', code: null, message: 'It is up to date.' }]);
});

it('lists the first 1,000 failed sites', async () => {
  const { queue, work, status } = jobs();
  const id = await queue(Array.from({ length: 1010 }, (_, index) => index + 1));
  await work(async () => ({ ok: false, code: 'site_timeout', message: 'Too slow.' }));
  const body = await status(id);
  expect(body).toMatchObject({ failed: 1010, status: 'completed' });
  expect(body.errors).toHaveLength(1000);
});

it('returns 404 for an unknown job', async () => {
  const { world } = jobs();
  for (const job_id of [UNKNOWN_JOB, "sync_'; drop table jobs"]) {
    const answer = await world.get('get-batch-job-status-v1', { job_id });
    expect(answer).toMatchObject({ status: 404, body: { code: 'svc_job_not_found', data: { status: 404 } } });
  }
  expect((await world.get('get-batch-job-status-v1')).body.data.errors).toEqual([
    { path: 'input.job_id', message: 'is required', reason: 'missing' },
  ]);
});

it('includes the result of the job as a whole, for types that have one', async () => {
  const { queue, world, status } = jobs();
  const results = world.app.services.jobResults as Map<string, (ctx: unknown, jobId: string) => Promise<object>>;
  const id = await queue([1]);
  expect(await status(id)).not.toHaveProperty('result');
  results.set('sync', async (_ctx, jobId) => ({ rows: 3, of: jobId }));
  expect(await status(id)).toMatchObject({ result: { rows: 3, of: id } });
  results.delete('sync');
});
