import { beforeEach, describe, expect, it } from 'vitest';
import { failures, refusedPaths, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import type { SiteStatus } from '../site.ts';

const env = { SITEKEEPER_BATCH_INLINE_LIMIT: '6', SITEKEEPER_DEADLINE_SYNC: '1' };
const world = useWorld({ sites: 6, seeded: true, env });
const sync = (list?: unknown) => world().post('sync-sites-v1', list === undefined ? {} : { site_ids_or_domains: list });
const id = (k: number) => world().siteIds[k - 1] as number;
const url = (k: number) => `${world().fleet.url(k)}/`;
const item = (k: number) => ({ id: id(k), url: expect.stringContaining(world().fleet.url(k)), name: `Site ${k}` });
const setStatus = (status: SiteStatus, ...ks: number[]) =>
  world().app.services.database.write(trx =>
    trx.updateTable('sites').set({ status }).where('id', 'in', ks.map(id)).execute(),
  );

describe('sync-sites', () => {
  beforeEach(async () => {
    for (let k = 1; k <= 6; k++) world().fleet.site(k).setFaults();
    world().fleet.ledger.reset();
    await setStatus('connected', 1, 2, 3, 4, 5, 6);
  });

  it('syncs the named sites and returns the exact fields, in the order of the request', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const { status, body } = await sync([id(2), world().fleet.url(1)]);
    expect(status).toBe(200);
    expect(body).toEqual({ queued: false, synced: [item(2), item(1)], errors: [], total_synced: 2, total_errors: 0 });
    const detail = (await world().post('get-site-v1', { site_id_or_domain: id(2) })).body;
    expect(detail.wp_version).toBe(world().fleet.site(2).core);
    expect(Date.parse(detail.last_sync)).toBeGreaterThanOrEqual(before);
    expect(world().fleet.ledger.summary().functions).toEqual({ stats: 2 });
  });

  it.each([
    ['no input', undefined],
    ['an empty list', []],
  ])('%s means all connected sites; suspended and disconnected ones are left out', async (_what, list) => {
    await setStatus('suspended', 5);
    await setStatus('disconnected', 6);
    const { body } = await sync(list);
    expect(body).toEqual({
      queued: false,
      synced: [item(1), item(2), item(3), item(4)],
      errors: [],
      total_synced: 4,
      total_errors: 0,
    });
    expect([world().fleet.ledger.site(5).calls, world().fleet.ledger.site(6).calls]).toEqual([0, 0]);
  });

  it('reports suspended, disconnected and unknown sites when they are named, and sends them nothing', async () => {
    await setStatus('suspended', 1);
    await setStatus('disconnected', 2);
    const { status, body } = await sync([id(1), url(2), id(3), 987_654, 'nowhere.example']);
    expect(status).toBe(200);
    expect(body).toMatchObject({ synced: [item(3)], total_synced: 1, total_errors: 4 });
    expect(body.errors).toHaveLength(4);
    expect(body.errors).toEqual(
      expect.arrayContaining(
        failures(
          [id(1), 'svc_site_suspended'],
          [url(2), 'svc_site_disconnected'],
          [987_654, 'svc_site_not_found'],
          ['nowhere.example', 'svc_site_not_found'],
        ),
      ),
    );
    expect(world().fleet.ledger.summary().sitesCalled).toBe(1);
  });

  it('syncs a site once, however often it is named', async () => {
    const { body } = await sync([id(1), url(1), String(id(1)), id(1)]);
    expect(body).toMatchObject({ total_synced: 1, total_errors: 0 });
    expect(world().fleet.ledger.summary().calls).toBe(1);
  });

  it('gives each failed site its own entry, and delays no other site', async () => {
    world().fleet.site(1).setFaults('http500');
    world().fleet.site(2).setFaults('hang');
    world().fleet.site(3).setFaults('reset');
    world().fleet.site(4).setFaults('maintenance');
    const { status, body } = await sync();
    expect(status).toBe(200);
    expect(body).toEqual({
      queued: false,
      synced: [item(5), item(6)],
      errors: failures(
        [id(1), 'svc_connection_failed'],
        [id(2), 'svc_site_timeout'],
        [id(3), 'svc_site_offline'],
        [id(4), 'svc_site_offline'],
      ),
      total_synced: 2,
      total_errors: 4,
    });
    expect((await siteRow(world(), id(1))).sync_error_code).toBe('connection_failed');
    expect((await siteRow(world(), id(1))).status).toBe('connected');
  });

  it('disconnects a site that no longer accepts our key, and shows that at once', async () => {
    world().fleet.site(6).setFaults({ name: 'key_lost', times: 1 });
    const { body } = await sync([id(6)]);
    expect(body.errors).toEqual(failures([id(6), 'svc_connection_failed']));
    expect((await world().get('list-sites-v1', { status: 'disconnected' })).body.items).toMatchObject([{ id: id(6) }]);
    expect((await world().post('reconnect-site-v1', { site_id_or_domain: id(6) })).status).toBe(502);
  });

  it('rejects a scalar in place of a list: it never means all sites', async () => {
    for (const list of [id(1), url(1), null, {}]) {
      expect(refusedPaths(await sync(list))).toEqual(['input.site_ids_or_domains']);
    }
    expect(refusedPaths(await world().post('sync-sites-v1', { site_ids: [1] }))).toEqual(['input.site_ids']);
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it('queues the work when more sites are affected than a request should wait for', async () => {
    const extra = await storeSite(world(), { url: 'https://seventh.example/' });
    const { status, body } = await sync();
    expect(status).toBe(200);
    expect(body).toEqual({
      queued: true,
      job_id: expect.stringMatching(/^sync_[0-9a-f-]{36}$/),
      status_url: `${world().origin}/wp-json/svc/v2/jobs/${body.job_id}`,
      sites_queued: 7,
    });
    expect(world().fleet.ledger.summary().calls).toBe(0);
    const job = await world().request(new URL(body.status_url).pathname);
    expect(job.body).toMatchObject({ job_id: body.job_id, type: 'sync', status: 'queued', total: 7 });
    await world().post('suspend-site-v1', { site_id_or_domain: extra });
    expect((await sync()).body.queued).toBe(false);
    const named = (await sync([...world().siteIds, extra, 'nowhere.example'])).body;
    expect(named).toMatchObject({
      queued: true,
      sites_queued: 7,
      errors: failures(['nowhere.example', 'svc_site_not_found']),
    });
  });

  it('begins early with sites that let their last sync wait in vain', async () => {
    const { database, queue } = world().app.services;
    const extra = await storeSite(world(), { url: 'https://eighth.example/' });
    await setStatus('connected', 1);
    await database.write(trx =>
      trx.updateTable('sites').set({ sync_error_code: 'site_timeout' }).where('id', '=', extra).execute(),
    );
    const { body } = await sync([...world().siteIds, extra]);
    const bodies = (await queue.claim('job-sites', 10)).map(message => message.body as { job_id: string });
    const siteIds = [id(1), id(2), id(3), id(4), extra, id(5), id(6)];
    expect(bodies.filter(({ job_id }) => job_id === body.job_id)).toEqual([
      expect.objectContaining({ site_ids: siteIds }),
    ]);
  });
});
