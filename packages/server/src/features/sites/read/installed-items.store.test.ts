import { beforeAll, expect, it } from 'vitest';
import type { SiteScope } from '../../../kernel/lists/site-scope.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import { selectItemsByName } from './installed-items.store.ts';

const SITES = 40;
const world = useWorld({ seeded: true, sites: SITES });
const scopes: SiteScope[] = [];

/** Reads the items of all sites of a scope, however many these are. */
const BY_SITES = 1_000;
/** Asks of each slug whether a site of the scope has it. */
const BY_SLUGS = 0;

beforeAll(async () => {
  const post = async (ability: string, name: string) => (await world().post(ability, { name })).body.id as number;
  const [one, many, none] = [
    await post('add-client-v1', 'One site'),
    await post('add-client-v1', 'Many sites'),
    await post('add-client-v1', 'No site'),
  ];
  const tag = await post('add-tag-v1', 'Each third site');
  const ids = world().siteIds;
  const plugins = ids.flatMap((site_id, s) =>
    [...new Set(Array.from({ length: 6 }, (_, n) => (s * 7 + n * n * 11) % 37))].map(k => ({
      site_id,
      slug: `plugin-${k}/plugin.php`,
      // A name that changed from version to version.
      name: `${(s + k) % 3 === 0 ? 'Old' : 'New'} plugin ${k}`,
      version: `1.${(s + k) % 3}`,
      active: 1,
      must_use: 0,
      is_connector: 0,
    })),
  );
  const themes = ids.map((site_id, s) => ({
    site_id,
    slug: `theme-${s % 9}`,
    name: `Theme ${s % 9}`,
    version: '2.0',
    active: 1,
    parent_active: 0,
  }));
  await world().app.services.database.write(async trx => {
    await trx.deleteFrom('site_plugins').execute();
    await trx.deleteFrom('site_themes').execute();
    await trx.insertInto('site_plugins').values(plugins).execute();
    await trx.insertInto('site_themes').values(themes).execute();
    await trx
      .updateTable('sites')
      .set({ client_id: many })
      .where('id', 'in', ids.slice(0, SITES / 2))
      .execute();
    await trx
      .updateTable('sites')
      .set({ client_id: one })
      .where('id', '=', ids.at(-1) ?? 0)
      .execute();
    await trx
      .insertInto('site_tags')
      .values(ids.filter((_, s) => s % 3 === 0).map(site_id => ({ site_id, tag_id: tag })))
      .execute();
  });
  scopes.push(
    {},
    { client_id: one },
    { client_id: many },
    { client_id: none },
    { tag_id: tag },
    { client_id: many, tag_id: tag },
  );
});

it('finds the same items in a scope by the items of its sites as by the sites of all items', async () => {
  const { db } = world().app.services.database;
  const totals: number[] = [];
  for (const scope of scopes) {
    for (const text of ['', 'new', 'plugin 1', 'plugin-2', 'theme', 'no such']) {
      for (const window of [
        { offset: 0, limit: 100 },
        { offset: 3, limit: 4 },
      ]) {
        const bySites = await selectItemsByName(db, { text, scope }, window, BY_SITES);
        const bySlugs = await selectItemsByName(db, { text, scope }, window, BY_SLUGS);
        expect({ scope, text, ...bySites }).toEqual({ scope, text, ...bySlugs });
        if (text === '' && window.offset === 0) totals.push(bySites.total);
      }
    }
  }
  const [all = 0, one = 0, many = 0, none, tagged = 0, both = 0] = totals;
  expect(none).toBe(0);
  expect(one).toBeGreaterThan(2);
  expect(many).toBeGreaterThan(one);
  expect(both).toBeLessThan(tagged);
  expect(all).toBeGreaterThan(many);
});
