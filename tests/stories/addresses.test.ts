import { guardedOutbound, makeWorld, type Outbound, systemClock, type World } from '@sitekeeper/server/testing';
import { afterEach, describe, expect, it } from 'vitest';

describe('a site that redirects to another address', () => {
  let world: World;
  afterEach(() => world.close());

  it.each([
    ['https', 'redirect_https', 'https://shop.test'],
    ['www', 'redirect_www', 'http://www.shop.test'],
  ] as const)('to %s is followed, and its new address is stored', async (_what, fault, expected) => {
    world = await makeWorld({ sites: 1, parts: { outbound: namedSite() } });
    const { url: address, ...credentials } = world.credentials(1);
    const { port } = new URL(address);
    const { body } = await world.post('add-site-v1', { ...credentials, url: `http://shop.test:${port}/` });
    expect(body.url).toBe(`http://shop.test:${port}/`);
    world.fleet.site(1).setFaults(fault);
    expect((await world.post('sync-sites-v1')).body.total_synced).toBe(1);
    const site = await world.get('get-site-v1', { site_id_or_domain: body.id });
    expect(site.body.url).toBe(`${expected}:${port}/`);
    const before = world.fleet.ledger.summary().calls;
    expect((await world.post('sync-sites-v1')).body.total_synced).toBe(1);
    expect(world.fleet.ledger.summary().calls).toBe(before + 1); // no longer redirected
    expect((await world.get('list-sites-v1', { search: expected })).body.total).toBe(1);
  });

  it.each([
    ['https', 'redirect_https', 'https://shop.test'],
    ['www', 'redirect_www', 'http://www.shop.test'],
  ] as const)('to %s before it is added is stored under its final address', async (_what, fault, expected) => {
    world = await makeWorld({ sites: 1, parts: { outbound: namedSite() } });
    const { url: address, ...credentials } = world.credentials(1);
    const { port } = new URL(address);
    world.fleet.site(1).setFaults(fault);
    const { status, body } = await world.post('add-site-v1', { ...credentials, url: `http://shop.test:${port}/` });
    expect(status).toBe(200);
    expect(body.url).toBe(`${expected}:${port}/`);
    expect((await world.post('sync-sites-v1')).body.total_synced).toBe(1);
  });

  it('to another host is not followed, and the error names it', async () => {
    world = await makeWorld({ sites: 1, parts: { outbound: namedSite() } });
    const { url: address, ...credentials } = world.credentials(1);
    const { port } = new URL(address);
    const { body } = await world.post('add-site-v1', { ...credentials, url: `http://shop.test:${port}/` });
    world.fleet.site(1).setFaults('redirect_other');
    expect((await world.post('sync-sites-v1')).body.errors).toMatchObject([
      { identifier: body.id, code: 'svc_site_offline' },
    ]);
    const site = await world.get('get-site-v1', { site_id_or_domain: body.id });
    expect(site.body.url).toBe(`http://shop.test:${port}/`);
  });
});

/** The first simulated site under a name, also over HTTPS, as if a proxy terminated TLS in front of it. */
function namedSite(): Outbound {
  const outbound = guardedOutbound({
    allowPrivate: '127.0.0.0/8',
    concurrency: 10,
    perAddress: 2,
    connectMs: 5000,
    maxReplyBytes: 5_000_000,
    clock: systemClock,
    lookup: async () => [{ address: '127.16.0.1', family: 4 }],
  });
  return {
    ...outbound,
    request: request =>
      request.url.startsWith('https://')
        ? outbound.request({
            ...request,
            url: request.url.replace(/^https/, 'http'),
            headers: { ...request.headers, 'x-forwarded-proto': 'https' },
          })
        : outbound.request(request),
  };
}
