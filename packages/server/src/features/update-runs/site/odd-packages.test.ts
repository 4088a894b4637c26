import { describe, expect, it } from 'vitest';
import { makeDueLooks } from '../broken/broken-looks.fixtures.ts';
import { useFleet } from '../runs.fixtures.ts';

const FILE = 'acorn-backup/acorn-backup.php';
const THEME = 'corner-shop';
const world = useFleet({ sites: 4, fleet: { plugins: 2 } });
const idOf = (k: number) => world().siteIds[k - 1] as number;

/** An update of one item of site k, whose package is odd. */
async function update(k: number, type: 'plugins' | 'themes', fault: 'package_odd_folder' | 'package_wrong_type') {
  const site = world().fleet.site(k);
  if (type === 'plugins') site.setPlugin(FILE, { version: '3.4.0', active: true });
  else site.setTheme(THEME, '4.2.0');
  await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(k)] });
  site.setFaults(fault);
  const slugs = [type === 'plugins' ? FILE : THEME];
  const order = { site_id_or_domain: idOf(k), type: [type], slugs, wait: true };
  return (await world().post('run-site-updates-v1', order)).body.results;
}

describe('an update whose package', () => {
  it('contains a folder of another name leaves the site in need of attention: the plugin is gone', async () => {
    const results = await update(1, 'plugins', 'package_odd_folder');
    expect(results).toMatchObject([{ slug: FILE, state: 'needs_attention', reason: 'gone' }]);
    expect(results[0].message).toMatch(/no longer has this plugin.*another name.*activate the new folder/s);
    const { items } = (await world().get('list-site-plugins-v1', { site_id_or_domain: idOf(1) })).body;
    const slugs = items.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toContain('acorn-backup-main/acorn-backup.php');
    expect(slugs).not.toContain(FILE);
  });

  it('contains a folder of another name is over once somebody has activated the new folder', async () => {
    const moved = 'acorn-backup-main/acorn-backup.php';
    const mended = async () => {
      const items = world().app.services.database.db.selectFrom('update_run_items').select('mended_at');
      return (await items.where('site_id', '=', idOf(1)).executeTakeFirstOrThrow()).mended_at !== null;
    };
    await makeDueLooks(world());
    expect(await mended()).toBe(false);
    world().fleet.site(1).setPlugin(moved, { active: true });
    await makeDueLooks(world());
    expect(await mended()).toBe(true);
  });

  it('is a theme instead of a plugin fails with the code of the site, and the plugin stays', async () => {
    const results = await update(2, 'plugins', 'package_wrong_type');
    expect(results).toMatchObject([{ state: 'failed', reason: 'not_updated' }]);
    expect(results[0].message).toContain('incompatible_archive');
    expect(world().fleet.site(2).plugin(FILE)).toMatchObject({ version: '3.4.0', active: true });
  });

  it('is a plugin instead of a theme fails in the same way', async () => {
    expect(await update(3, 'themes', 'package_wrong_type')).toMatchObject([{ slug: THEME, state: 'failed' }]);
    expect(
      world()
        .fleet.site(3)
        .themes.find(({ slug }) => slug === THEME)?.version,
    ).toBe('4.2.0');
  });

  it('contains a theme in another folder leaves the site in need of attention', async () => {
    const results = await update(4, 'themes', 'package_odd_folder');
    expect(results).toMatchObject([{ slug: THEME, state: 'needs_attention', reason: 'gone' }]);
    expect(results[0].message).toContain('this theme');
  });
});
