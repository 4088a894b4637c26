import { storeSite } from '../../testing/fixtures.ts';
import { giveFeed, makeWorld, type RecordGiven, type World, type WorldOptions } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';

interface StoredItems {
  readonly plugins?: Readonly<Record<string, string>>;
  readonly inactive?: readonly string[];
  readonly themes?: Readonly<Record<string, string>>;
  readonly core?: string;
  /** Versions on offer for plugins. */
  readonly offers?: Readonly<Record<string, string>>;
  readonly more?: { status?: 'suspended' | 'disconnected'; client_id?: number };
}

/** Stores a site with these items, as a sync would. Returns its id. */
export async function storeSiteWithItems(world: World, url: string, items: StoredItems): Promise<number> {
  const { plugins = {}, inactive = [], themes = {}, core = '7.1', offers = {}, more } = items;
  const site_id = await storeSite(world, { url, name: new URL(url).hostname, columns: { wp_version: core }, ...more });
  await world.app.services.database.write(async trx => {
    for (const [slug, version] of Object.entries(plugins)) {
      const active = Number(!inactive.includes(slug));
      const row = { site_id, slug, name: slug.split('/')[0] ?? slug, version, active, must_use: 0, is_connector: 0 };
      await trx.insertInto('site_plugins').values(row).execute();
    }
    for (const [slug, version] of Object.entries(themes)) {
      const row = { site_id, slug, name: slug, version, active: 1, parent_active: 0 };
      await trx.insertInto('site_themes').values(row).execute();
    }
    for (const [slug, new_version] of Object.entries(offers)) {
      const version = plugins[slug] ?? '';
      const row = { site_id, type: 'plugin', slug, language: '', name: slug, version, new_version };
      await trx.insertInto('site_updates').values(row).execute();
    }
    await trx.insertInto('sites_to_match').values({ site_id }).execute();
  });
  return site_id;
}

const SHOP = 'shop/shop.php';
const FORMS = 'forms/forms.php';

export interface VulnerableFleet {
  readonly world: World;
  readonly ids: Readonly<Record<'berlin' | 'oslo' | 'rome' | 'lima' | 'gone', number>>;
  readonly client: number;
  readonly tag: number;
}

/** What is wrong with the fleet, from the most severe. */
export const HOLES: readonly RecordGiven[] = [
  { id: 'shop-hole', slug: 'shop', to: '9.3', patched: ['9.4'], score: 9.8, title: 'Shop lets anybody in' },
  { id: 'theme-hole', type: 'theme', slug: 'plain', to: '2.0', score: 7.1 },
  { id: 'core-hole', type: 'core', slug: 'wordpress', from: '7.0', to: '7.0.1', patched: ['7.0.2'], score: 5 },
  { id: 'forms-hole', slug: 'forms', to: '*', score: 3 },
];

/**
 * Five sites. berlin has all four holes and an update of the shop; oslo has a newer shop; rome has the shop inactive; lima
 * has the shop without an update, and belongs to a client and a tag; the last is suspended.
 */
export function useVulnerableFleet(options: WorldOptions = {}): () => VulnerableFleet {
  return useMade(
    async () => {
      const world = await makeWorld(options);
      const client = (await world.post('add-client-v1', { name: 'Andes' })).body.id as number;
      const tag = (await world.post('add-tag-v1', { name: 'Shops' })).body.id as number;
      const old = { plugins: { [SHOP]: '9.2', [FORMS]: '1.0' }, themes: { plain: '2.0' }, core: '7.0.1' };
      const ids = {
        berlin: await storeSiteWithItems(world, 'https://berlin.example/', { ...old, offers: { [SHOP]: '9.4' } }),
        oslo: await storeSiteWithItems(world, 'https://oslo.example/', { plugins: { [SHOP]: '9.4' } }),
        rome: await storeSiteWithItems(world, 'https://rome.example/', {
          plugins: { [SHOP]: '9.3' },
          inactive: [SHOP],
        }),
        lima: await storeSiteWithItems(world, 'https://lima.example/', {
          plugins: { [SHOP]: '9.3' },
          offers: { [SHOP]: '9.2.9' },
          more: { client_id: client },
        }),
        gone: await storeSiteWithItems(world, 'https://gone.example/', { ...old, more: { status: 'suspended' } }),
      };
      const { database } = world.app.services;
      await database.write(trx => trx.insertInto('site_tags').values({ site_id: ids.lima, tag_id: tag }).execute());
      await giveFeed(world, HOLES);
      return { world, ids, client, tag };
    },
    ({ world }) => world.close(),
  );
}

/** Types of the events so far, with the site and the vulnerability they are about. */
export async function eventsSoFar({ app }: World): Promise<string[]> {
  const rows = await app.services.database.db.selectFrom('events').selectAll().orderBy('id').execute();
  return rows.map(({ type, site_id, data_json }) => {
    const { vulnerability_id, how } = JSON.parse(data_json) as { vulnerability_id?: string; how?: string };
    return [type, site_id, vulnerability_id, how].filter(Boolean).join(' ');
  });
}
