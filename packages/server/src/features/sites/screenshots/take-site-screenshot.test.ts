import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScreenshotAnswer, ScreenshotPage, Screenshots } from '../../../ports/screenshots/port.ts';
import { expectError, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { instead } from '../../../testing/instead.ts';
import { webp } from './screenshots.fixtures.ts';

const world = useWorld({ env: { SITEKEEPER_SCREENSHOTS_INTERVAL_DAYS: '7' } });
const off = useWorld();
const REFUSED: ScreenshotAnswer = { outcome: 'failed', reason: 'The page was answered with the status 503.' };

const visited: ScreenshotPage[] = [];
let waiting: number;
let problem: string | undefined;
let answer: () => ScreenshotAnswer | Promise<ScreenshotAnswer>;

/** Stands for the browser, which has tests of its own. */
const browser: Screenshots = {
  get waiting() {
    return waiting;
  },
  problem: async () => problem,
  async take(page) {
    visited.push(page);
    return answer();
  },
  close: async () => {},
};

let id: number;
beforeAll(async () => {
  id = await storeSite(world(), { url: 'http://127.0.0.1:1/', name: 'Ours' });
});
beforeEach(() => {
  visited.length = 0;
  waiting = 0;
  problem = undefined;
  answer = () => ({ outcome: 'taken', picture: webp() });
});
afterEach(() => world().app.services.database.write(trx => trx.deleteFrom('site_screenshots').execute()));

const withBrowser = <T>(work: () => Promise<T>) => instead(world(), { screenshots: browser }, work);
const take = (site = id) => withBrowser(() => world().post('take-site-screenshot-v1', { site_id_or_domain: site }));
const byRest = () => withBrowser(() => world().rest(`/sites/${id}/take-screenshot`, { method: 'POST' }));
const recordOf = async () => (await world().get('get-site-record-v1', { site_id_or_domain: id })).body;

describe('take-site-screenshot', () => {
  it('stores the picture and returns the record with it', async () => {
    expect((await recordOf()).screenshot).toBeNull();
    const { status, body } = await take();
    expect([status, visited.map(({ url }) => url)]).toEqual([200, ['http://127.0.0.1:1/']]);
    expect(body.screenshot).toEqual({
      path: expect.stringMatching(new RegExp(`^/web/sites/${id}/screenshot\\?v=[0-9a-f]{16}$`)),
      taken_at: expect.any(String),
    });
    expect(await recordOf()).toEqual(body);
    answer = () => ({ outcome: 'taken', picture: webp(640, 400, 'b') });
    expect((await take()).body.screenshot.path).not.toBe(body.screenshot.path);
  });

  it('is an action of REST v2', async () => {
    const { status, body } = await byRest();
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: 1, message: 'The screenshot was taken.', data: await recordOf() },
    });
    answer = () => REFUSED;
    expect(await byRest()).toMatchObject({ status: 502, body: { code: 'svc_screenshot_failed' } });
    problem = 'Chromium could not be started';
    expect(await byRest()).toMatchObject({ status: 503, body: { code: 'svc_screenshots_unavailable' } });
  });

  it.each([
    ['the page is an error', REFUSED, 'The page was answered with the status 503.'],
    ['the browser hands out something else', { outcome: 'taken', picture: Buffer.from('<svg/>') }, 'no picture'],
  ] as const)('says why there is none, and keeps the last one: %s', async (_what, given, said) => {
    await take();
    const before = await recordOf();
    answer = () => given;
    const failed = await take();
    expectError(failed, { status: 502, code: 'svc_screenshot_failed' });
    expect(failed.body.message).toContain(said);
    expect(await recordOf()).toEqual(before);
  });

  it('stores nothing for a site that was moved meanwhile', async () => {
    const { database } = world().app.services;
    const move = (url: string) =>
      database.write(trx => trx.updateTable('sites').set({ url }).where('id', '=', id).execute());
    answer = async () => {
      await move('http://moved.test/');
      return { outcome: 'taken', picture: webp() };
    };
    expectError(await take(), { status: 502, code: 'svc_screenshot_failed' });
    expect((await recordOf()).screenshot).toBeNull();
    await move('http://127.0.0.1:1/');
  });

  it('says that it is busy instead of letting people wait for minutes', async () => {
    waiting = 3;
    const busy = await take();
    expectError(busy, { status: 503, code: 'svc_server_busy' });
    expect([busy.body.data.retry_after, visited]).toEqual([30, []]);
    waiting = 2;
    expect((await take()).status).toBe(200);
  });

  it('says that Chromium is off, or that it does not start', async () => {
    const input = { site_id_or_domain: id };
    const without = await world().post('take-site-screenshot-v1', input);
    expectError(without, { status: 503, code: 'svc_screenshots_unavailable' });
    expect([without.body.data.reason, without.body.message]).toEqual([
      'chromium_off',
      'Chromium is switched off on this server (SITEKEEPER_CHROMIUM).',
    ]);
    problem = 'Chromium finds no sandbox on this system';
    const broken = await take();
    expectError(broken, { status: 503, code: 'svc_screenshots_unavailable' });
    expect(broken.body.data.reason).toBe('chromium_broken');
    expect(broken.body.message).toMatch(/^Chromium finds no sandbox on this system\. Run sitekeeper doctor/);
    expect(visited).toEqual([]);
  });

  it('says that Chromium is missing', async () => {
    const { settings } = world().app.services;
    const missing = { settings: { ...settings, chromium: '' }, screenshots: undefined };
    const asked = () => world().post('take-site-screenshot-v1', { site_id_or_domain: id });
    const { status, body } = await instead(world(), missing, asked);
    expect([status, body.data.reason]).toEqual([503, 'chromium_missing']);
  });

  it('visits nothing where screenshots are switched off', async () => {
    const site = await storeSite(off(), { url: 'http://127.0.0.1:1/' });
    const asked = () => off().post('take-site-screenshot-v1', { site_id_or_domain: site });
    const { status, body } = await instead(off(), { screenshots: browser }, asked);
    expect([status, body.code, body.data.reason]).toEqual([503, 'svc_screenshots_unavailable', 'off']);
    expect(visited).toEqual([]);
  });

  it('is nothing for viewers, and refuses an unknown site', async () => {
    const { cookie = '' } = await world().signIn(await world().webUser('vera', 'viewer'));
    const headers = { cookie, 'x-sitekeeper': 'web', 'content-type': 'application/json' };
    const path = `${world().origin}/wp-json/wp-abilities/v1/abilities/svc/take-site-screenshot-v1/run`;
    const body = JSON.stringify({ input: { site_id_or_domain: id } });
    expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(403);
    expectError(await take(987_654), { status: 404, code: 'svc_site_not_found' });
    expect(visited).toEqual([]);
  });
});
