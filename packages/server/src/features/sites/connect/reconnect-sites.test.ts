import { beforeEach, describe, expect, it } from 'vitest';
import { failures, refusedPaths, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import type { SiteStatus } from '../site.ts';

const env = { SITEKEEPER_BATCH_INLINE_LIMIT: '4', SITEKEEPER_DEADLINE_SYNC: '1' };
const world = useWorld({ sites: 5, seeded: true, env, worker: true });
const reconnect = (list?: unknown) =>
  world().post('reconnect-sites-v1', list === undefined ? {} : { site_ids_or_domains: list });
const id = (k: number) => world().siteIds[k - 1] as number;
const item = (k: number) => ({ id: id(k), url: expect.stringContaining(world().fleet.url(k)) });
const setStatus = (status: SiteStatus, ...ks: number[]) =>
  world().app.services.database.write(trx =>
    trx.updateTable('sites').set({ status }).where('id', 'in', ks.map(id)).execute(),
  );

describe('reconnect-sites', () => {
  beforeEach(async () => {
    await setStatus('connected', 1);
    await setStatus('disconnected', 2, 3, 4);
    await setStatus('suspended', 5);
    for (let k = 1; k <= 5; k++) world().fleet.site(k).setFaults();
    world().fleet.ledger.reset();
  });

  it.each([
    ['no input', undefined],
    ['an empty list', []],
  ])('%s means all disconnected sites, and only those', async (_what, list) => {
    world().fleet.site(3).setFaults('reset');
    const { status, body } = await reconnect(list);
    expect(status).toBe(200);
    expect(body).toEqual({
      reconnected: [item(2), item(4)],
      errors: failures([id(3), 'svc_site_offline']),
      total_reconnected: 2,
      total_errors: 1,
    });
    expect((await siteRow(world(), id(2))).status).toBe('connected');
    expect((await siteRow(world(), id(3))).status).toBe('disconnected');
    expect([world().fleet.ledger.site(1).calls, world().fleet.ledger.site(5).calls]).toEqual([0, 0]);
  });

  it('verifies connected sites that are named, refuses suspended ones, and reports unknown ones', async () => {
    const { body } = await reconnect([id(5), id(1), world().fleet.url(1), 'nowhere.example', 987_654]);
    expect(body).toMatchObject({ reconnected: [item(1)], total_reconnected: 1, total_errors: 3 });
    expect(body.errors).toEqual(
      expect.arrayContaining(
        failures(
          [id(5), 'svc_site_suspended'],
          ['nowhere.example', 'svc_site_not_found'],
          [987_654, 'svc_site_not_found'],
        ),
      ),
    );
    expect(world().fleet.ledger.summary().functions).toEqual({ stats: 1 });
  });

  it('rejects a scalar in place of a list', async () => {
    expect(refusedPaths(await reconnect(id(2)))).toEqual(['input.site_ids_or_domains']);
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it('becomes a job if there are more sites than a request should wait for', async () => {
    await setStatus('disconnected', 1);
    const nobody = await storeSite(world(), { url: 'http://127.0.0.3:9/', status: 'disconnected' });
    const { body } = await reconnect();
    expect(body).toEqual({
      queued: true,
      job_id: expect.stringMatching(/^reconnect_[0-9a-f-]{36}$/),
      status_url: `${world().origin}/wp-json/svc/v2/jobs/${body.job_id}`,
      sites_queued: 5,
    });
    const end = await world().jobEnd(body.job_id);
    expect(end).toMatchObject({ type: 'reconnect', status: 'completed', total: 5, succeeded: 4, failed: 1 });
    expect(end.errors).toMatchObject([{ site_id: nobody, code: 'svc_site_offline' }]);
    expect((await siteRow(world(), id(4))).status).toBe('connected');
  });
});
