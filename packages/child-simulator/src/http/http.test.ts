import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, simulatedSiteUrl } from '../address.ts';
import { createFleet } from '../fleet.ts';
import { AJAX, Dashboard } from '../testing/dashboard.ts';
import { checkOpenFiles } from './open-files.ts';

const fleet = createFleet({ sites: 300 });
const dashboard = new Dashboard(fleet);
let control = '';

beforeAll(async () => {
  const port = await findFreePort(300);
  await fleet.listen(port);
  control = `http://127.0.0.1:${port}/_simulator`;
});
afterAll(() => fleet.close());

const get = async (path: string) => (await fetch(`${control}/${path}`)).json();
const post = async (path: string, data: unknown) => {
  const response = await fetch(`${control}/${path}`, { method: 'POST', body: JSON.stringify(data) });
  return { status: response.status, data: (await response.json()) as unknown };
};

describe('a fleet over HTTP', () => {
  it('answers for every site at its own address', async () => {
    for (const k of [1, 2, 256, 300]) {
      expect(await (await fetch(`${fleet.url(k)}/`)).text()).toContain(`<h1>Site ${k}</h1>`);
    }
  });

  it('registers a site at its address and reports it in siteurl', async () => {
    const body = new URLSearchParams(dashboard.registration(2) as Record<string, string>);
    const text = await (await fetch(`${fleet.url(2)}${AJAX}`, { method: 'POST', body })).text();
    const frame = Buffer.from(text.replaceAll(/<\/?mainwp>/g, ''), 'base64').toString();
    expect(JSON.parse(frame)).toMatchObject({ register: 'OK', siteurl: fleet.url(2) });
  });

  it('compresses pages only for clients that accept gzip', async () => {
    const get = async (encoding: string) =>
      (await fetch(`${fleet.url(1)}/`, { headers: { 'accept-encoding': encoding } })).headers.get('content-encoding');
    expect([await get('br, gzip'), await get('identity')]).toEqual(['gzip', null]);
  });

  it('does not compress answers of a fixed size', () => {
    expect(createFleet({ sites: 1, replyBytes: 20_000 }).world.gzip).toBe(false);
    expect(createFleet({ sites: 1, replyBytes: 20_000, gzip: true }).world.gzip).toBe(true);
  });

  it('knows whether requests of a closed client may still arrive', async () => {
    await expect.poll(() => fleet.isBeingAsked(), { timeout: 20_000 }).toBe(false);
    const { hostname, port } = new URL(fleet.url(7));
    const client = connect(Number(port), hostname);
    await once(client, 'connect');
    expect(await fleet.isBeingAsked()).toBe(true);
    client.destroy();
    await expect.poll(() => fleet.isBeingAsked(), { timeout: 20_000 }).toBe(false);
  });

  it('answers HEAD without a body and unknown pages with 404', async () => {
    expect(await (await fetch(`${fleet.url(1)}/`, { method: 'HEAD' })).text()).toBe('');
    expect((await fetch(`${fleet.url(1)}/nowhere/`)).status).toBe(404);
  });

  it('answers for every site and no other address if the sites share one socket', async () => {
    const many = createFleet({ sites: 3 });
    const port = await findFreePort(4);
    await many.listen(port, 2);
    expect(await (await fetch(`${many.url(3)}/`)).text()).toContain('<h1>Site 3</h1>');
    expect(await (await fetch(`http://127.0.0.1:${port}/_simulator/ledger`)).json()).toMatchObject({ calls: 1 });
    await expect(fetch(`${simulatedSiteUrl(4, port)}/`)).rejects.toThrow('fetch failed');
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed');
    await many.close();
  });

  it('refuses a port in use, and says what to do', async () => {
    const other = createFleet({ sites: 1 });
    await expect(other.listen(Number(new URL(fleet.url(1)).port))).rejects.toThrow(
      /taken on 127.0.0.1: choose another port/,
    );
    await expect(fleet.listen(1234)).rejects.toThrow(/listens already/);
  });

  it('refuses a limit of open files that is too low, and names the number to set', () => {
    expect(() => checkOpenFiles(10_000, 1024)).toThrow('ulimit -n 11000');
    expect(() => checkOpenFiles(10_000, 20_000)).not.toThrow();
  });
});

describe('the control endpoint', () => {
  it('shows the ledger of the fleet and of one site, and resets it', async () => {
    expect((await post('reset-ledger', {})).data).toEqual({ reset: true });
    await fetch(`${fleet.url(5)}/`);
    expect(await get('ledger')).toMatchObject({ calls: 1, perSite: { 5: 1 } });
    expect(await get('ledger?site=5')).toMatchObject({
      calls: 1,
      entries: [{ site: 5, fn: '(GET)', outcome: 'answered' }],
    });
  });

  it('shows the state of a site without secrets', async () => {
    const report = await get('sites/5');
    expect(report).toMatchObject({ site: 5, url: fleet.url(5), registered: false, connectorActive: true });
    expect(JSON.stringify(report)).not.toContain(fleet.site(5).adminPassword);
  });

  it('sets the faults of one site and of shares of the fleet', async () => {
    expect((await post('faults', { site: 5, faults: ['waf'] })).data).toEqual({ site: 5, faults: ['waf'] });
    expect((await fetch(`${fleet.url(5)}/`)).status).toBe(403);
    await post('faults', { site: 5, faults: [{ name: 'http500', times: 1 }] });
    expect([(await fetch(`${fleet.url(5)}/`)).status, (await fetch(`${fleet.url(5)}/`)).status]).toEqual([500, 200]);
    expect((await post('faults', { plan: 'maintenance:10' })).data).toEqual({ faults: { maintenance: 30 } });
    expect((await post('faults', { plan: {} })).data).toEqual({ faults: {} });
  });

  it('explains what is wrong with a request', async () => {
    expect(await post('faults', { plan: 'hnag:5' })).toMatchObject({
      status: 400,
      data: { error: expect.stringContaining('unknown fault "hnag"') },
    });
    expect(await post('faults', {})).toMatchObject({ status: 400 });
    expect((await post('nothing', {})).status).toBe(404);
    expect(await get('sites/999')).toEqual({ error: 'the fleet has the sites 1 to 300, not 999' });
  });
});
