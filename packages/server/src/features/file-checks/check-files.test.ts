import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { expectError } from '../../testing/fixtures.ts';
import { deleteMessages, type ManualClock, makeWorld, manualClock, type World } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import {
  ACORN,
  fileEvents,
  installAcorn,
  itemsIn,
  MAIN_CLASS,
  PLUGIN,
  readingsOf,
  setChecks,
} from './file-checks.fixtures.ts';
import { fileChecksHandler, judgeCheckedFiles, queueFileChecks } from './index.ts';

const SITES = 6;
const WORDPRESS = { type: 'core', slug: 'wordpress' } as const;

const made = useMade<{ world: World; clock: ManualClock }>(
  async () => {
    const clock = manualClock();
    const env = { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' };
    const world = await makeWorld({
      sites: SITES,
      seeded: true,
      fleet: { plugins: 2, slowMs: 2_000 },
      parts: { clock },
      env,
    });
    return { world, clock };
  },
  ({ world }) => world.close(),
);

const idOf = (k: number) => made().world.siteIds[k - 1] as number;
const check = (...ks: number[]) => made().world.post('check-files-v1', { site_ids_or_domains: ks.map(idOf) });
const all = Array.from({ length: SITES }, (_, index) => index + 1);
let seen = 0;
const newEvents = async () => {
  const events = await fileEvents(made().world);
  const fresh = events.slice(seen);
  seen = events.length;
  return fresh.map(({ type, site, data }) => [type, site, data.slug, data.how ?? data.files]);
};
const stateOf = async (k: number, item: { slug: string } = ACORN) => {
  const items = await itemsIn(made().world, 'any', idOf(k));
  return items.find(({ slug }: { slug: string }) => slug === item.slug)?.state;
};

beforeEach(async () => {
  const { world } = made();
  installAcorn(world);
  for (const k of all) {
    world.fleet.site(k).setFaults();
    world.fleet.site(k).setCore('7.1.1');
    for (const item of [ACORN, WORDPRESS]) {
      world.fleet.site(k).restoreFiles(item);
      world.fleet.site(k).setUnread(item);
    }
  }
  await setChecks(world, world.siteIds, false);
  await newEvents();
  await setChecks(world, world.siteIds, true);
});

describe('files that change without an update', () => {
  it('are altered although no other site has the plugin, and nobody can say which they are', async () => {
    const { world } = made();
    for (const k of all.slice(1)) world.fleet.site(k).removePlugin(PLUGIN);
    await check(...all);
    expect(await stateOf(1)).toBe('uncompared');
    await check(1);
    expect(await stateOf(1)).toBe('unchanged');
    world.fleet.site(1).alterFile(ACORN, 'shell.php', 'x');
    await check(1);
    expect(await itemsIn(world, 'altered')).toMatchObject([{ site: 1, slug: PLUGIN, files: null }]);
    expect(await newEvents()).toEqual([['files.altered', 1, PLUGIN, null]]);
    world.fleet.site(1).setPlugin(PLUGIN, { version: '3.5.1' });
    await check(1);
    expect(await newEvents()).toEqual([['files.restored', 1, PLUGIN, 'updated']]);
    expect(await itemsIn(world, 'altered')).toEqual([]);
  });

  it('are no finding where an update changed them', async () => {
    await check(...all);
    made().world.fleet.site(2).setPlugin(PLUGIN, { version: '3.5.1' });
    await check(2);
    expect(await itemsIn(made().world, 'altered')).toEqual([]);
    expect(await newEvents()).toEqual([]);
  });

  it('are found on a site that was read before the others', async () => {
    const { world } = made();
    world.fleet.site(1).alterFile(ACORN, 'shell.php', 'x');
    world.fleet.site(1).alterFile(ACORN, 'readme.txt');
    await check(1);
    expect(await itemsIn(world, 'altered')).toEqual([]);
    await check(2, 3, 4, 5);
    expect(await itemsIn(world, 'altered')).toMatchObject([
      { site: 1, files: { added: { names: ['shell.php'] }, removed: { names: ['readme.txt'] } } },
    ]);
    expect(await newEvents()).toEqual([['files.altered', 1, PLUGIN, 2]]);
  });

  it('of WordPress are compared with sites in the same language', async () => {
    const { world } = made();
    const languages = Map.groupBy(all, k => world.fleet.site(k).language);
    expect(languages.size).toBeGreaterThan(1);
    await check(...all);
    expect(await itemsIn(world, 'altered')).toEqual([]);
    const [k = 0] = [...languages.values()].find(({ length }) => length > 1) ?? [];
    world.fleet.site(k).alterFile(WORDPRESS, 'wp-login.php', 'x');
    await check(k);
    expect(await newEvents()).toEqual([['files.altered', k, 'wordpress', 1]]);
  });
});

describe('files that cannot be read', () => {
  it('are unknown, never altered or fine, and end no finding', async () => {
    const { world } = made();
    await check(...all);
    world.fleet.site(1).setUnread(ACORN, 'too_large');
    await check(1);
    expect(await itemsIn(world, 'unknown')).toMatchObject([{ site: 1, slug: PLUGIN, unread: 'too_large' }]);
    world.fleet.site(1).setUnread(ACORN);
    await check(1);
    expect(await stateOf(1)).toBe('unchanged');
    world.fleet.site(1).alterFile(ACORN, MAIN_CLASS, 'x');
    await check(1);
    world.fleet.site(1).setUnread(ACORN, 'unreadable');
    await check(1);
    expect(await stateOf(1)).toBe('altered');
    expect(await newEvents()).toEqual([['files.altered', 1, PLUGIN, 1]]);
  });

  it.each(['http500', 'waf', 'bad_json', 'no_frame', 'snippet_fails', 'snippet_fatal', 'snippet_hostile'] as const)(
    'because of %s leave everything as it was, with the reason',
    async fault => {
      const { world } = made();
      await check(...all);
      world.fleet.site(2).alterFile(ACORN, MAIN_CLASS, 'x');
      world.fleet.site(2).setFaults({ name: fault, on: 'code_snippet' });
      expect((await check(2)).body).toMatchObject({ total_checked: 0, total_errors: 1 });
      expect(await itemsIn(world, 'altered')).toEqual([]);
      const { body } = await world.get('list-file-checks-v1', { site_id_or_domain: idOf(2) });
      expect(body.items).toMatchObject([{ allowed: true, error: expect.stringMatching(/\.$/), altered: 0 }]);
      world.fleet.site(2).setFaults();
      await check(2);
      expect(await itemsIn(world, 'altered')).toHaveLength(1);
    },
  );

  it('for lack of time are asked for again', async () => {
    const { world } = made();
    const site = world.fleet.site(1);
    site.setUnread(ACORN, 'late');
    site.afterNextReading(() => site.setUnread(ACORN));
    world.fleet.ledger.reset();
    await check(1);
    expect(readingsOf(world, 1)).toBe(2);
    expect(await stateOf(1)).toBe('uncompared');
  });
});

describe('the names of altered files', () => {
  it('are given by another site if the first one fails, and the finding is told without them in the end', async () => {
    const { world, clock } = made();
    await check(...all);
    world.fleet.site(6).alterFile(ACORN, MAIN_CLASS, 'x');
    world.fleet.site(1).setFaults({ name: 'http500', on: 'code_snippet' });
    await check(6);
    expect(await newEvents()).toEqual([['files.altered', 6, PLUGIN, 1]]);
    world.fleet.site(6).alterFile(ACORN, MAIN_CLASS, 'y');
    world.fleet.site(6).alterFile(ACORN, 'more.php', 'y');
    await check(6);
    expect((await itemsIn(world, 'altered'))[0].files.added.names).toEqual(['more.php']);
    expect(await newEvents()).toEqual([]);
    for (const k of [1, 2, 3]) world.fleet.site(k).setFaults({ name: 'http500', on: 'code_snippet' });
    world.fleet.site(5).alterFile(ACORN, MAIN_CLASS, 'x');
    await check(5);
    expect(await newEvents()).toEqual([]);
    for (let tries = 0; tries < 3; tries++) {
      await clock.advance(11 * 60_000);
      await judgeCheckedFiles(world.app.services);
    }
    expect(await newEvents()).toEqual([['files.altered', 5, PLUGIN, null]]);
  });
});

describe('sites on hold', () => {
  it('are not asked, and refuse a check', async () => {
    const { world, clock } = made();
    await world.post('suspend-site-v1', { site_id_or_domain: idOf(3) });
    world.fleet.ledger.reset();
    await clock.advance(8 * DAY_MS);
    await queueFileChecks(world.app.services);
    expect((await check(3)).body.errors).toMatchObject([{ code: 'svc_site_suspended' }]);
    expect(readingsOf(world, 3)).toBe(0);
    await world.post('unsuspend-site-v1', { site_id_or_domain: idOf(3) });
  });

  it('all others are due once a week', async () => {
    const { world, clock } = made();
    const { services } = world.app;
    await deleteMessages(services.database);
    await clock.advance(9 * DAY_MS);
    expect(await queueFileChecks(services)).toBe(SITES);
    await deleteMessages(services.database);
    expect(await queueFileChecks(services)).toBe(0);
    await clock.advance(9 * DAY_MS);
    expect(await queueFileChecks(services)).toBe(SITES);
    await deleteMessages(services.database);
  });
});

// Seen to fail where a message is worked on one site after the other.
it('a slow site keeps no other one waiting', async () => {
  const { world } = made();
  const readings = () => [2, 3].map(k => readingsOf(world, k));
  world.fleet.ledger.reset();
  world.fleet.site(1).setFaults({ name: 'slow', on: 'code_snippet' });
  const message = { id: 'message', body: { site_ids: [1, 2, 3].map(idOf) }, deliveries: 1 };
  const done = fileChecksHandler(world.app.services).handle(message);
  await expect.poll(() => [...readings(), world.fleet.ledger.site(1).inFlight]).toEqual([1, 1, 1]);
  await done;
  expect(readingsOf(world, 1)).toBe(1);
});

it('nobody checks an unknown site, and viewers none', async () => {
  const { world } = made();
  const { body } = await world.post('check-files-v1', { site_ids_or_domains: ['none.example'] });
  expect(body).toMatchObject({ total_checked: 0, errors: [{ code: 'svc_site_not_found' }] });
  const auth = await world.user('vera', 'viewer');
  const refused = await world.post('check-files-v1', {}, { auth });
  expectError(refused, { status: 403, code: 'svc_permission_denied' });
});
