import { beforeEach, describe, expect, it } from 'vitest';
import type { SiteStatus } from '../../../features/sites/site.ts';
import type { ChildSites } from '../../../ports/child-sites/port.ts';
import { failures, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { instead } from '../../../testing/instead.ts';

const env = { SITEKEEPER_BATCH_INLINE_LIMIT: '4', SITEKEEPER_DEADLINE_SYNC: '3' };
const world = useWorld({ sites: 4, seeded: true, env });
const id = (k: number) => world().siteIds[k - 1] as number;
const selector = (k: number) => encodeURIComponent(world().fleet.url(k).replace('http://', ''));
const rest = (path: string, body?: unknown, method = 'POST') =>
  world().rest(path, { method, ...(body === undefined ? {} : { body }) });
const recordOf = async (site: number) => (await world().rest(`/sites/${site}`)).body.data;
const setStatus = (status: SiteStatus, ...ks: number[]) =>
  world().app.services.database.write(trx =>
    trx.updateTable('sites').set({ status }).where('id', 'in', ks.map(id)).execute(),
  );
const statusOf = async (k: number) => (await siteRow(world(), id(k))).status;

beforeEach(async () => {
  for (let k = 1; k <= 4; k++) {
    world().fleet.site(k).setFaults();
    world().fleet.site(k).setPasswordAuth(false, 'fleet-admin'); // takes a new key without a secret
  }
  await setStatus('connected', 1, 2, 3, 4);
  world().fleet.ledger.reset();
});

describe('one site', () => {
  it.each([
    ['sync', 'connected', 'connected', 'The site was synced.'],
    ['reconnect', 'disconnected', 'connected', 'The site is connected.'],
    ['reconnect', 'connected', 'connected', 'The site is connected.'],
    ['disconnect', 'connected', 'disconnected', 'The site is disconnected.'],
    ['disconnect', 'disconnected', 'disconnected', 'The site is disconnected.'],
    ['suspend', 'disconnected', 'suspended', 'The site is suspended.'],
    ['unsuspend', 'suspended', 'connected', 'The site is no longer suspended.'],
    ['check', 'disconnected', 'disconnected', 'The site responded.'],
    ['rotate-key', 'connected', 'connected', 'The site has a new key.'],
  ] as const)('%s: from %s to %s, by each method, returns the record', async (action, before, after, message) => {
    for (const method of ['POST', 'PUT', 'PATCH']) {
      await setStatus(before, 1);
      const { status, body } = await rest(`/sites/${selector(1)}/${action}`, undefined, method);
      expect({ status, body }).toEqual({ status: 200, body: { success: 1, message, data: await recordOf(id(1)) } });
      expect(body.data).toMatchObject({ id: id(1), status: after });
    }
  });

  it.each(['sync', 'reconnect', 'disconnect', 'suspend', 'unsuspend', 'check', 'rotate-key'])(
    '%s of an unknown site, or with unknown parameters, is refused',
    async action => {
      const gone = await rest(`/sites/987654/${action}`);
      expect([gone.status, gone.body.code]).toEqual([404, 'svc_site_not_found']);
      const more = await rest(`/sites/${id(1)}/${action}`, { include: [1], wait: true });
      expect([more.status, Object.keys(more.body.data.params).sort()]).toEqual([400, ['include', 'wait']]);
    },
  );

  it.each([
    ['sync', 'suspended', 409, 'svc_site_suspended'],
    ['sync', 'disconnected', 409, 'svc_site_disconnected'],
    ['reconnect', 'suspended', 409, 'svc_site_suspended'],
    ['rotate-key', 'suspended', 409, 'svc_site_suspended'],
    ['rotate-key', 'disconnected', 409, 'svc_site_disconnected'],
    ['unsuspend', 'connected', 409, 'svc_invalid_state'],
  ] as const)('%s of a site that is %s is refused without asking the site', async (action, state, status, code) => {
    await setStatus(state, 2);
    const answer = await rest(`/sites/${id(2)}/${action}`);
    expect(answer).toMatchObject({ status, body: { success: 0, code, data: { status } } });
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it.each([
    ['http500', 502, 'svc_connection_failed'],
    ['reset', 503, 'svc_site_offline'],
    ['hang', 504, 'svc_site_timeout'],
  ] as const)('sync and reconnect of a site with %s return an error', async (fault, status, code) => {
    world().fleet.site(3).setFaults(fault);
    for (const action of ['sync', 'reconnect']) {
      const answer = await rest(`/sites/${id(3)}/${action}`);
      expect(answer, action).toMatchObject({ status, body: { success: 0, code, data: { status } } });
    }
    expect(await recordOf(id(3))).toMatchObject({ status: 'connected', sync_error: { code } });
  });

  it('reconnect of a site that is disconnected meanwhile is refused: the later request wins', async () => {
    await setStatus('disconnected', 2);
    const { childSites } = world().app.services;
    const call = async (...args: Parameters<ChildSites['call']>) => {
      const answer = await childSites.call(...args);
      await rest(`/sites/${id(2)}/disconnect`);
      return answer;
    };
    const parts = { childSites: { ...childSites, call } as ChildSites };
    const { status, body } = await instead(world(), parts, () => rest(`/sites/${id(2)}/reconnect`));
    expect([status, body.code]).toEqual([409, 'svc_site_disconnected']);
    expect(await statusOf(2)).toBe('disconnected');
  });

  it('rotate-key in a batch gives each site a new key, and names those that failed', async () => {
    await setStatus('suspended', 3);
    const { status, body } = await world().rest('/batch', {
      method: 'POST',
      body: { sites: { 'rotate-key': [id(1), { id: id(2) }, id(3)] } },
    });
    expect(status).toBe(200);
    const done = (k: number) =>
      expect.objectContaining({ id: id(k), success: 1, message: 'The site has a new key.', data: expect.anything() });
    expect(body.sites['rotate-key']).toEqual([
      done(1),
      done(2),
      expect.objectContaining({ id: id(3), success: 0, code: 'svc_site_suspended' }),
    ]);
    for (const k of [1, 2]) expect(world().fleet.ledger.site(k).functions.register).toBe(1);
    expect(world().fleet.ledger.site(3).functions.register).toBeUndefined();
  });

  it('check returns an unreachable site as a result', async () => {
    world().fleet.site(4).setFaults('reset');
    const { status, body } = await rest(`/sites/${id(4)}/check`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: 1,
      message: expect.stringMatching(/^The site cannot be reached\. The connection broke/),
    });
    expect(body.data.check).toMatchObject({ reachable: false, http_status: 0 });
  });
});

describe('many sites', () => {
  const item = (k: number) => ({ id: id(k), url: `${world().fleet.url(k)}/` });

  it('sync: syncs all connected ones by default, and names those that fail', async () => {
    await setStatus('suspended', 4);
    world().fleet.site(2).setFaults('http500');
    const { status, body } = await rest('/sites/sync');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: 1,
      message: '2 synced, 1 failed.',
      data: {
        queued: false,
        synced: [1, 3].map(k => ({ ...item(k), name: `Site ${k}` })),
        errors: failures([id(2), 'svc_connection_failed']),
        total_synced: 2,
        total_errors: 1,
      },
    });
  });

  it('reconnect: reconnects all disconnected ones by default', async () => {
    await setStatus('disconnected', 1, 3);
    const { body } = await rest('/sites/reconnect', undefined, 'PUT');
    const data = { reconnected: [item(1), item(3)], errors: [], total_reconnected: 2, total_errors: 0 };
    expect(body).toEqual({ success: 1, message: '2 connected, 0 failed.', data });
  });

  it('rotate-keys: rotates all connected sites with an RSA key by default, and every site on request', async () => {
    const nothing = { success: 1, message: '0 have a new key, 0 failed.' };
    expect((await rest('/sites/rotate-keys')).body).toMatchObject(nothing);
    await setStatus('disconnected', 4);
    const { body } = await rest('/sites/rotate-keys', { every_site: true });
    const data = { rotated: [item(1), item(2), item(3)], errors: [], total_rotated: 3, total_errors: 0 };
    expect(body).toEqual({ success: 1, message: '3 have a new key, 0 failed.', data });
  });

  it('rotate-key and rotate-keys try P-256 again on request, and say why a site has an RSA key', async () => {
    world().fleet.site(1).setFaults('no_ec_keys');
    const why = expect.stringMatching(/does not verify P-256 keys/);
    const one = await rest(`/sites/${id(1)}/rotate-key`, { try_p256: true });
    const message = expect.stringMatching(/^The site has a new key\. PHP of the site does not verify P-256 keys/);
    expect(one).toMatchObject({ status: 200, body: { success: 1, message, data: { id: id(1), why_rsa: why } } });
    const { body } = await rest('/sites/rotate-keys', { include: [id(1)], try_p256: true });
    expect(body.data).toMatchObject({ total_rotated: 1, with_rsa: [{ ...item(1), message: why }] });
    world().fleet.site(1).setFaults();
    const moved = await rest(`/sites/${id(1)}/rotate-key`, { try_p256: true });
    expect(moved.body).toMatchObject({ success: 1, message: 'The site has a new key.' });
    expect(world().fleet.site(1).keyType).toBe('ec');
  });

  it('check: checks all that are not suspended by default', async () => {
    await setStatus('suspended', 4);
    world().fleet.site(2).setFaults('reset');
    const { body } = await rest('/sites/check', undefined, 'PATCH');
    expect(body).toMatchObject({ success: 1, message: '2 of 3 sites responded.' });
    expect(body.data.summary).toEqual({ total_checked: 3, reachable: 2, unreachable: 1 });
    expect(body.data.results[1]).toMatchObject({ site_id: id(2), reachable: false });
  });

  it.each([
    ['sync', 'synced'],
    ['check', 'results'],
    ['reconnect', 'reconnected'],
    ['rotate-keys', 'rotated'],
    ['disconnect', 'disconnected'],
    ['suspend', 'suspended'],
  ])('%s accepts include and exclude, by id and address, from query, JSON and forms', async (action, member) => {
    const done = (body: { data: Record<string, { id?: number; site_id?: number }[]> }) =>
      body.data[member]?.map(site => site.id ?? site.site_id);
    const list = `${id(1)},${world().fleet.url(2)}, 987654`;
    const asked = [
      await rest(`/sites/${action}?include=${encodeURIComponent(list)}`),
      await rest(`/sites/${action}`, { include: list }),
      await rest(`/sites/${action}`, { include: [id(1), world().fleet.url(2), 987_654] }, 'PUT'),
      await rest(`/sites/${action}`, { include: [id(1), id(2), id(3), 987_654], exclude: [world().fleet.url(3)] }),
    ];
    const form = { method: 'POST', headers: { authorization: world().admin } };
    const path = `${world().origin}/wp-json/svc/v2/sites/${action}`;
    const posted = await fetch(path, { ...form, body: new URLSearchParams({ include: list }) });
    asked.push({ ...posted, status: posted.status, headers: posted.headers, body: await posted.json() });
    for (const { status, body } of asked) {
      expect({ status, done: done(body) }).toEqual({ status: 200, done: [id(1), id(2)] });
      expect(body.data.errors.map((error: { code: string }) => error.code)).toEqual(['svc_site_not_found']);
    }
  });

  it.each(['sync', 'check', 'reconnect', 'rotate-keys', 'disconnect', 'suspend'])(
    '%s never takes an empty list to mean all sites',
    async action => {
      const empty = [{ include: [] }, { include: '' }, { include: null }, { include: ' , ' }];
      for (const body of empty) {
        const answer = await rest(`/sites/${action}`, body);
        expect([answer.status, Object.keys(answer.body.data.params)], JSON.stringify(body)).toEqual([400, ['include']]);
      }
      expect((await rest(`/sites/${action}?include=`)).status).toBe(400);
      expect((await rest(`/sites/${action}?includ=1`)).status).toBe(400);
      expect([await statusOf(1), world().fleet.ledger.summary().calls]).toEqual(['connected', 0]);
    },
  );

  it.each(['disconnect', 'suspend'])('%s requires sites to be named', async action => {
    for (const body of [undefined, {}, { exclude: [id(1)] }]) {
      const answer = await rest(`/sites/${action}`, body);
      expect([answer.status, answer.body.data.params]).toEqual([400, { include: 'is required' }]);
    }
    expect(await statusOf(2)).toBe('connected');
  });

  it.each(['sync', 'check', 'reconnect'])('%s of all sites except some', async action => {
    if (action === 'reconnect') await setStatus('disconnected', 1, 2, 3, 4);
    const { body } = await rest(`/sites/${action}?exclude=${id(1)},${selector(2)}`);
    expect(JSON.stringify(body.data)).toContain(`"${world().fleet.url(3)}/"`);
    expect([1, 2].map(k => world().fleet.ledger.site(k).calls)).toEqual([0, 0]);
    const typo = await rest(`/sites/${action}?exclude=987654`);
    expect([typo.status, typo.body.code]).toEqual([404, 'svc_site_not_found']);
  });

  it.each(['sync', 'check', 'reconnect'])('%s of many sites becomes a job', async action => {
    const extra = await storeSite(world(), { url: `https://fifth-${action}.example/` });
    const include = [...world().siteIds, extra, 987_654];
    const { status, body } = await rest(`/sites/${action}`, { include });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: 1,
      message: '5 sites are queued. Poll status_url.',
      data: {
        queued: true,
        job_id: expect.stringMatching(new RegExp(`^${action}_[0-9a-f-]{36}$`)),
        sites_queued: 5,
        status_url: `${world().origin}/wp-json/svc/v2/jobs/${body.data.job_id}`,
        errors: failures([987_654, 'svc_site_not_found']),
      },
    });
    expect((await world().rest(`/jobs/${body.data.job_id}`)).body).toMatchObject({ type: action, total: 5 });
    expect(world().fleet.ledger.summary().calls).toBe(0);
    await rest(`/sites/${extra}/remove`, undefined, 'DELETE');
  });
});
