import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../../testing/fixtures.ts';

const world = useWorld({ sites: 2, seeded: true });
const send = (method: string, path: string, body?: object) => world().rest(path, { method, body });
let site: string;
beforeAll(() => {
  site = `/monitors/${world().siteIds[0]}`;
});

describe('monitors over REST', () => {
  it('are checked, listed and counted', async () => {
    const checked = await send('POST', `${site}/check`);
    expect(checked.body).toMatchObject({ success: 1, data: { status: 'up', status_code: 200 } });
    const list = await send('GET', '/monitors?status=up');
    expect(list.body).toMatchObject({
      success: 1,
      total: 1,
      data: [{ id: world().siteIds[0], status: 'up', uptime_24h: 100 }],
    });
    expect((await send('GET', '/monitors/basic?per_page=1')).body).toMatchObject({
      total: 2,
      data: [{ status: 'up' }],
    });
    expect((await send('GET', '/monitors/count')).body).toMatchObject({ success: 1, total: 2, up: 1, pending: 1 });
    expect((await send('GET', site)).body).toMatchObject({ data: { heartbeats: [{ status: 'up' }] } });
    expect((await send('GET', `${site}/basic`)).body).toMatchObject({ data: { status: 'up' } });
    expect((await send('GET', `${site}/heartbeat?period=24h`)).body).toMatchObject({ total: 1 });
    expect((await send('GET', `${site}/series?period=7d`)).body).toMatchObject({
      data: { checks: 1, step_seconds: 3600 },
    });
  });

  it('have incidents, of one site and of all', async () => {
    world().fleet.site(2).setFaults('http500');
    const two = `/monitors/${world().siteIds[1]}`;
    await send('PATCH', `${two}/settings`, { confirmations: 1 });
    expect((await send('POST', `${two}/check`)).body).toMatchObject({ data: { status: 'down' } });
    expect((await send('GET', `${two}/incidents`)).body).toMatchObject({ total: 1, data: [{ resolved: false }] });
    expect((await send('GET', `${two}/incidents/count`)).body).toEqual({ success: 1, total: 1, count: 1 });
    expect((await send('GET', '/incidents?open=true')).body).toMatchObject({ total: 1 });
    expect((await send('GET', '/incidents/count?open=false')).body).toMatchObject({ count: 0 });
  });

  it.each(['PUT', 'PATCH', 'POST'])('are set by %s, for one site and for all', async method => {
    const one = await send(method, `${site}/settings`, { interval_seconds: 60, keyword: null });
    expect(one.body).toMatchObject({ success: 1, data: { settings: { interval_seconds: 60 } } });
    const all = await send(method, '/monitors/settings', { timeout_seconds: 20 });
    expect(all.body).toMatchObject({ success: 1, data: { timeout_seconds: 20 } });
    expect((await send('GET', '/monitors/settings')).body).toMatchObject({ data: { timeout_seconds: 20 } });
  });

  it.each([
    ['PATCH', '/monitors/settings', { method: 'head', keyword: 'x' }],
    ['PATCH', 'SITE/settings', { method: 'head', keyword: 'x' }],
    ['GET', 'SITE/heartbeat?start=2026-02-02&end=2026-02-01', undefined],
  ])('refuse by %s %s what contradicts itself', async (method, path, body) => {
    const answer = await send(method, path.replace('SITE', site), body);
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'svc_invalid_input' } });
  });

  it('of suspended sites are not checked', async () => {
    await send('POST', `/sites/${world().siteIds[0]}/suspend`);
    const refused = await send('POST', `${site}/check`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'svc_site_suspended' } });
  });
});

describe('incidents of a site that the query names', () => {
  beforeAll(async () => {
    for (const folder of ['a', 'b']) await storeSite(world(), { url: `https://host.example/${folder}/` });
  });

  it.each([
    ['/incidents?site=99999', 404, 'svc_site_not_found'],
    ['/incidents?site=host.example', 409, 'svc_ambiguous_site'],
    ['/incidents/count?site=99999', 404, 'svc_site_not_found'],
    ['/incidents/count?site=host.example', 409, 'svc_ambiguous_site'],
  ])('GET %s returns %i', async (path, status, code) => {
    expect(await send('GET', path)).toMatchObject({ status, body: { success: 0, code } });
  });
});
