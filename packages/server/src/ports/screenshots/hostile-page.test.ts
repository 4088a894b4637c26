import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumAt } from '../chromium/chromium-process.ts';
import { findChromium } from '../chromium/find-chromium.ts';
import { profilePrefix } from '../chromium/left-profiles.ts';
import { systemClock } from '../clock/system-clock.ts';
import { browserProxies } from '../outbound/browser-proxy/browser-proxy.ts';
import { ChromiumScreenshots, type ScreenshotLimits } from './chromium-screenshots.ts';
import { datagramsAt, type LocalServer, listenAt, reachingPage } from './hostile-page.fixtures.ts';

const program = findChromium('');
const HTML = { 'content-type': 'text/html' };
const MIB = 1024 * 1024;

/** The site is at 127.0.0.1, which is allowed; nothing may arrive at 127.0.0.2. */
describe.skipIf(program === undefined && process.env.CI === undefined)('a hostile page', () => {
  let site: LocalServer;
  let inside: LocalServer;
  let answer: RequestListener;
  const names = new Map<string, string[]>();
  const asked: string[] = [];

  beforeAll(async () => {
    site = await listenAt('127.0.0.1', (request, response) => {
      asked.push(String(request.url));
      answer(request, response);
    });
    inside = await listenAt('127.0.0.2', (_request, response) => response.end('inside'));
  });
  afterAll(async () => {
    await site.close();
    await inside.close();
  });

  const screenshots = (limits: Partial<ScreenshotLimits> = {}) =>
    new ChromiumScreenshots(chromiumAt(program ?? '/usr/bin/chromium'), {
      openProxy: browserProxies({
        allowPrivate: '127.0.0.1',
        connectMs: 2000,
        clock: systemClock,
        bytesIn: 4 * MIB,
        lookup: async host => {
          const answers = names.get(host) ?? [];
          const address = (answers.length > 1 ? answers.shift() : answers[0]) ?? '';
          if (address === '') throw new Error('no such name');
          return [{ address, family: 4 as const }];
        },
      }),
      sandbox: 'preferred', // the tests may run in a container that has none
      clock: systemClock,
      log: { warn: () => {} },
      limits,
    });
  const visit = (listener: RequestListener, limits: Partial<ScreenshotLimits> = {}) => {
    asked.length = 0;
    answer = listener;
    return screenshots(limits).take({ url: `http://127.0.0.1:${site.port}/`, verifyTls: true });
  };
  const page = (html: string): RequestListener => {
    return (request, response) => {
      if (request.url === '/') response.writeHead(200, HTML).end(html);
      else response.writeHead(404).end();
    };
  };

  // Seen to fail with a guard that allows all of loopback, without the proxy, and without the flag for WebRTC.
  it('reaches no address that is not allowed, in no way that a page has', async () => {
    names.set('inside.test', ['127.0.0.2']);
    names.set('rebound.test', ['127.0.0.1', '127.0.0.2']);
    const datagrams = await Promise.all([datagramsAt('127.0.0.2'), datagramsAt('127.0.0.1')]);
    const hosts = [
      '127.0.0.2',
      '[::ffff:127.0.0.2]',
      'inside.test',
      'rebound.test',
      '2130706434',
      '127.0.0.2.nip.test',
    ];
    const origins = [...hosts.map(host => `http://${host}:${inside.port}`), 'http://169.254.169.254', 'http://[::1]'];
    const html = reachingPage(
      [...origins, `https://127.0.0.2:${inside.port}`],
      [`127.0.0.2:${inside.port}`, ...datagrams.map(({ port }, at) => `127.0.0.${2 - at}:${port}`)],
    );
    const waiting: (() => void)[] = [];
    const { outcome } = await visit((request, response) => {
      const url = String(request.url);
      if (url === '/') response.writeHead(200, HTML).end(html);
      else if (url.startsWith('/to?')) response.writeHead(302, { location: decodeURIComponent(url.slice(4)) }).end();
      else if (url === '/wait') waiting.push(() => response.end());
      else response.writeHead(404).end();
      if (url.startsWith('/tried')) for (const end of waiting) end();
    });
    for (const { close } of datagrams) close();
    expect(outcome).toBe('taken');
    expect(asked.join(' ')).toMatch(/\/tried\?\w+/);
    expect(asked.filter(url => url.startsWith('/to?'))).not.toEqual([]);
    expect(inside.connections()).toBe(0);
    expect(datagrams.map(({ received }) => received())).toEqual([0, 0]);
  });

  it.each([
    ['a file', 'file:///etc/passwd'],
    ['a page of the browser itself', 'chrome://version/'],
    ['the source of a page', 'view-source:http://127.0.0.1/'],
    ['an address that is not allowed', 'http://127.0.0.2:9/'],
  ])('is not followed to %s', async (_what, location) => {
    expect(await visit((_request, response) => response.writeHead(302, { location }).end())).toMatchObject({
      outcome: 'failed',
    });
  });

  it('that never ends is shown as far as it has come', async () => {
    const endless: RequestListener = (_request, response) => response.writeHead(200, HTML).write('<h1>So far</h1>');
    expect((await visit(endless, { loadMs: 1500 })).outcome).toBe('taken');
  });

  it.each<[string, RequestListener]>([
    ['that never begins', () => {}],
    ['whose script never ends', page('<script>for (;;);</script>')],
  ])('%s fails', async (_what, listener) => {
    const answered = await visit(listener, { loadMs: 500, withinMs: 3000 });
    expect(answered).toEqual({ outcome: 'failed', reason: 'The page took too long.' });
  });

  it('that is endless is cut off', async () => {
    let sent = 0;
    const pouring: RequestListener = (request, response) => {
      if (request.url !== '/') return void response.writeHead(200, HTML).end(`<img src="/more">`);
      response.writeHead(200, { 'content-type': 'image/bmp' });
      const piece = Buffer.alloc(MIB / 4);
      const pour = () => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    };
    await visit(pouring, { loadMs: 5000 });
    expect(sent).toBeLessThan(32 * MIB); // what is under way is in buffers of the system
  });

  it('that takes too much memory is ended', async () => {
    const greedy = page(`<script>
      const kept = []; setInterval(() => kept.push(new Uint8Array(32 * 1024 * 1024).fill(1)), 1);</script>`);
    const answered = await visit(greedy, { loadMs: 60_000, withinMs: 60_000, mostMemory: 700 * MIB });
    expect(answered).toEqual({ outcome: 'failed', reason: 'The page took too much memory.' });
  });

  it('opens no dialogs and windows, saves no files, and gets no permissions', async () => {
    const html = `<script>
      alert('x'); confirm('x'); prompt('x'); onbeforeunload = () => 'stay';
      for (let k = 0; k < 20; k++) window.open('/window');
      const link = document.createElement('a');
      Object.assign(link, { href: '/file', download: 'file.bin' }).click();
      const states = ['geolocation', 'notifications', 'camera', 'microphone', 'midi'].map(name =>
        navigator.permissions.query({ name }).then(({ state }) => state, () => 'denied'));
      Promise.all(states).then(all => fetch('/states?' + all));
    </script><iframe src="/file"></iframe>`;
    const { outcome } = await visit((request, response) => {
      if (request.url === '/file') response.writeHead(200, { 'content-disposition': 'attachment' }).end('contents');
      else page(html)(request, response);
    });
    expect(outcome).toBe('taken');
    expect(asked.filter(url => url.startsWith('/states'))).toEqual([`/states?${Array(5).fill('denied')}`]);
  });

  it('leaves nothing behind', async () => {
    const html = `<script>localStorage.setItem('a', 'b'); document.cookie = 'a=b'; fetch('/kept?' + document.cookie)</script>`;
    await visit(page(`<script>fetch('/first?' + localStorage.getItem('a') + document.cookie)</script>${html}`));
    await visit(page(`<script>fetch('/second?' + localStorage.getItem('a') + document.cookie)</script>${html}`));
    expect(asked).toContain('/second?null');
    expect(readdirSync(tmpdir()).filter(name => name.startsWith(profilePrefix()))).toEqual([]);
  });
});
