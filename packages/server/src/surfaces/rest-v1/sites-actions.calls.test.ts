import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeSite } from '../../testing/fixtures.ts';
import { failed, useV1 } from './v1.fixtures.ts';

const { world, get, post } = useV1({ sites: 3, seeded: true, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '4' } });
const id = (k: number) => world().siteIds[k - 1] as number;

beforeAll(async () => {
  await world().post('sync-sites-v1');
  await storeSite(world(), { url: 'https://zz-off.example/', name: 'Zz off', status: 'disconnected' });
});

describe('actions on several sites', () => {
  beforeEach(async () => {
    const { database } = world().app.services;
    for (let k = 1; k <= 3; k++) world().fleet.site(k).setFaults();
    await database.write(trx =>
      trx
        .updateTable('sites')
        .set({ status: 'connected' })
        .where('id', 'in', [id(1), id(2), id(3)])
        .execute(),
    );
    world().fleet.ledger.reset();
  });

  it('sync-sites syncs all connected sites, and names those that failed', async () => {
    world().fleet.site(2).setFaults({ name: 'http500' });
    const { status, body } = await post('sites/sync-sites');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      SUCCESS: 'Sites synced: 2, failed: 1.',
      data: { total_synced: 2, errors: [{ identifier: id(2) }] },
    });
  });

  it('sync-sites syncs only the named sites', async () => {
    await post('sites/sync-sites', { site_ids: `${id(1)},${world().fleet.url(3)}` });
    expect([1, 2, 3].map(k => world().fleet.ledger.site(k).calls > 0)).toEqual([true, false, true]);
  });

  it.each(['sync-sites', 'check-sites'])('%s fails if none of the named sites succeeded', async callback => {
    const answer = await post(`sites/${callback}`, { site_ids: [999, 'nowhere.example'] });
    expect(answer).toMatchObject(failed(404, 'svc_site_not_found'));
    expect(answer.body.data.errors).toMatchObject([{ identifier: 999 }, { identifier: 'nowhere.example' }]);
  });

  it('check-sites checks sites, and counts those that responded', async () => {
    const { body } = await post('sites/check-sites', { site_ids: [id(1), id(2)] });
    expect(body).toMatchObject({
      SUCCESS: 'Sites checked: 2, responded: 2.',
      data: { summary: { reachable: 2 } },
    });
  });

  it('become a job for many sites', async () => {
    for (let at = 0; at < 3; at++) await storeSite(world(), { url: `https://job-${at}.example/` });
    for (const callback of ['sync-sites', 'check-sites']) {
      const { body } = await post(`sites/${callback}`);
      expect(body.data).toMatchObject({ queued: true, job_id: expect.any(String) });
      expect(body.SUCCESS).toContain(body.data.job_id);
      expect((await world().rest(`/jobs/${body.data.job_id}`)).body).toMatchObject({ status: 'queued' });
    }
  });

  it('disconnect-sites disconnects the named sites, never all', async () => {
    const { status, body } = await post('sites/disconnect-sites', { site_ids: [id(1), 999] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ SUCCESS: 'Sites disconnected: 1, failed: 1.', data: { total_disconnected: 1 } });
    expect((await get('site/site', { site_id: id(1) })).body.status).toBe('disconnected');
    for (const nothing of [{}, { site_ids: [] }, { site_ids: '' }]) {
      expect(await post('sites/disconnect-sites', nothing)).toMatchObject(
        failed(400, 'rest_invalid_param', { params: { site_ids: expect.any(String) } }),
      );
    }
    expect(await post('sites/disconnect-sites', { site_ids: 999 })).toMatchObject({ status: 400 });
    expect(await post('sites/disconnect-sites', { site_ids: '999' })).toMatchObject(failed(404, 'svc_site_not_found'));
    expect((await get('sites/disconnected-sites-count')).body).toEqual({ count: 2 });
  });

  it.each(['sync-sites', 'check-sites'])('%s never takes an empty list to mean all sites', async callback => {
    for (const site_ids of [[], '', ' , ']) {
      expect(await post(`sites/${callback}`, { site_ids })).toMatchObject(
        failed(400, 'rest_invalid_param', { params: { site_ids: expect.any(String) } }),
      );
    }
    expect(world().fleet.ledger.summary().calls ?? 0).toBe(0);
  });
});
