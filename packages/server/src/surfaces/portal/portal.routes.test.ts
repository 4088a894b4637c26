import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { storeHistory } from '../../features/reports/reports.fixtures.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { pagesOf } from '../../ports/report-printer/conformance.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { withWrite } from '../../testing/with-write.ts';
import { makeHttpServer } from '../http/server.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const clock = manualClock(START);
const logged: string[] = [];
const world = useWorld({
  parts: { clock },
  log: { write: line => logged.push(line) },
  env: { SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '5' },
});

async function portalOf(name: string) {
  const { body } = await world().post('add-client-v1', { name });
  const url = `https://${name.toLowerCase()}.example/`;
  const columns = { created_at: Date.parse('2026-09-15T00:00:00Z') };
  await storeSite(world(), { url, name: `Site of ${name} <script>alert(1)</script>`, client_id: body.id, columns });
  const { body: link } = await world().post('add-portal-link-v1', { client_id_or_email: body.id, days: 30 });
  return { clientId: body.id as number, link: link.id as number, path: new URL(link.url).pathname };
}

/** What people read. */
const textOf = (html: string) =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');

const open = (path: string) => fetch(`${world().origin}${path}`);

it('shows the sites and reports of its client, and nothing of another', async () => {
  const bakery = await portalOf('Bakery');
  const garage = await portalOf('Garage');
  const answer = await open(bakery.path);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain('Site of Bakery &lt;script&gt;');
  expect(page).not.toMatch(/Garage|<script/);
  expect([...page.matchAll(/href="\/portal\/[^"/]+\/([^"]+)"/g)].map(([, report]) => report)).toEqual([
    'last-30-days',
    'last-30-days.pdf',
    '2026-10',
    '2026-10.pdf',
    '2026-09',
    '2026-09.pdf',
  ]);
  const report = await (await open(`${garage.path}/2026-10`)).text();
  expect(report).toContain('Site of Garage');
  expect(report).not.toContain('Bakery');
  const pdf = await open(`${bakery.path}/2026-10.pdf`);
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="report-bakery-2026-10.pdf"');
  expect((await pagesOf(new Uint8Array(await pdf.arrayBuffer()))).join(' ')).toContain('Site of Bakery');
  for (const other of ['2026-11', '2026-08', '2026-13', 'x', '2026-10.html', '..%2f..']) {
    expect((await open(`${bakery.path}/${other}`)).status).toBe(404);
  }
});

it('says what was done in the last 30 days, as the report of these days does', async () => {
  const client = await portalOf('Mill');
  await storeHistory(world(), { clientId: client.clientId, sites: 3, days: 60, seed: 7, updates: 9 });
  const page = await (await open(client.path)).text();
  const asked = { client_id_or_email: client.clientId, from: '2026-10-22', to: '2026-11-20', time_zone: 'UTC' };
  const { body: report } = await world().get('get-client-report-v1', asked);
  const told = textOf(page);
  const { summary, incidents, updates, uptime } = report;
  expect(summary.updates).toBeGreaterThan(0);
  expect(told).toContain(`Uptime ${summary.uptime} %`);
  expect(told).toContain(`Updates made ${summary.updates}`);
  expect(told).toContain(`Incidents ${summary.incidents}`);
  for (const { ratio } of uptime.sites) expect(told).toContain(ratio === null ? '–' : `${ratio} %`);
  const newest = updates.items.reduce((last: { last_at: string }, item: { last_at: string }) =>
    item.last_at > last.last_at ? item : last,
  );
  expect(told).toContain(`${newest.name} `);
  expect([...page.matchAll(/<tr/g)].length).toBeLessThan(30);
  expect(incidents.total).toBeGreaterThan(0);

  const opened = await open(`${client.path}/last-30-days`);
  expect([opened.status, textOf(await opened.text())]).toEqual([
    200,
    expect.stringMatching(/22 October.* 20 November 2026/),
  ]);
  const pdf = await open(`${client.path}/last-30-days.pdf`);
  expect(pdf.headers.get('content-disposition')).toContain('report-mill-2026-10-22-to-2026-11-20.pdf');

  // What reports of the client leave out, the portal does, too.
  const input = { client_id_or_email: client.clientId, sections: ['updates'] };
  expect(await world().post('update-branding-v1', input)).toMatchObject({ status: 200 });
  const less = textOf(await (await open(client.path)).text());
  expect(less).not.toMatch(/Incidents|Uptime [0-9]/);
  expect(less).toContain('Updates');
});

it('keeps its address from search engines, caches, other hosts and logs, and needs no cookie', async () => {
  const { path } = await portalOf('Quiet');
  for (const at of [path, `${path}/2026-10`, `${path}/2026-10.pdf`]) {
    const { headers } = await open(at);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('set-cookie')).toBe(null);
  }
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('')).not.toContain(path.split('/')[2]);
});

it('stops working when the link is revoked or expires, or the client is suspended', async () => {
  const [revoked, expiring, suspended] = [
    await portalOf('Revoked'),
    await portalOf('Expiring'),
    await portalOf('Lost'),
  ];
  await world().post('revoke-portal-link-v1', { link_id: revoked.link });
  await world().post('suspend-client-v1', { client_id_or_email: suspended.clientId });
  const statuses = async () => {
    const paths = [revoked, expiring, suspended].flatMap(({ path }) => [
      path,
      `${path}/2026-10`,
      `${path}/2026-10.pdf`,
    ]);
    const answers: number[] = [];
    for (const path of paths) {
      answers.push((await open(path)).status);
      clock.advance(61_000); // guessing is slowed down
    }
    return answers;
  };
  expect(await statuses()).toEqual([404, 404, 404, 200, 200, 200, 404, 404, 404]);
  const list = await world().get('list-portal-links-v1', { client_id_or_email: expiring.clientId });
  expect(list.body.items).toMatchObject([{ state: 'open', last_used_at: expect.stringMatching(/^2026-11-20/) }]);
  clock.advance(30 * DAY_MS);
  expect(await statuses()).toEqual(Array(9).fill(404));
});

it('slows down whoever guesses, and still opens for those with a link', async () => {
  const { path } = await portalOf('Guessed');
  const guess = path.slice(0, -4).concat('AAAA');
  const answers: number[] = [];
  for (let turn = 0; turn < 7; turn++) answers.push((await open(guess)).status);
  expect(answers).toEqual([404, 404, 404, 404, 404, 429, 429]);
  expect((await open(path)).status).toBe(200);
});

it('makes only so many PDFs a minute', async () => {
  const { path } = await portalOf('Busy');
  const answers: number[] = [];
  for (let turn = 0; turn < 11; turn++) answers.push((await open(`${path}/2026-10.pdf`)).status);
  expect(answers).toEqual([...Array(10).fill(200), 429]);
  const text = await (await open(`${path}/2026-10.pdf`)).text();
  expect(text).toContain('<h1>Too many pages were opened</h1>');
  expect(text).not.toContain('does not work');
  clock.advance(61_000);
  expect((await open(`${path}/2026-10.pdf`)).status).toBe(200);
});

describe("a server that can't answer", () => {
  let fault: 'away' | 'full' | 'busy' | undefined;
  let http: FastifyInstance;
  let origin: string;
  beforeAll(async () => {
    const { services } = world().app;
    const database = new Proxy(services.database, {
      get(target, key) {
        if (key === 'db' && fault === 'away') throw Object.assign(new Error('no connection'), { code: '57P03' });
        const found = Reflect.get(target, key);
        return typeof found === 'function' ? found.bind(target) : found;
      },
    });
    const full = withWrite(database, () => Promise.reject(Object.assign(new Error('disk'), { code: 'ENOSPC' })));
    const failing = new Proxy(services, {
      get(target, key) {
        if (key === 'database') return fault === 'full' ? full : database;
        return Reflect.get(target, key);
      },
    });
    const pressure = { refuses: () => fault === 'busy', refused: 0 };
    http = await makeHttpServer(failing, catalogue, pino({ level: 'silent' }), { pressure });
    origin = await http.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => {
    fault = undefined;
  });
  afterAll(() => http.close());

  const [english, german] = ['Try again in a few minutes.', 'Versuchen Sie es in einigen Minuten wieder.'];
  const asked = async (path: string, languages = 'fr') => {
    const answer = await fetch(origin + path, { headers: { 'accept-language': languages } });
    const { status, headers } = answer;
    const page = await answer.text();
    expect([
      headers.get('content-type'),
      headers.get('referrer-policy'),
      headers.get('content-security-policy'),
    ]).toEqual(['text/html; charset=utf-8', 'no-referrer', expect.stringContaining("default-src 'none'")]);
    const said = textOf(page.slice(page.indexOf('<body>')));
    expect(said).not.toMatch(/data|disk|Daten|storage|server|svc_|log/i);
    return { status, said, retryAfter: headers.get('retry-after'), language: /<html lang="(..)"/.exec(page)?.[1] };
  };

  it.each([
    ['away', 503, null],
    ['busy', 503, '5'],
  ] as const)(
    'because the store is away or it has too much to do (%s) says so in the language of the browser',
    async (why, status, retryAfter) => {
      const { path } = await portalOf(`Away ${why}`.replace(' ', ''));
      fault = why;
      const said = expect.stringContaining(german);
      expect(await asked(path, 'fr, de-AT;q=0.8, en;q=0.5')).toMatchObject({
        status,
        retryAfter,
        language: 'de',
        said,
      });
      expect(await asked(`${path}/2026-10.pdf`)).toMatchObject({ status, said: expect.stringContaining(english) });
    },
  );

  it('because its disk is full says so to whoever guesses in the language of the agency', async () => {
    const { path } = await portalOf('Full');
    fault = 'full';
    clock.advance(61_000);
    expect((await fetch(origin + path)).status).toBe(200);
    const guess = path.slice(0, -4).concat('AAAA');
    expect(await asked(guess, 'de')).toMatchObject({
      status: 507,
      language: 'en',
      said: expect.stringContaining(english),
    });
  });

  it('says so in the language of the client where that can be read', async () => {
    const { path, clientId } = await portalOf('Broken');
    await world().post('update-branding-v1', { client_id_or_email: clientId, language: 'de' });
    const { reportPrinter } = world().app.services;
    const print = vi.spyOn(reportPrinter, 'print').mockRejectedValue(new Error('a bug'));
    const answer = await asked(`${path}/2026-10.pdf`);
    expect(answer).toMatchObject({ status: 500, language: 'de', said: expect.stringContaining(german) });
    print.mockRestore();
  });
});
