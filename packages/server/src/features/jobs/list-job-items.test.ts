import { expect, it } from 'vitest';
import { UNKNOWN_JOB, useJobs } from './job.fixtures.ts';

const jobs = useJobs();

it('shows the result of each site, by id, in pages and by state', async () => {
  const { world, queue, work } = jobs();
  const id = await queue([30, 10, 20]);
  const list = async (input: Record<string, unknown> = {}) =>
    (await world.get('list-job-items-v1', { job_id: id, ...input })).body;
  const pending = { state: 'pending', code: null, cause: null, message: null, data: null, finished_at: null };
  expect((await list()).items).toEqual([10, 20, 30].map(site_id => ({ site_id, ...pending })));
  await work(async siteId =>
    siteId === 20
      ? { ok: false, code: 'connection_failed', cause: 'blocked', message: 'It says no.' }
      : { ok: true, data: { reachable: true, http_status: 200 } },
  );
  const finished_at = '2026-01-01T00:00:00Z';
  const ok = {
    state: 'succeeded',
    code: null,
    cause: null,
    message: null,
    data: { reachable: true, http_status: 200 },
    finished_at,
  };
  const bad = {
    state: 'failed',
    code: 'svc_connection_failed',
    cause: 'blocked',
    message: 'It says no.',
    data: null,
    finished_at,
  };
  expect(await list()).toEqual({
    items: [
      { site_id: 10, ...ok },
      { site_id: 20, ...bad },
      { site_id: 30, ...ok },
    ],
    page: 1,
    per_page: 50,
    total: 3,
  });
  expect(await list({ state: 'succeeded', page: 2, per_page: 1 })).toMatchObject({
    total: 2,
    items: [{ site_id: 30 }],
  });
  expect(await list({ state: 'canceled' })).toMatchObject({ total: 0, items: [] });
});

it('returns 404 for an unknown job, and names wrong input', async () => {
  const { world } = jobs();
  expect(await world.get('list-job-items-v1', { job_id: UNKNOWN_JOB })).toMatchObject({
    status: 404,
    body: { code: 'svc_job_not_found' },
  });
  const { status, body } = await world.get('list-job-items-v1', { job_id: UNKNOWN_JOB, state: 'gone', per_page: 0 });
  expect(status).toBe(400);
  expect(body.data.errors).toHaveLength(2);
});
