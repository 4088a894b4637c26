import { beforeAll, describe, expect, it } from 'vitest';
import { failures, refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';

const env = { SITEKEEPER_BATCH_INLINE_LIMIT: '4' };
const world = useWorld({ sites: 5, seeded: true, env, worker: true });
const check = (list?: unknown) =>
  world().post('check-sites-v1', list === undefined ? {} : { site_ids_or_domains: list });
const id = (k: number) => world().siteIds[k - 1] as number;
const result = (k: number, reachable: boolean) => ({
  site_id: id(k),
  site_url: expect.stringContaining(world().fleet.url(k)),
  reachable,
  response_time_ms: expect.any(Number),
  ...(reachable ? {} : { message: expect.stringMatching(/\S/) }),
});

beforeAll(async () => {
  await world().post('disconnect-site-v1', { site_id_or_domain: id(3) });
  await world().post('suspend-site-v1', { site_id_or_domain: id(5) });
  world().fleet.site(2).setFaults('http500');
  world().fleet.site(4).setFaults('reset');
});

describe('check-sites', () => {
  it.each([
    ['no input', undefined],
    ['an empty list', []],
  ])('%s means all sites that are not suspended; returns the exact fields', async (_what, list) => {
    const { status, body } = await check(list);
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [result(1, true), result(2, false), result(3, true), result(4, false)],
      summary: { total_checked: 4, reachable: 2, unreachable: 2 },
    });
  });

  it('checks suspended sites that are named, each site once, and reports unknown ones', async () => {
    const { body } = await check([id(5), world().fleet.url(5), 987_654, 'nowhere.example']);
    expect(body).toEqual({
      results: [result(5, true)],
      summary: { total_checked: 1, reachable: 1, unreachable: 0 },
      errors: failures([987_654, 'svc_site_not_found'], ['nowhere.example', 'svc_site_not_found']),
    });
  });

  it('rejects a scalar in place of a list', async () => {
    expect(refusedPaths(await check(id(1)))).toEqual(['input.site_ids_or_domains']);
    expect(refusedPaths(await check('all'))).toEqual(['input.site_ids_or_domains']);
  });

  it('becomes a job if there are more sites than a request should wait for', async () => {
    const nobody = await storeSite(world(), { url: 'http://127.0.0.3:9/' });
    const { body } = await check();
    expect(body).toEqual({
      queued: true,
      job_id: expect.stringMatching(/^check_[0-9a-f-]{36}$/),
      status_url: `${world().origin}/wp-json/svc/v2/jobs/${body.job_id}`,
      sites_queued: 5,
    });
    const end = await world().jobEnd(body.job_id);
    expect(end).toMatchObject({ type: 'check', status: 'completed', total: 5, succeeded: 2, failed: 3 });
    expect(end.errors.map(({ site_id, code }: { site_id: number; code: string }) => [site_id, code])).toEqual([
      [id(2), 'svc_site_offline'],
      [id(4), 'svc_site_offline'],
      [nobody, 'svc_site_offline'],
    ]);
  });
});
