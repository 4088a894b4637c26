import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

const HTML = { accept: 'text/html,*/*' };
const INDEX = '<!doctype html><title>The app</title>';
const errors: string[] = [];
let folder: string;
let world: World;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-dist-'));
  const log = { write: (line: string) => void (JSON.parse(line).level >= 50 && errors.push(line)) };
  world = await makeWorld({ parts: { webFolder: folder }, log });
});
afterAll(async () => {
  await world.close();
  expect(errors).toEqual([]);
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = HTML) => world.request(path, { auth: '', headers });

describe('the pages', () => {
  it('say how to build them when they are missing, and are served as soon as they are built', async () => {
    const missing = await get('/');
    expect(missing.status).toBe(503);
    expect(missing.body).toContain('npm run build:web');
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/app-1a2b3c.js'), 'let plain;');
    writeFileSync(join(folder, 'assets/app-1a2b3c.js.br'), 'not really brotli');
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(join(folder, 'first.js'), 'let first;');
    writeFileSync(join(folder, 'index.html'), INDEX);
    writeFileSync(join(folder, '.sources'), 'a hash');
    expect(await get('/')).toMatchObject({ status: 200, body: INDEX });
  });

  it.each(['/', '/sites', '/sites/12/updates?tab=x', '/api-access/keys/add', '/setup'])(
    'are the same page for %s, under a strict policy and never stale',
    async path => {
      const { status, headers, body } = await get(path, { accept: '*/*' });
      expect([status, body]).toEqual([200, INDEX]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('vary')).toBe('Accept-Language, Cookie');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('return 404 for unknown addresses', async () => {
    expect(await get('/no-such-page')).toMatchObject({ status: 404, body: INDEX });
    const program = await get('/no-such-page', { accept: 'application/json' });
    expect(program).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
    expect(await world.request('/sites', { method: 'POST', auth: '', headers: HTML })).toMatchObject({ status: 404 });
  });

  it.each(['/wp-json/nope', '/web/nope', '/docs/nope', '/healthz/nope', '/metrics/nope'])(
    'leave %s to other routes',
    async path => {
      expect(await get(path)).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
    },
  );

  it('have scripts that browsers cache forever, compressed if the browser accepts it', async () => {
    const plain = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'identity' });
    expect([plain.status, plain.body]).toEqual([200, 'let plain;']);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toMatch(/javascript/);
    const head = { method: 'HEAD', auth: '', headers: { 'accept-encoding': 'br' } };
    const zipped = await world.request('/assets/app-1a2b3c.js', head);
    expect(zipped.headers.get('content-encoding')).toBe('br');
    expect(zipped.headers.get('content-type')).toMatch(/javascript/);
    expect(zipped.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await get('/favicon.svg')).toMatchObject({ status: 200, body: '<svg/>' });
    const first = await world.request('/first.js', { auth: '' });
    expect([first.status, first.body, first.headers.get('content-type')]).toEqual([
      200,
      'let first;',
      expect.stringContaining('javascript'),
    ]);
  });

  it.each(['/assets/%2e%2e/.sources', '/assets/..%2f.sources', '/.sources', '/assets/app-0.js', '/assets/', '/x.svg'])(
    'serve nothing at %s',
    async path => {
      const { status, body } = await get(path, { accept: '*/*' });
      expect([403, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('a hash');
    },
  );
});

describe('the document of a page', () => {
  const DOCUMENT = '<head>\n    <script src="/first.js"></script>\n  </head>';
  const SIGNED_IN = { ...HTML, cookie: 'sitekeeper=anything' };
  const QUESTIONS = /<meta name="first-questions" content="([^"]*)">\n *<script src="\/first.js">/;
  const filesIn = (text: string) => [...text.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)];
  const namedIn = (text: string) => filesIn(text).map(([, file]) => file);

  beforeAll(() => {
    const texts = { en: ['assets/sites-en.js'], de: ['assets/sites-de.js', 'assets/app-de.js'] };
    const parts = [
      { path: '/sites', files: ['assets/sites.js'], texts, questions: ['list/run?input%5Ba%5D=1&input%5Bb%5D=2'] },
      { path: '/sites/$id', files: ['assets/site.js'], texts: { en: [] }, questions: ['get/run?input%5Bx%5D=%24id'] },
    ];
    writeFileSync(join(folder, 'page-parts.json'), JSON.stringify(parts));
    rmSync(join(folder, 'index.html'));
    writeFileSync(join(folder, 'index.html'), DOCUMENT);
  });

  it('names the files of the page, with its texts in the first language of the browser that it has', async () => {
    expect(namedIn((await get('/sites')).body)).toEqual(['/assets/sites.js', '/assets/sites-en.js']);
    const german = await get('/sites?q=shop', { ...HTML, 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' });
    expect(namedIn(german.body)).toEqual(['/assets/sites.js', '/assets/sites-de.js', '/assets/app-de.js']);
    expect(namedIn((await get('/sites/12')).body)).toEqual(['/assets/site.js']);
    expect((await get('/sites/12/more')).body).toBe(DOCUMENT);
    expect((await get('/no-such-page')).body).toBe(DOCUMENT);
  });

  it('says what the page asks first, to a browser that has a session, if its address has no search', async () => {
    const asked = async (path: string, headers: Record<string, string>) =>
      QUESTIONS.exec((await get(path, headers)).body)?.[1]
        ?.replaceAll('&amp;', '&')
        .split(' ');
    expect(await asked('/sites', SIGNED_IN)).toEqual([
      '/web/session',
      '/wp-json/wp-abilities/v1/abilities/svc/list/run?input%5Ba%5D=1&input%5Bb%5D=2',
    ]);
    expect((await asked('/sites/12', SIGNED_IN))?.at(-1)).toMatch(/svc\/get\/run\?input%5Bx%5D=12$/);
    expect((await asked('/sites/<b>"', SIGNED_IN))?.at(-1)).toMatch(/svc\/get\/run\?input%5Bx%5D=$/);
    expect(await asked('/sites?q=shop', SIGNED_IN)).toEqual(['/web/session']);
    expect(await asked('/sites', HTML)).toBeUndefined();
    expect(await asked('/no-such-page', SIGNED_IN)).toBeUndefined();
  });
});
