import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { guardedOutbound, makeWorld, systemClock, type World } from '@sitekeeper/server/testing';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { useMade } from '../../packages/server/src/testing/use-made.ts';
import { rowCounts } from '../support/rows.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';
import { plantByFeed, plantByPeople, plantInStore, VULNERABILITY, WORD, withMarkup } from './support/hostile-fields.ts';
import { showPage } from './support/show-page.ts';

const world = useMade<World>(
  async () => {
    const limits = { concurrency: 10, perAddress: 10, connectMs: 5000, maxReplyBytes: 8_000_000 };
    const real = guardedOutbound({ allowPrivate: '127.0.0.0/8', ...limits, clock: systemClock });
    return makeWorld({ sites: 3, seeded: true, worker: true, parts: { outbound: withMarkup(real) } });
  },
  made => made.close(),
);
const visitors = useBrowser(world);
let planted: string[];
let run: string;
beforeAll(async () => {
  const [first = 0, second = 0, third = 0] = world().siteIds;
  for (const k of [1, 2, 3]) world().fleet.site(k).runCron();
  await world().post('sync-sites-v1', {});
  await world().post('sync-sites-v1', { site_ids_or_domains: [first] });
  world().fleet.site(3).clearKey();
  await world().post('sync-sites-v1', { site_ids_or_domains: [third] });
  run = (await world().post('run-updates-v1', { site_ids_or_domains: [second], type: ['plugins'] })).body.job_id;
  await world().jobEnd(run);
  await plantByPeople(world());
  await plantByFeed(world());
  planted = await plantInStore(world());
});

/** Every page of the router, with each of its views; a new page is visited as soon as it has a route. */
function addresses(): string[] {
  const source = join(import.meta.dirname, '../../packages/web/src');
  const router = readFileSync(join(source, 'app/routes.ts'), 'utf8');
  const paths = [...router.matchAll(/^ {2}path: '([^']+)'/gm)].map(([, path = '']) => path);
  const views: Readonly<Record<string, readonly string[]>> = {
    '/sites/$id': viewsOf(join(source, 'pages/site/search.ts'), 'tab'),
    '/updates': viewsOf(join(source, 'pages/updates/search.ts'), 'view'),
    '/uptime': viewsOf(join(source, 'pages/uptime/search.ts'), 'view'),
    '/vulnerabilities/$id': ['view=sites'],
    '/notifications': ['view=rules', 'view=deliveries', 'view=events'],
    '/security': viewsOf(join(source, 'pages/security/search.ts'), 'certificates'),
    '/clients': ['view=fields'],
    '/clients/$id': ['view=sites', 'view=costs'],
    '/costs': ['view=year'],
  };
  return paths
    .filter(path => !['/sign-in', '/setup'].includes(path))
    .flatMap(path => [path, ...(views[path] ?? []).map(view => `${path}?${view}`)]);
}

function viewsOf(file: string, name: string): string[] {
  const list = /export const (?:SITE_TABS|UPDATES_VIEWS|UPTIME_VIEWS|CERTIFICATES) = \[([^\]]+)\]/.exec(
    readFileSync(file, 'utf8'),
  )?.[1];
  if (list === undefined) throw new Error(`${file} names no views`);
  return [...list.matchAll(/'([^']+)'/g)].map(([, view]) => `${name}=${view}`);
}

/** Elements that only injected markup could have created, and whether any of it ran. */
const MADE_BY_MARKUP = `(() => ({
  ran: window.ranHere,
  made: [...document.querySelectorAll('[src*=probe-of-markup], [onerror], [onload], [href^="javascript:" i], main script')]
    .map(element => element.outerHTML.slice(0, 200)),
  shown: document.body.innerText.includes('${WORD}'),
}))()`;

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectLoaded(page);
}

/* Fails if a name is shown by dangerouslySetInnerHTML in site-columns.tsx. */
describe('Markup in any text of a site or a user', () => {
  it('is in every text column of the database', () => {
    expect(planted.length).toBeGreaterThan(12);
  });

  it('is shown as text on every page, and never executed', { timeout: 240_000 }, async () => {
    const { page } = await visitors.signedIn('admin');
    const asked: string[] = [];
    page.on('request', request => {
      if (request.url().includes('probe-of-markup')) asked.push(request.url());
    });
    const client = (await world().get('list-clients-v1')).body.items[0].id;
    const shownOn: string[] = [];
    for (const address of addresses()) {
      const [, room = ''] = address.split('/');
      const id =
        { clients: client, updates: run, jobs: run, vulnerabilities: VULNERABILITY }[room] ?? world().siteIds[1];
      await showPage(page, address.replace('$id', String(id)));
      await settled(page);
      const { shown, ...found } = (await page.evaluate(MADE_BY_MARKUP)) as { shown: boolean };
      expect([address, found]).toEqual([address, { ran: undefined, made: [] }]);
      if (shown) shownOn.push(address);
    }
    expect(asked).toEqual([]);
    expect(shownOn.length).toBeGreaterThan(12);
  });
});

/* Fails if session-cookie.ts ignores the header: to a browser, another port is the same site, and it creates tags. */
describe('A page of another site', () => {
  it.each(['127.0.0.1', 'localhost'])(
    'on %s changes nothing by forms, images or scripts, whoever is signed in',
    async host => {
      const { page, context } = await visitors.signedIn('admin');
      const { origin } = world();
      const before = await rowCounts(world());
      const run = (ability: string) => `${origin}/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`;
      const html = `<!doctype html><title>Elsewhere</title><body><script>
      const json = JSON.stringify({ input: { name: 'forged' } });
      const send = (url, options) => fetch(url, { credentials: 'include', ...options }).then(r => r.status, () => 'blocked');
      window.done = Promise.all([
        send('${run('add-tag-v1')}', { method: 'POST', mode: 'no-cors', body: json }),
        send('${run('add-tag-v1')}', { method: 'POST', mode: 'no-cors', body: new Blob([json], { type: 'text/plain' }) }),
        send('${run('add-tag-v1')}', { method: 'POST', body: json, headers: { 'content-type': 'application/json', 'x-sitekeeper': 'web' } }),
        send('${origin}/wp-json/svc/v2/tags/add?name=forged', { method: 'POST', mode: 'no-cors' }),
        send('${origin}/wp-json/svc/v2/tags/add', { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ name: 'forged' }) }),
        send('${origin}/web/session', { method: 'DELETE' }),
        send('${origin}/web/profile', {}),
        send('${run('list-tags-v1')}', {}),
      ]);
      const form = document.createElement('form');
      Object.assign(form, { action: '${origin}/wp-json/svc/v2/tags/add', method: 'post', target: 'into' });
      form.innerHTML = '<input name=name value=forged>';
      const frame = Object.assign(document.createElement('iframe'), { name: 'into' });
      document.body.append(frame, form);
      window.posted = new Promise(done => { frame.onload = () => done(1); setTimeout(() => form.submit(), 0); });
    </script>`;
      const elsewhere = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
      await new Promise<void>(resolve => elsewhere.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void elsewhere.close());
      const other = await context.newPage();
      await other.goto(`http://${host}:${(elsewhere.address() as AddressInfo).port}/`);
      const answers = (await other.evaluate('Promise.all([window.done, window.posted])')) as [unknown[]];
      // Opaque answers have status 0; those that a script could read are blocked.
      expect(answers[0].filter(status => status !== 0 && status !== 'blocked')).toEqual([]);
      const { audit_log: _told, audit_head: _head, ...after } = await rowCounts(world());
      const { audit_log: _first, audit_head: _was, ...rest } = before;
      expect(after).toEqual(rest);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    },
  );
});
