import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { type ManualClock, manualClock } from '../../../ports/clock/manual-clock.ts';
import { makeFleetKey, makeWorld, seedSites, type World } from '../../../testing/index.ts';
import { iconLooksHandler, queueIconLooks } from '../index.ts';
import { png } from './icons.fixtures.ts';

const HTML = { 'content-type': 'text/html' };

describe('the icon of a site', () => {
  let world: World;
  let clock: ManualClock;
  let siteId: number;
  /** The site, and a server that only this machine can reach. */
  let site: Server;
  let inside: Server;
  let answer: RequestListener;
  let asked: IncomingMessage[];
  let reachedInside: number;
  const urlOf = (server: Server, host: string) => `http://${host}:${(server.address() as AddressInfo).port}/`;

  beforeAll(async () => {
    site = await listen('127.0.0.1', (request, response) => {
      asked.push(request);
      answer(request, response);
    });
    inside = await listen('127.0.0.2', (_request, response) => {
      reachedInside++;
      response.end(png(32));
    });
    clock = manualClock(Date.UTC(2026, 2, 1));
    const env = { SITEKEEPER_ICONS_INTERVAL_DAYS: '7', SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.1' };
    world = await makeWorld({ parts: { clock }, env });
    const sites = [
      { url: urlOf(site, '127.0.0.1'), name: 'Ours' },
      { url: 'http://127.0.0.1:9/', name: 'Apart', status: 'suspended' as const },
    ];
    [siteId = 0] = await seedSites(world.app.services, await makeFleetKey(), sites);
  });
  afterAll(async () => {
    await world.close();
    for (const server of [site, inside]) server.close();
  });
  afterEach(async () => {
    await world.app.services.database.write(trx => trx.deleteFrom('site_icons').execute());
    clock.advance(30 * DAY_MS);
  });

  /** Looks up what is due. */
  async function look(listener: RequestListener): Promise<number> {
    [answer, asked, reachedInside] = [listener, [], 0];
    const { services } = world.app;
    const count = await queueIconLooks(services);
    const messages = await services.queue.claim('icon-looks', 100);
    for (const message of messages) await iconLooksHandler(services).handle(message);
    await services.queue.complete(messages.map(({ id }) => id));
    return count;
  }
  const stored = () => world.app.services.database.db.selectFrom('site_icons').selectAll().executeTakeFirst();
  const record = async () => (await world.get('get-site-record-v1', { site_id_or_domain: siteId })).body;

  const page = (link: string, icon: RequestListener): RequestListener => {
    return (request, response) => {
      if (request.url === '/') response.writeHead(200, HTML).end(`<link rel="icon" href="${link}">`);
      else if (request.url === '/favicon.ico') response.writeHead(404).end();
      else icon(request, response);
    };
  };

  it('is looked up once a week, stored, and served to whoever is signed in', async () => {
    const icon = png(48);
    expect(await look(page('/i.png', (_request, response) => response.end(icon)))).toBe(1);
    expect(await look(() => {})).toBe(0);
    const path = (await record()).icon as string;
    expect(path).toMatch(/^\/web\/sites\/\d+\/icon\?v=[0-9a-f]{16}$/);
    const { cookie = '' } = await world.signIn(await world.webUser('vera', 'viewer'));
    const served = await fetch(world.origin + path, { headers: { cookie } });
    expect(served.status).toBe(200);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(icon);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const status = async (at: string, headers: Record<string, string>) =>
      (await fetch(world.origin + at, { headers })).status;
    expect(await status(path, {})).toBe(401);
    expect(await status(path, { cookie, 'sec-fetch-site': 'cross-site' })).toBe(401);
    expect(await status('/web/sites/999/icon', { cookie })).toBe(404);
    expect(await status('/web/sites/x/icon', { cookie })).toBe(404);
    clock.advance(9 * DAY_MS);
    expect(await look(page('/j.png', (_request, response) => response.end(png(64))))).toBe(1);
    expect((await record()).icon).not.toBe(path);
  });

  it('stays while the site is down, is looked up a day later, and goes when the site has none any more', async () => {
    await look(page('/i.png', (_request, response) => response.end(png(32))));
    clock.advance(9 * DAY_MS);
    await look((_request, response) => response.writeHead(503).end());
    expect(await stored()).toBeDefined();
    clock.advance(DAY_MS);
    expect(await look(page('/i.png', (_request, response) => response.writeHead(404).end()))).toBe(1);
    expect(await stored()).toBeUndefined();
    expect((await record()).icon).toBeNull();
  });

  it('is not the one of WordPress itself, which all sites without an icon share', async () => {
    await look((request, response) => {
      if (request.url === '/') response.writeHead(200, HTML).end('<title>New</title>');
      else if (request.url === '/favicon.ico') {
        response.writeHead(302, { location: '/wp-includes/images/w-logo-blue-white-bg.png' }).end();
      } else response.end(png(32));
    });
    expect(asked.map(({ url }) => url)).toContain('/wp-includes/images/w-logo-blue-white-bg.png');
    expect(await stored()).toBeUndefined();
  });

  // Seen to fail with a client that is not guarded.
  it('is never fetched from an address that only this machine can reach', async () => {
    const target = urlOf(inside, '127.0.0.2');
    await look(page(target, () => {}));
    expect([await stored(), reachedInside]).toEqual([undefined, 0]);
    clock.advance(9 * DAY_MS);
    await look(page('/i.png', (_request, response) => response.writeHead(302, { location: target }).end()));
    expect(asked.map(({ url }) => url)).toContain('/i.png');
    clock.advance(9 * DAY_MS);
    await look((_request, response) => response.writeHead(301, { location: target }).end());
    expect([await stored(), reachedInside]).toEqual([undefined, 0]);
  });

  it.each<[string, RequestListener]>([
    ['an endless answer', (_request, response) => pourForever(response)],
    ['a page', (_request, response) => response.writeHead(200, HTML).end('<h1>Nothing here</h1>')],
    ['a script in an SVG', (_request, response) => response.end('<svg><script>alert(1)</script></svg>')],
    ['a broken connection', (_request, response) => response.destroy()],
    ['a circle of redirects', (_request, response) => response.writeHead(302, { location: '/i.png' }).end()],
  ])('is not %s', async (_what, icon) => {
    await look(page('/i.png', icon));
    expect(asked.map(({ url }) => url)).toContain('/i.png');
    expect(await stored()).toBeUndefined();
  });

  it('gets the credentials of the site only from its own host', async () => {
    await world.post('update-site-record-v1', { site_id_or_domain: siteId, http_user: 'u', http_pass: 'p' });
    const elsewhere = `http://localhost:${(site.address() as AddressInfo).port}/other.png`;
    await look(page(elsewhere, (_request, response) => response.end(png(32))));
    const seen = asked.map(({ url, headers }) => [url, headers.authorization !== undefined]);
    expect(seen).toEqual([
      ['/', true],
      ['/other.png', false],
    ]);
  });

  it('of a site that moved meanwhile is not stored', async () => {
    const { database } = world.app.services;
    await look(
      page('/i.png', (_request, response) => {
        const moved = database.write(trx =>
          trx.updateTable('sites').set({ url: 'http://moved.test/' }).where('id', '=', siteId).execute(),
        );
        void moved.then(() => response.end(png(32)));
      }),
    );
    expect(await stored()).toBeUndefined();
  });
});

function listen(host: string, listener: RequestListener): Promise<Server> {
  return new Promise(resolve => {
    const server = createServer(listener).listen(0, host, () => resolve(server));
  });
}

function pourForever(response: Parameters<RequestListener>[1]): void {
  const piece = Buffer.alloc(64 * 1024, png(32));
  const pour = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', pour);
  };
  pour();
}
