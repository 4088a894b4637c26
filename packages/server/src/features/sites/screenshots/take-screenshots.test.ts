import { afterEach, expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import type { ScreenshotAnswer, ScreenshotPage, Screenshots } from '../../../ports/screenshots/port.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { makeFleetKey, seedSites } from '../../../testing/index.ts';
import { queueScreenshots, screenshotsHandler } from '../index.ts';
import { webp } from './screenshots.fixtures.ts';

const clock = manualClock(Date.UTC(2026, 2, 1));
const visited: ScreenshotPage[] = [];
let problem: string | undefined;
let answer: (page: ScreenshotPage) => ScreenshotAnswer | Promise<ScreenshotAnswer>;

/** Stands for the browser, which has tests of its own. */
const browser: Screenshots = {
  waiting: 0,
  problem: async () => problem,
  async take(page) {
    visited.push(page);
    return answer(page);
  },
  close: async () => {},
};
const world = useWorld({
  parts: { clock, screenshots: browser },
  env: { SITEKEEPER_SCREENSHOTS_INTERVAL_DAYS: '7' },
});

const taken = (picture = webp()) => ({ outcome: 'taken', picture }) as const;
const failed = { outcome: 'failed', reason: 'The page took too long.' } as const;

afterEach(async () => {
  problem = undefined;
  await world().app.services.database.write(trx => trx.deleteFrom('sites').execute());
  clock.advance(30 * DAY_MS);
});

async function connectedSite(url = 'http://127.0.0.1:1/'): Promise<number> {
  const [id = 0] = await seedSites(world().app.services, await makeFleetKey(), [{ url, name: 'Ours' }]);
  return id;
}

/** Takes what is due. @returns how many were queued. */
async function look(give: typeof answer = () => taken()): Promise<number> {
  visited.length = 0;
  answer = give;
  const { services } = world().app;
  const count = await queueScreenshots(services);
  const messages = await services.queue.claim('screenshots', 100);
  for (const message of messages) await screenshotsHandler(services, browser).handle(message);
  await services.queue.complete(messages.map(({ id }) => id));
  return count;
}
const screenshotOf = async (id: number) =>
  (await world().get('get-site-record-v1', { site_id_or_domain: id })).body.screenshot;

it('is taken once in the interval, stored with its time, and served to whoever is signed in', async () => {
  const id = await connectedSite();
  expect(await screenshotOf(id)).toBeNull();
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  expect(visited).toEqual([]);
  const { path, taken_at } = await screenshotOf(id);
  expect(path).toMatch(new RegExp(`^/web/sites/${id}/screenshot\\?v=[0-9a-f]{16}$`));
  expect(Date.parse(taken_at)).toBe(clock.now());
  const { cookie = '' } = await world().signIn(await world().webUser('vera', 'viewer'));
  const served = await fetch(world().origin + path, { headers: { cookie } });
  expect(Buffer.from(await served.arrayBuffer())).toEqual(webp());
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'private, max-age=31536000, immutable',
  });
  const status = async (at: string, headers: Record<string, string>) =>
    (await fetch(world().origin + at, { headers })).status;
  expect(await status(path, {})).toBe(401);
  expect(await status(path, { cookie, 'sec-fetch-site': 'cross-site' })).toBe(401);
  expect(await status(path.replace(`/${id}/`, '/999/'), { cookie })).toBe(404);
  expect(await status('/web/sites/x/screenshot', { cookie })).toBe(404);
  clock.advance(9 * DAY_MS);
  expect(await look(() => taken(webp(640, 400, 'b')))).toBe(1);
  expect((await screenshotOf(id)).path).not.toBe(path);
});

it('says when it was taken, also if the page looks the same', async () => {
  const id = await connectedSite();
  await look();
  const before = await screenshotOf(id);
  clock.advance(9 * DAY_MS);
  await look();
  const after = await screenshotOf(id);
  expect([after.path, Date.parse(after.taken_at)]).toEqual([before.path, Date.parse(before.taken_at) + 9 * DAY_MS]);
});

it('stays as it was when the page shows an error, and is taken a day later', async () => {
  const id = await connectedSite();
  await look();
  const before = await screenshotOf(id);
  clock.advance(9 * DAY_MS);
  expect(await look(() => failed)).toBe(1);
  expect(await look()).toBe(0);
  expect(await screenshotOf(id)).toEqual(before);
  clock.advance(DAY_MS);
  expect(await look()).toBe(1);
});

it('is not taken of a site that is known to be down, until it is up', async () => {
  const id = await connectedSite();
  await look();
  const before = await screenshotOf(id);
  clock.advance(9 * DAY_MS);
  const check = (check_status: number | null) =>
    world().app.services.database.write(trx =>
      trx.updateTable('sites').set({ checked_at: clock.now(), check_status }).where('id', '=', id).execute(),
    );
  await check(null);
  expect(await look()).toBe(0);
  expect(await screenshotOf(id)).toEqual(before);
  await check(200);
  expect(await look()).toBe(1);
  expect((await screenshotOf(id)).taken_at).not.toBe(before.taken_at);
});

it('is not taken of a site that went down while it was queued', async () => {
  const id = await connectedSite();
  const { services } = world().app;
  await queueScreenshots(services);
  await services.database.write(trx => trx.updateTable('sites').set({ status: 'suspended' }).execute());
  expect(await look()).toBe(0);
  expect([visited, await screenshotOf(id)]).toEqual([[], null]);
  await services.database.write(trx => trx.updateTable('sites').set({ status: 'connected' }).execute());
  expect(await look()).toBe(1);
});

it('is taken of connected sites only, new ones first, a few a minute', async () => {
  await storeSite(world(), { url: 'http://apart.test/', status: 'suspended' });
  for (let k = 1; k <= 12; k++) await connectedSite(`http://127.0.0.1:${k}/`);
  expect(await look()).toBe(10);
  const newest = Array.from({ length: 10 }, (_, k) => `http://127.0.0.1:${12 - k}/`);
  expect(new Set(visited.map(({ url }) => url))).toEqual(new Set(newest));
  expect(await look()).toBe(2);
});

it('is not taken where no browser can be started: the sites stay due', async () => {
  await connectedSite();
  problem = 'Chromium finds no sandbox on this system';
  expect(await look()).toBe(0);
  problem = undefined;
  expect(await look()).toBe(1);
});

it.each([
  ['a picture of another type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a picture of another size', webp(16_000, 16_000)],
  ['a picture that is too large', webp(640, 400, 'a', 64 * 1024 + 1)],
])('is not %s, whatever the browser says', async (_what, picture) => {
  const id = await connectedSite();
  await look(() => taken(picture));
  expect(await screenshotOf(id)).toBeNull();
});

it('of a site that moved meanwhile is not stored', async () => {
  const id = await connectedSite();
  const { database } = world().app.services;
  await look(async () => {
    await database.write(trx => trx.updateTable('sites').set({ url: 'http://moved.test/' }).execute());
    return taken();
  });
  expect(await screenshotOf(id)).toBeNull();
});

it('is deleted with its site', async () => {
  const id = await connectedSite();
  await look();
  expect((await world().post('delete-site-v1', { site_id_or_domain: id, confirm: true })).status).toBe(200);
  const { db } = world().app.services.database;
  expect(await db.selectFrom('site_screenshots').select('site_id').execute()).toEqual([]);
});
