import { storeSite } from '../../testing/fixtures.ts';
import type { World } from '../../testing/index.ts';
import { refreshPending } from '../sites/index.ts';

export interface StoredUpdate {
  readonly type: 'core' | 'plugin' | 'theme' | 'translation';
  readonly slug: string;
  readonly name?: string;
  readonly version?: string;
  readonly new_version?: string;
  readonly language?: string;
  readonly active?: number;
  readonly wp_compatible?: number;
  readonly php_compatible?: number;
  readonly package_host?: string | null;
  readonly package_named?: number;
}

/** Stores what is on offer for a site, as a sync would. */
export async function storeUpdates({ app }: World, site_id: number, updates: readonly StoredUpdate[]): Promise<void> {
  const rows = updates.map(update => ({
    site_id,
    name: update.slug,
    version: '1.0',
    new_version: '1.1',
    language: '',
    active: 1,
    wp_compatible: 1,
    php_compatible: 1,
    package_host: null,
    package_named: 0,
    ...update,
  }));
  await app.services.database.write(async trx => {
    if (rows.length > 0) await trx.insertInto('site_updates').values(rows).execute();
    await refreshPending(trx, [site_id]);
  });
}

export const SHOP: StoredUpdate = {
  type: 'plugin',
  slug: 'shop/shop.php',
  name: 'Shop',
  version: '9.3',
  new_version: '9.4',
  package_host: 'downloads.wordpress.org',
  package_named: 1,
};
export const FORMS: StoredUpdate = {
  type: 'plugin',
  slug: 'forms/forms.php',
  name: 'Formulare Übersicht',
  active: 0,
  package_host: '',
};
export const THEME_UPDATE: StoredUpdate = { type: 'theme', slug: 'twentyone', name: 'Twenty One', php_compatible: 0 };
export const CORE_UPDATE: StoredUpdate = {
  type: 'core',
  slug: 'wordpress',
  name: 'WordPress',
  version: '7.0',
  new_version: '7.1',
};
const GERMAN: StoredUpdate = { type: 'translation', slug: 'shop', name: 'Shop', version: '', language: 'de_DE' };
const DUTCH: StoredUpdate = { ...GERMAN, language: 'nl_NL' };

/**
 * Four sites: the first has one of everything, the second the shop plugin alone, the third nothing; the fourth has
 * everything but is suspended. Returns their ids.
 */
export async function storeSmallFleet(world: World): Promise<[number, number, number, number]> {
  const everything = await storeSite(world, { url: 'https://everything.example/' });
  const shop = await storeSite(world, { url: 'https://shop.example/' });
  const nothing = await storeSite(world, { url: 'https://nothing.example/' });
  const suspended = await storeSite(world, { url: 'https://suspended.example/', status: 'suspended' });
  await storeUpdates(world, everything, [SHOP, FORMS, THEME_UPDATE, CORE_UPDATE, GERMAN, DUTCH]);
  await storeUpdates(world, shop, [SHOP]);
  await storeUpdates(world, suspended, [SHOP, FORMS, THEME_UPDATE, CORE_UPDATE, GERMAN, DUTCH]);
  return [everything, shop, nothing, suspended];
}

/**
 * Sites with several versions of the same items, every fourth of them suspended, and an item ignored on every third.
 * Returns their ids.
 */
export async function storeMixedFleet(world: World): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < 24; n++) {
    const status = n % 4 === 3 ? 'suspended' : 'connected';
    const id = await storeSite(world, { url: `https://mixed-${n}.example/`, status });
    const item = (type: StoredUpdate['type'], k: number) =>
      ({ type, slug: `${type}-${k}`, new_version: `2.${(n + k) % 3}` }) as const;
    await storeUpdates(world, id, [
      ...[item('plugin', 0), item('plugin', n % 5), item('theme', n % 2), item('core', 1)].filter(unique),
      ...['de_DE', 'nl_NL'].map(language => ({ ...item('translation', n % 3), language })),
    ]);
    if (n % 3 === 0) {
      const rule = { site_id: id, type: 'plugin', slug: 'plugin-0', version: '', name: 'plugin-0' };
      await world.app.services.database.write(async trx => {
        await trx.insertInto('site_ignored_updates').values(rule).execute();
        await refreshPending(trx, [id]);
      });
    }
    ids.push(id);
  }
  return ids;
}

function unique({ slug }: StoredUpdate, index: number, all: readonly StoredUpdate[]): boolean {
  return all.findIndex(other => other.slug === slug) === index;
}
