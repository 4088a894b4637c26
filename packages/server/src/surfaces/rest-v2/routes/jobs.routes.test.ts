import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../../ports/database/port.ts';
import { makeWorld, type World } from '../../../testing/index.ts';

let world: World;
let jobId: string;
beforeAll(async () => {
  world = await makeWorld({ sites: 3, seeded: true, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '2' } });
  const { body } = await world.post('sync-sites-v1');
  jobId = body.job_id;
  expect(body).toMatchObject({
    queued: true,
    sites_queued: 3,
    status_url: `${world.origin}/wp-json/svc/v2/jobs/${jobId}`,
  });
});
afterAll(() => world.close());

const QUEUED = {
  type: 'sync',
  status: 'queued',
  progress: 0,
  processed: 0,
  total: 3,
  succeeded: 0,
  failed: 0,
  skipped: 0,
  halted: false,
};

describe('REST jobs', () => {
  it('are listed in the list envelope', async () => {
    const { status, headers, body } = await world.rest('/jobs');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: 1,
      total: 1,
      page: 1,
      per_page: 20,
      pages: 1,
      data: [{ job_id: jobId, ...QUEUED, started_at: null, completed_at: null, job_timed_out: false }],
    });
    expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['1', '1']);
    const none = await world.rest('/jobs?status=failed&page=3&per_page=5');
    expect(none.body).toEqual({ success: 1, total: 0, page: 3, per_page: 5, pages: 0, data: [] });
  });

  it('are returned without an envelope, as the status_url promises', async () => {
    const { status, body } = await world.rest(`/jobs/${jobId}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      job_id: jobId,
      ...QUEUED,
      started_at: null,
      completed_at: null,
      errors: [],
      job_timed_out: false,
    });
  });

  it('tell at the next request what another process has stored', async () => {
    const other = world.store.open();
    const processed = async () => (await world.rest(`/jobs/${jobId}`)).body.processed;
    const set = (state: string) => (trx: Trx) =>
      trx
        .updateTable('job_items')
        .set({ state })
        .where('site_id', '=', world.siteIds[0] ?? 0)
        .execute();
    for (const pauseMs of [0, 50]) {
      expect([await processed(), await processed()]).toEqual([0, 0]);
      await other.write(set('succeeded'));
      await sleep(pauseMs);
      expect(await processed()).toBe(1);
      await other.write(set('pending'));
    }
    await other.close();
  });

  it('list their sites in pages', async () => {
    const { body, headers } = await world.rest(`/jobs/${jobId}/items?per_page=2&page=2&state=pending`);
    const item = {
      site_id: world.siteIds[2],
      state: 'pending',
      code: null,
      cause: null,
      message: null,
      data: null,
      finished_at: null,
    };
    expect(body).toEqual({ success: 1, total: 3, page: 2, per_page: 2, pages: 2, data: [item] });
    expect(headers.get('x-wp-totalpages')).toBe('2');
    const unasked = await world.rest(`/jobs/${jobId}/items`);
    expect(unasked.body).toMatchObject({ total: 3, page: 1, per_page: 20 });
  });

  it.each(['GET /jobs/:id', 'GET /jobs/:id/items', 'POST /jobs/:id/cancel'])(
    '%s returns 404 for an unknown job',
    async route => {
      const [method = '', path = ''] = route.split(' ');
      for (const id of ['sync_00000000-0000-4000-8000-000000000000', 'nonsense']) {
        const answer = await world.rest(path.replace(':id', id), { method });
        const data = { status: 404 };
        expect(answer).toMatchObject({ status: 404, body: { success: 0, code: 'svc_job_not_found', data } });
      }
    },
  );

  it.each([
    ['/jobs?per_page=201', 'per_page'],
    ['/jobs?page=0', 'page'],
    ['/jobs?status=done', 'status'],
    ['/jobs?unknown=1', 'unknown'],
    [`/jobs/${'x'.repeat(201)}`, 'job_id'],
    ['/jobs/nonsense/items?state=gone', 'state'],
  ])('%s is invalid input', async (path, name) => {
    const { status, body } = await world.rest(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: 0, code: 'rest_invalid_param', data: { status: 400 } });
    expect(body.data.errors.map((error: { path: string }) => error.path)).toContain(name);
  });

  it('prefer path parameters to those of body and query', async () => {
    const other = 'sync_00000000-0000-4000-8000-000000000000';
    expect((await world.rest(`/jobs/${jobId}?job_id=${other}`)).body.job_id).toBe(jobId);
    const unknown = await world.rest(`/jobs/${other}/cancel?job_id=${jobId}`, {
      method: 'POST',
      body: { job_id: jobId },
    });
    expect(unknown.status).toBe(404);
    expect((await world.rest(`/jobs/${jobId}`)).body.status).toBe('queued');
  });

  it.each(['[1]', '5', '"x"', 'null'])('reject the body %s', async text => {
    const headers = { authorization: world.admin, 'content-type': 'application/json' };
    const url = `${world.origin}/wp-json/svc/v2/jobs/${jobId}/cancel`;
    const answer = await fetch(url, { method: 'POST', body: text, headers });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'rest_invalid_param']);
  });

  it('return all errors with success 0 and the status in the body', async () => {
    const wrong = [
      await world.rest('/nothing'),
      await world.rest('/jobs', { method: 'DELETE' }),
      await world.rest('/jobs', { auth: '' }),
      await world.rest(`/jobs/${jobId}/cancel`, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: {} }),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([404, 405, 401, 415]);
    for (const { status, body } of wrong) expect(body).toMatchObject({ success: 0, data: { status } });
  });

  it('are canceled once, with a form as well as with JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = `${world.origin}/wp-json/svc/v2/jobs/${jobId}/cancel`;
    const refused = await fetch(url, {
      method: 'POST',
      body: 'extra=1',
      headers: { ...headers, authorization: world.admin },
    });
    expect(refused.status).toBe(400);
    const init = { method: 'POST', body: '', headers: { ...headers, authorization: world.admin } };
    const answer = await fetch(url, init);
    expect(await answer.json()).toMatchObject({ job_id: jobId, status: 'canceled', processed: 0, progress: 0 });
    expect(await world.rest(`/jobs/${jobId}/cancel`, { method: 'POST' })).toMatchObject({
      status: 409,
      body: { success: 0, code: 'svc_invalid_state' },
    });
  });
});
