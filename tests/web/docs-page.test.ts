import { makeWorld, type World } from '@sitekeeper/server/testing';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM } from '../support/chromium.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

describe('the page at /docs', () => {
  it('requires no login, and loads nothing from other hosts', async () => {
    const { status, headers, body } = await world.request('/docs', { auth: '' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(body).toContain('/wp-json/svc/v2/openapi.json');
    expect(body).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('sends its script compressed, and once', async () => {
    const accepted = { 'accept-encoding': 'gzip' };
    const first = await world.request('/docs/scalar.js', { auth: '', headers: accepted });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('content-type')).toMatch(/\/javascript/);
    expect(first.body.length).toBeGreaterThan(1_000_000);
    const plain = await world.request('/docs/scalar.js', { auth: '', headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), plain.body === first.body]).toEqual([null, true]);
    const etag = first.headers.get('etag') ?? '';
    // By itself, `fetch` adds "no-cache" to a conditional request; a browser that loads a script does not.
    const headers = { ...accepted, 'if-none-match': etag, 'cache-control': 'max-age=0', pragma: '-' };
    const again = await world.request('/docs/scalar.js', { auth: '', headers });
    expect(again.status).toBe(304);
  });
});

describe.skipIf(CHROMIUM === '')('in a browser', () => {
  it('shows the operations, and sends no requests elsewhere', async () => {
    const { body: document } = await world.request('/wp-json/svc/v2/openapi.json', { auth: '' });
    const [firstPath = ''] = Object.keys(document.paths);
    const lastTag: string = document.tags.at(-1).name;
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(50_000); // the document has hundreds of operations
      const foreign: string[] = [];
      const errors: string[] = [];
      page.on('request', request => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== world.origin) foreign.push(request.url());
      });
      page.on('console', message => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', error => errors.push(error.message));
      await page.goto(`${world.origin}/docs`);
      await page.getByRole('heading', { name: 'Sitekeeper REST API' }).waitFor();
      await page.getByText(firstPath, { exact: true }).first().waitFor();
      await page.getByText(lastTag, { exact: true }).first().waitFor({ state: 'attached' });
      expect({ foreign, errors }).toEqual({ foreign: [], errors: [] });
    } finally {
      await browser.close();
    }
  });
});
