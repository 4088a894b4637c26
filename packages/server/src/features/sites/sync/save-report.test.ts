import type { SiteReport } from '@sitekeeper/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { rowsTouched } from './rows-touched.fixtures.ts';
import { saveReports } from './save-report.ts';

const world = useWorld();
const base: SiteReport = { wpEngine: false, wphost: '', coreUpdate: undefined };
const plugin = (slug: string, version = '1.0', active = true) => ({
  slug,
  name: slug.toUpperCase(),
  version,
  active,
  mustUse: false,
  isConnector: false,
});
const update = (slug: string, newVersion = '2.0') => ({
  slug,
  name: slug,
  version: '1.0',
  newVersion,
  active: true,
  wpCompatible: true,
  phpCompatible: true,
});
const change = (sourceId: string, createdSeconds: number, more = {}) => ({
  source: 'log' as const,
  sourceId,
  logTypeId: 5,
  context: 'plugin',
  action: 'activate',
  user: 'anna',
  createdSeconds,
  created: createdSeconds + 0.5,
  objectName: 'Some plugin',
  ...more,
});
let id = 0;
let count = 0;
let digests: Record<string, string> = {};

beforeEach(async () => {
  id = await storeSite(world(), { url: `https://s${++count}.example/` });
  digests = {};
});

/** Saves a report on top of the last one. */
async function save(report: Partial<SiteReport>, siteId = id): Promise<void> {
  const { services } = world().app;
  const full = { ...base, ...report };
  const saved = await services.database.write(trx => saveReports(trx, services, [{ siteId, report: full, digests }]));
  digests = saved.digests[0] ?? {};
}
/** Where each row of a table lies: a row that was written again lies elsewhere, or has another stamp. */
async function plugins() {
  const { db } = world().app.services.database;
  return db.selectFrom('site_plugins').select(['slug', 'version', 'active']).where('site_id', '=', id).execute();
}
const slugs = async () => (await plugins()).map(row => row.slug).sort();

describe('saveReports', () => {
  it('writes only what differs', async () => {
    const many = Array.from({ length: 20 }, (_, at) => plugin(`p${at}`));
    const touched = (list: ReturnType<typeof plugin>[]) =>
      rowsTouched(world(), 'site_plugins', () => save({ plugins: list }));
    expect(await touched(many)).toBe(20);
    expect(await touched(many)).toBe(0);
    expect(await touched([...many].reverse())).toBe(0);
    expect(await touched(many.with(3, plugin('p3', '1.1')))).toBe(1);
    expect(await touched(many)).toBe(1);
    expect(await touched([...many.slice(1), plugin('new')])).toBe(2);
    expect(await slugs()).toEqual([...many.slice(1).map(({ slug }) => slug), 'new'].sort());
  });

  it('skips the rows of a part whose digest is unchanged', async () => {
    await save({ plugins: [plugin('a')] });
    const { database } = world().app.services;
    await database.write(trx => trx.deleteFrom('site_plugins').where('site_id', '=', id).execute());
    await save({ plugins: [plugin('a')] });
    expect(await slugs()).toEqual([]);
    digests = {};
    await save({ plugins: [plugin('a')] });
    expect(await slugs()).toEqual(['a']);
  });

  it('keeps the rows of a part that was not sent, and removes those of a part that was sent empty', async () => {
    await save({ plugins: [plugin('a')], pluginUpdates: [update('a')], themeUpdates: [update('t')] });
    await save({});
    await save({ themeUpdates: [] });
    expect(await slugs()).toEqual(['a']);
    const { db } = world().app.services.database;
    const updates = () => db.selectFrom('site_updates').select('type').where('site_id', '=', id).execute();
    expect(await updates()).toEqual([{ type: 'plugin' }]);
    await save({ plugins: [] });
    expect(await slugs()).toEqual([]);
    expect(await updates()).toHaveLength(1);
  });

  it('keeps the types of updates apart', async () => {
    const translation = { type: 'plugin' as const, slug: 'x', language: 'de_DE', version: '2', name: 'X' };
    await save({
      coreUpdate: '9.9',
      wpVersion: '9.0',
      pluginUpdates: [update('x')],
      themeUpdates: [update('x')],
      translationUpdates: [translation, { ...translation, language: 'fr_FR' }],
    });
    const { db } = world().app.services.database;
    const rows = () =>
      db
        .selectFrom('site_updates')
        .select(['type', 'slug', 'language', 'version', 'new_version'])
        .where('site_id', '=', id)
        .orderBy('type')
        .orderBy('language')
        .execute();
    expect(await rows()).toEqual([
      { type: 'core', slug: 'wordpress', language: '', version: '9.0', new_version: '9.9' },
      { type: 'plugin', slug: 'x', language: '', version: '1.0', new_version: '2.0' },
      { type: 'theme', slug: 'x', language: '', version: '1.0', new_version: '2.0' },
      { type: 'translation', slug: 'x', language: 'de_DE', version: '', new_version: '2' },
      { type: 'translation', slug: 'x', language: 'fr_FR', version: '', new_version: '2' },
    ]);
    await save({ coreUpdate: null, pluginUpdates: [] });
    expect((await rows()).map(row => row.type)).toEqual(['theme', 'translation', 'translation']);
  });

  it('uses the last of the items that a hostile reply repeats', async () => {
    await save({
      plugins: [plugin('a', '1'), plugin('b'), plugin('a', '2')],
      pluginUpdates: [update('a', '3'), update('a', '4')],
      security: [
        ['wp_uptodate', 'Y'],
        ['wp_uptodate', 'N'],
      ],
      abandonedPlugins: [1, 2].map(lastUpdated => ({ slug: 'a', name: 'A', version: '1', lastUpdated })),
    });
    expect(await plugins()).toContainEqual({ slug: 'a', version: '2', active: 1 });
    expect(await slugs()).toEqual(['a', 'b']);
    const { db } = world().app.services.database;
    expect(await db.selectFrom('site_security').select('value').where('site_id', '=', id).execute()).toEqual([
      { value: 'N' },
    ]);
  });

  it('keeps the security checks that fail, and forgets those that pass', async () => {
    const { db } = world().app.services.database;
    const stored = () =>
      db
        .selectFrom('site_security')
        .select(['check_key', 'value'])
        .where('site_id', '=', id)
        .orderBy('check_key')
        .execute();
    await save({
      security: [
        ['wp_uptodate', 'N'],
        ['debug_disabled', 'Y'],
        ['db_reporting', 'N_UNABLE'],
        ['php_reporting', 'Y_UNABLE'],
      ],
    });
    expect(await stored()).toEqual([
      { check_key: 'db_reporting', value: 'N_UNABLE' },
      { check_key: 'wp_uptodate', value: 'N' },
    ]);
    await save({
      security: [
        ['wp_uptodate', 'Y'],
        ['debug_disabled', 'N'],
      ],
    });
    expect(await stored()).toEqual([{ check_key: 'debug_disabled', value: 'N' }]);
    await save({ security: [] });
    expect(await stored()).toEqual([]);
  });

  it('changes no other site', async () => {
    const other = await storeSite(world(), { url: `https://other${count}.example/` });
    await save({ plugins: [plugin('theirs')] }, other);
    digests = {};
    await save({ plugins: [plugin('mine')] });
    await save({ plugins: [] });
    const { db } = world().app.services.database;
    expect(await db.selectFrom('site_plugins').select('slug').where('site_id', '=', other).execute()).toEqual([
      { slug: 'theirs' },
    ]);
  });

  it('saves several sites at once', async () => {
    const { services } = world().app;
    const others = await Promise.all(
      [1, 2, 3].map(at => storeSite(world(), { url: `https://m${at}-${count}.example/` })),
    );
    const reports = others.map(siteId => ({
      siteId,
      report: { ...base, plugins: [plugin(`p${siteId}`)] },
      digests: {},
    }));
    const saved = await services.database.write(trx => saveReports(trx, services, reports));
    expect(new Set(saved.digests.map(one => one.plugins)).size).toBe(3);
    const rows = await services.database.db
      .selectFrom('site_plugins')
      .select(['site_id', 'slug'])
      .where('site_id', 'in', others)
      .orderBy('site_id')
      .execute();
    expect(rows).toEqual(others.sort((a, b) => a - b).map(site_id => ({ site_id, slug: `p${site_id}` })));
  });

  it('adds changes once, however often and in however many lists a site delivers them', async () => {
    const { db } = world().app.services.database;
    const stored = () =>
      db
        .selectFrom('site_changes')
        .select(['context', 'action', 'object_name', 'user_name', 'occurred_at'])
        .where('site_id', '=', id)
        .orderBy('id')
        .execute();
    const first = change('1', 1_700_000_000);
    await save({ changeLogs: [first, first] });
    await save({
      changeLogs: [first, change('2', 1_700_000_060)],
      actions: [change('1', 1_700_000_000, { source: 'action' })],
    });
    expect(await stored()).toHaveLength(2);
    expect((await stored())[0]).toEqual({
      context: 'plugin',
      action: 'activate',
      object_name: 'Some plugin',
      user_name: 'anna',
      occurred_at: 1_700_000_000_000,
    });
  });

  it('treats a change that reuses the id of another as new, as after a log clean-up', async () => {
    await save({ changeLogs: [change('1', 1_700_000_000)] });
    await save({ changeLogs: [change('1', 1_800_000_000)] });
    const { db } = world().app.services.database;
    expect(await db.selectFrom('site_changes').select('id').where('site_id', '=', id).execute()).toHaveLength(2);
  });

  it('tolerates clocks that are far off', async () => {
    const abandoned = { slug: 'a', name: 'A', version: '1', lastUpdated: Number.MAX_SAFE_INTEGER };
    await save({ changeLogs: [change('1', 1e300), change('2', 1)], abandonedThemes: [abandoned] });
    const { db } = world().app.services.database;
    const times = await db.selectFrom('site_changes').select('occurred_at').where('site_id', '=', id).execute();
    for (const { occurred_at } of times) expect(occurred_at).toBeLessThanOrEqual(Date.now());
    const old = await db.selectFrom('site_abandoned').selectAll().where('site_id', '=', id).executeTakeFirstOrThrow();
    expect(new Date(old.last_updated_at).toISOString()).toMatch(/^9999-12-31/);
  });
});
