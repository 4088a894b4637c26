import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureFacts } from '../../kernel/picture-facts.ts';
import { chromiumAt } from '../chromium/chromium-process.ts';
import { findChromium } from '../chromium/find-chromium.ts';
import { manualClock } from '../clock/manual-clock.ts';
import { browserProxies } from '../outbound/browser-proxy/browser-proxy.ts';
import { realSites } from '../outbound/real-sites.ts';
import { ChromiumScreenshots, type ScreenshotOptions } from './chromium-screenshots.ts';
import { type LocalServer, listenAt } from './hostile-page.fixtures.ts';
import { SCREENSHOT_MOST_BYTES, SCREENSHOT_SIZE, type ScreenshotPage } from './port.ts';

const program = findChromium('');
const HTML = { 'content-type': 'text/html' };
/** A picture that is hard to make small. */
const NOISE = `<canvas width="1280" height="800"></canvas><script>
  const context = document.querySelector('canvas').getContext('2d'), picture = context.createImageData(1280, 800);
  for (let k = 0; k < picture.data.length; k++) picture.data[k] = Math.random() * 256;
  context.putImageData(picture, 0, 0);</script>`;

const options = (more: Partial<ScreenshotOptions> = {}): ScreenshotOptions => {
  const clock = manualClock();
  const openProxy = browserProxies({ allowPrivate: '127.0.0.0/8', connectMs: 2000, clock });
  // The tests may run in a container that has no sandbox.
  return { openProxy, sandbox: 'preferred', clock, log: { warn: () => {} }, ...more };
};

describe.skipIf(program === undefined && process.env.CI === undefined)('a screenshot', () => {
  const chromium = chromiumAt(program ?? '/usr/bin/chromium');
  const screenshots = new ChromiumScreenshots(chromium, options());
  let site: LocalServer;
  let other: LocalServer;
  let answer: RequestListener;
  const given: (string | undefined)[] = [];
  beforeAll(async () => {
    site = await listenAt('127.0.0.1', (request, response) => answer(request, response));
    other = await listenAt('127.0.0.3', (request, response) => {
      given.push(request.headers.authorization);
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end();
    });
  });
  afterAll(async () => {
    await screenshots.close();
    await site.close();
    await other.close();
  });
  const take = (listener: RequestListener, more: Partial<ScreenshotPage> = {}) => {
    answer = listener;
    return screenshots.take({ url: `http://127.0.0.1:${site.port}/`, verifyTls: true, ...more });
  };
  const page = (html: string): RequestListener => {
    return (request, response) => {
      if (request.url === '/') response.writeHead(200, HTML).end(html);
      else response.writeHead(404).end();
    };
  };

  it.each([
    ['a page', '<h1>Welcome</h1>'],
    ['a page that is hard to make small', NOISE],
  ])('of %s is a small WebP', async (_what, html) => {
    const answered = await take(page(html));
    const picture = answered.outcome === 'taken' ? answered.picture : Buffer.alloc(0);
    expect(pictureFacts(picture)).toEqual({ type: 'image/webp', ...SCREENSHOT_SIZE });
    expect(picture.length).toBeLessThanOrEqual(SCREENSHOT_MOST_BYTES);
  });

  it('shows the page in a window of usual size, to a browser of the usual name', async () => {
    const seen: string[] = [];
    await take((request, response) => {
      seen.push(`${request.url} ${request.headers['user-agent']}`);
      page(`<script>fetch('/' + innerWidth + 'x' + innerHeight)</script>`)(request, response);
    });
    expect(seen.join('\n')).toMatch(/^\/1280x800 Mozilla\/5\.0 .* Chrome\/[\d.]+ Safari\/[\d.]+ Sitekeeper$/m);
    expect(seen.join('\n')).not.toContain('Headless');
  });

  it.each([404, 500, 503])('is not taken of an error (%i)', async status => {
    expect(await take((_request, response) => response.writeHead(status, HTML).end('<h1>Error</h1>'))).toEqual({
      outcome: 'failed',
      reason: `The page was answered with the status ${status}.`,
    });
  });

  it('is not taken of a site that is not there, or in a network that is not allowed', async () => {
    for (const url of ['http://127.0.0.1:9/', 'http://10.0.0.1/', 'file:///etc/passwd']) {
      expect(await screenshots.take({ url, verifyTls: true })).toMatchObject({ outcome: 'failed' });
    }
  });

  it('is taken of the page to which the address leads, with what it loads from other hosts', async () => {
    const asked: string[] = [];
    const cdn = await listenAt('127.0.0.4', (request, response) => {
      asked.push(String(request.url));
      const html = `<img src="/of-frame"><script>new Worker(URL.createObjectURL(new Blob(['fetch("http://127.0.0.4:${cdn.port}/of-worker")'])))</script>`;
      response.writeHead(200, { ...HTML, 'access-control-allow-origin': '*' }).end(html);
    });
    const leading: RequestListener = (request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/de/' }).end();
      else if (request.url === '/de/') {
        const from = `http://127.0.0.4:${cdn.port}`;
        response.writeHead(200, HTML).end(`<img src="${from}/image"><iframe src="${from}/frame"></iframe>`);
      } else response.writeHead(404).end();
    };
    expect(await take(leading)).toMatchObject({ outcome: 'taken' });
    expect(asked).toEqual(expect.arrayContaining(['/image', '/frame', '/of-frame', '/of-worker']));
    await cdn.close();
  });

  it('passes a password prompt with the credentials of the site, which no other host gets', async () => {
    const prompting: RequestListener = (request, response) => {
      if (request.headers.authorization) page(`<img src="http://127.0.0.3:${other.port}/">`)(request, response);
      else response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end();
    };
    expect((await take(prompting, { httpAuth: { user: 'u', password: 'p' } })).outcome).toBe('taken');
    expect(given.length).toBeGreaterThan(0);
    expect(new Set(given)).toEqual(new Set([undefined]));
    expect(await take(prompting)).toMatchObject({ outcome: 'failed' });
  });

  it('is not taken of a site with an invalid certificate, unless that is allowed for the site', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const wish = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=x -addext subjectAltName=IP:127.0.0.1';
    execFileSync('openssl', [...wish.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const secure = realSites();
    const port = await secure.listen((_request, response) => response.writeHead(200, HTML).end('<h1>Welcome</h1>'), {
      key: readFileSync(key),
      cert: readFileSync(cert),
    });
    const url = `https://127.0.0.1:${port}/`;
    expect(await screenshots.take({ url, verifyTls: true })).toMatchObject({ reason: expect.stringMatching(/CERT/) });
    expect(await screenshots.take({ url, verifyTls: false })).toMatchObject({ outcome: 'taken' });
    await secure.close();
    rmSync(folder, { recursive: true });
  });

  it('is taken by a browser that knows nothing of this server, and runs as another user than root', async () => {
    process.env.SOME_SECRET = 'do-not-tell';
    const seen: string[] = [];
    const answered = await take((request, response) => {
      const at = `/proc/${screenshots.process?.pid}`;
      seen.push(readFileSync(`${at}/environ`, 'utf8'), readFileSync(`${at}/status`, 'utf8'));
      page('<h1>Welcome</h1>')(request, response);
    });
    delete process.env.SOME_SECRET;
    expect(answered.outcome).toBe('taken');
    expect(seen.join('\n')).not.toMatch(/do-not-tell|^Uid:\t0\t/m);
    expect(seen.join('\n')).toContain('HOME=');
  });

  it('fails when the browser dies, and the next one is taken by another browser', async () => {
    const pids: number[] = [];
    const note = () => pids.push(screenshots.process?.pid ?? 0);
    const killed = await take(() => {
      note();
      process.kill(pids[0] ?? 0, 'SIGKILL');
    });
    expect(killed).toEqual({ outcome: 'failed', reason: 'Chromium has ended.' });
    const next = await take((request, response) => {
      note();
      page('<h1>Again</h1>')(request, response);
    });
    expect(next.outcome).toBe('taken');
    expect(pids[1]).not.toBe(pids[0]);
  });

  it('waits for its turn: one browser runs at a time', async () => {
    const pids = new Set<number | undefined>();
    let most = 0;
    let now = 0;
    const counting: RequestListener = (request, response) => {
      pids.add(screenshots.process?.pid);
      if (request.url === '/') most = Math.max(most, ++now);
      response.once('close', () => now--);
      page('<h1>Welcome</h1>')(request, response);
    };
    const all = await Promise.all([take(counting), take(counting), take(counting)]);
    expect(all.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'taken']);
    expect([most, pids.size]).toEqual([1, 3]);
  });

  it('is given up when the server stops, together with those that wait', async () => {
    const stopping = new ChromiumScreenshots(chromium, options());
    const url = `http://127.0.0.1:${site.port}/`;
    const begun = Promise.withResolvers<void>();
    answer = () => begun.resolve();
    const taking = [1, 2].map(() => stopping.take({ url, verifyTls: true }));
    await begun.promise;
    await stopping.close();
    expect((await Promise.all(taking)).map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  });

  it('can be taken here', async () => {
    expect(await screenshots.problem()).toBeUndefined();
  });
});

describe('without a sandbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-sandbox-'));
  const fake = join(folder, 'chromium');
  const started = join(folder, 'started');
  beforeAll(() => {
    chmodSync(folder, 0o777);
    writeFileSync(fake, `#!/bin/sh\necho "$@" >> ${started}\necho 'No usable sandbox!' >&2\nexit 1\n`, { mode: 0o755 });
    writeFileSync(started, '', { mode: 0o666 });
    chmodSync(started, 0o666);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const starts = () => readFileSync(started, 'utf8').split('\n').length - 1;

  it('no page is shown, and the log says why, once', async () => {
    const warn = vi.fn();
    const clock = manualClock();
    const screenshots = new ChromiumScreenshots(
      chromiumAt(fake),
      options({ sandbox: 'required', clock, log: { warn } }),
    );
    expect(await screenshots.take({ url: 'http://127.0.0.1/', verifyTls: true })).toMatchObject({ outcome: 'failed' });
    for (let k = 0; k < 3; k++) expect(await screenshots.problem()).toBe('Chromium finds no sandbox on this system');
    expect([warn.mock.calls.length, starts()]).toEqual([1, 2]);
    expect(readFileSync(started, 'utf8')).not.toContain('--no-sandbox');
    clock.advance(2 * 3600_000);
    await screenshots.problem();
    expect(starts()).toBe(3);
  });

  it('it is started nevertheless if that is wanted', async () => {
    const screenshots = new ChromiumScreenshots(chromiumAt(fake), options());
    expect(await screenshots.problem()).toBe('Chromium could not be started');
    expect(readFileSync(started, 'utf8')).toContain('--no-sandbox');
  });
});
