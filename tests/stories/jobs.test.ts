import { type Answer, makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';

const SITES = 201;

describe('a sync of more than 200 sites', () => {
  let world: World;
  let queued: Answer;
  const seen: Answer['body'][] = [];

  beforeAll(async () => {
    world = await makeWorld({
      sites: SITES,
      seeded: true,
      fleet: { plugins: 4, latency: 30 },
      env: { SITEKEEPER_SYNC_CONCURRENCY: '10' },
    });
    world.fleet.site(3).setFaults('http500');
    queued = await world.post('sync-sites-v1');
  });
  afterAll(() => world.close());

  it('becomes a job, and the answer says where to follow it', () => {
    const { job_id } = queued.body;
    expect(queued.status).toBe(200);
    expect(job_id).toMatch(/^sync_[0-9a-f]{8}-[0-9a-f-]{27}$/);
    const status_url = `${world.origin}/wp-json/svc/v2/jobs/${job_id}`;
    expect(queued.body).toEqual({ queued: true, job_id, status_url, sites_queued: SITES });
    expect(world.fleet.ledger.summary().calls).toBe(0);
  });

  it('stays queued until a worker runs', async () => {
    const { body } = await status();
    expect(body).toEqual({
      job_id: queued.body.job_id,
      type: 'sync',
      status: 'queued',
      progress: 0,
      processed: 0,
      total: SITES,
      succeeded: 0,
      failed: 0,
      started_at: null,
      completed_at: null,
      errors: [],
      job_timed_out: false,
      skipped: 0,
      halted: false,
    });
    seen.push(body);
  });

  it('goes from queued through processing to completed', async () => {
    world.app.startWorker();
    await until('the job has ended', async () => {
      seen.push((await status()).body);
      return !['queued', 'processing'].includes(seen.at(-1).status);
    });
    const statuses = seen.map(({ status }) => status).filter((status, i, all) => status !== all[i - 1]);
    expect(statuses).toEqual(['queued', 'processing', 'completed']);
  });

  it('never loses progress', () => {
    for (const [i, now] of seen.entries()) {
      const before = seen[Math.max(0, i - 1)];
      expect(now.processed).toBeGreaterThanOrEqual(before.processed);
      expect(now.progress).toBe(Math.floor((now.processed / SITES) * 100));
      expect(now.succeeded + now.failed).toBe(now.processed);
    }
  });

  it('counts a failed site as done, and names it with what to do', () => {
    const end = seen.at(-1);
    expect(end).toMatchObject({
      status: 'completed',
      progress: 100,
      processed: SITES,
      succeeded: SITES - 1,
      failed: 1,
    });
    expect(end.errors).toEqual([
      { site_id: world.siteIds[2], code: 'svc_connection_failed', message: expect.stringContaining('error log') },
    ]);
    expect(Date.parse(end.completed_at)).toBeGreaterThanOrEqual(Date.parse(end.started_at));
  });

  it('lists the result of each site, page by page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(page => items(`per_page=100&page=${page}`)));
    expect(pages.map(({ body }) => body.data.length)).toEqual([100, 100, 1, 0]);
    const all = pages.flatMap(({ body }) => body.data);
    expect(all.map(({ site_id }) => site_id)).toEqual(world.siteIds);
    expect(pages[0]?.body).toMatchObject({ success: 1, total: SITES, page: 1, per_page: 100, pages: 3 });
    expect(pages[0]?.headers.get('x-wp-total')).toBe(String(SITES));
    expect(pages[0]?.headers.get('x-wp-totalpages')).toBe('3');
    const failed = await items('state=failed');
    expect(failed.body.data).toMatchObject([
      { site_id: world.siteIds[2], state: 'failed', code: 'svc_connection_failed' },
    ]);
  });

  it('returns the same over REST, the ability and a key with read permission', async () => {
    const auth = await world.key('read');
    const overRest = await world.rest(`/jobs/${queued.body.job_id}`, { auth });
    const overAbility = await world.get('get-batch-job-status-v1', { job_id: queued.body.job_id }, { auth });
    expect(overRest.body).toEqual(seen.at(-1));
    expect(overAbility.body).toEqual(seen.at(-1));
  });

  it('calls each site once', () => {
    const { functions, sitesCalled } = world.fleet.ledger.summary();
    expect(sitesCalled).toBe(SITES);
    expect(functions).toEqual({ stats: SITES + 1 }); // a failed read is repeated at the site's second address
  });

  it('is listed, newest first, and by state', async () => {
    const second = await world.post('check-sites-v1');
    await world.jobEnd(second.body.job_id);
    const list = await world.rest('/jobs');
    expect(list.body).toMatchObject({ success: 1, total: 2, page: 1, pages: 1 });
    expect(list.body.data.map((job: { job_id: string }) => job.job_id)).toEqual([
      second.body.job_id,
      queued.body.job_id,
    ]);
    expect(list.body.data[0]).not.toHaveProperty('errors');
    expect((await world.rest('/jobs?status=completed')).body.total).toBe(2);
    expect((await world.rest('/jobs?status=processing')).body.total).toBe(0);
    expect((await world.rest('/jobs?per_page=1&page=2')).body.data).toMatchObject([{ job_id: queued.body.job_id }]);
  });

  it('is not found under another id', async () => {
    const { status, body } = await world.rest('/jobs/sync_00000000-0000-4000-8000-000000000000');
    expect([status, body.code]).toEqual([404, 'svc_job_not_found']);
  });

  it('cannot be canceled after its end', async () => {
    const { status, body } = await world.rest(`/jobs/${queued.body.job_id}/cancel`, { method: 'POST' });
    expect([status, body.code]).toEqual([409, 'svc_invalid_state']);
  });

  it('stays inside the request for 200 named sites', async () => {
    const { body } = await world.post('sync-sites-v1', { site_ids_or_domains: world.siteIds.slice(0, 200) });
    expect(body).toMatchObject({ queued: false, total_synced: 199, total_errors: 1 });
  });

  function status(): Promise<Answer> {
    return world.rest(`/jobs/${queued.body.job_id}`);
  }

  function items(query: string): Promise<Answer> {
    return world.rest(`/jobs/${queued.body.job_id}/items?${query}`);
  }
});
