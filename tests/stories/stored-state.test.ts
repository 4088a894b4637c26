import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchWrites } from '../support/watch-writes.ts';

const TABLES = ['site_plugins', 'site_themes', 'site_updates', 'site_abandoned'] as const;

describe('the stored data of a sync', () => {
  let world: World;
  let id: number;
  let writes: () => Promise<string[]>;

  beforeAll(async () => {
    world = await makeWorld({ sites: 3 });
    id = await world.addSite(1);
    await world.addSite(2);
    await sync();
    writes = await watchWrites(world, TABLES);
  });
  afterAll(() => world.close());

  it('equals the data of the site', () => expectTheSame());

  it('is not written again while nothing changes', async () => {
    for (let time = 0; time < 3; time++) await sync();
    expect(await writes()).toEqual([]);
  });

  it('includes a newly installed plugin, and no other row is written', async () => {
    world.fleet.site(1).setPlugin('fresh/fresh.php', { version: '1.0', active: true });
    await sync();
    expect(await writes()).toEqual(['insert site_plugins fresh/fresh.php']);
    await expectTheSame();
  });

  it('shows a deactivated plugin', async () => {
    world.fleet.site(1).setPlugin('fresh/fresh.php', { active: false });
    await sync();
    expect(await writes()).toEqual(['update site_plugins fresh/fresh.php']);
    await expectTheSame();
  });

  it('no longer has a deleted plugin', async () => {
    world.fleet.site(1).removePlugin('fresh/fresh.php');
    await sync();
    expect(await writes()).toEqual(['delete site_plugins fresh/fresh.php']);
    await expectTheSame();
  });

  it('has the update to a new release, and no longer once it is installed', async () => {
    const site = world.fleet.site(1);
    const [pending] = site.pendingPlugins;
    const slug = pending?.slug ?? '';
    world.fleet.release(slug, '99.1');
    await sync();
    expect(await writes()).toContain(`update site_updates ${slug}`);
    await expectTheSame();
    site.setPlugin(slug, { version: '99.1' });
    await sync();
    expect(await writes()).toEqual([`delete site_updates ${slug}`, `update site_plugins ${slug}`]);
    await expectTheSame();
  });

  it('follows changes of themes', async () => {
    const site = world.fleet.site(1);
    site.setTheme('paper-fold', '1.0');
    await sync();
    await expectTheSame();
    site.removeTheme('paper-fold');
    await sync();
    await expectTheSame();
    expect((await writes()).filter(what => !/paper-fold/.test(what))).toEqual([]);
  });

  it('follows WordPress itself: version, pending update, and none for the latest version', async () => {
    world.fleet.release('wordpress', '98.0');
    await sync();
    await expectTheSame();
    expect(world.fleet.site(1).pendingCore).toBe('98.0');
    world.fleet.site(1).setCore('98.0');
    await sync();
    await expectTheSame();
    expect((await writes()).at(-1)).toMatch(/site_updates wordpress/);
  });

  it('follows translations', async () => {
    const site = world.fleet.site(1);
    site.setTranslations([
      { type: 'plugin', slug: 'a', language: 'de_DE', version: '1', name: 'A' },
      { type: 'plugin', slug: 'a', language: 'fr_FR', version: '1', name: 'A' },
    ]);
    await sync();
    expect(await updates('translation')).toEqual(['a de_DE', 'a fr_FR']);
    site.setTranslations([]);
    await sync();
    expect(await updates('translation')).toEqual([]);
    await writes();
  });

  it('follows the number of users, once they are due to be counted', async () => {
    world.fleet.site(1).addUser('newcomer', 'author');
    await world.app.services.database.write(trx => trx.updateTable('sites').set({ users_due_at: 0 }).execute());
    await sync();
    await expectTheSame();
  });

  it('contains what the site’s own checks reported as abandoned, once they ran', async () => {
    const site = world.fleet.site(1);
    for (let run = 0; run < 5; run++) site.runCron();
    await sync();
    const { plugin, theme } = world.fleet.state(1).abandoned ?? {};
    const found = [...Object.keys(plugin?.found ?? {}), ...Object.keys(theme?.found ?? {})];
    expect(found.length).toBeGreaterThan(0);
    const { db } = world.app.services.database;
    const rows = await db.selectFrom('site_abandoned').selectAll().where('site_id', '=', id).execute();
    expect(rows.map(row => row.slug).sort()).toEqual(found.sort());
    for (const row of rows) {
      const released = (row.type === 'plugin' ? plugin : theme)?.found[row.slug];
      expect(row.last_updated_at).toBe((released ?? 0) * 1000);
    }
  });

  it('never mixes up two sites', async () => {
    const other = await rowsOf('site_plugins', 2);
    expect(other).toEqual(onSite(2));
  });

  async function sync(): Promise<void> {
    expect((await world.post('sync-sites-v1')).body.total_errors).toBe(0);
  }

  async function expectTheSame(): Promise<void> {
    const site = world.fleet.site(1);
    const { db } = world.app.services.database;
    const row = await db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ wp_version: site.core, users_count: site.users.length, sync_error_code: null });
    expect(await rowsOf('site_plugins', 1)).toEqual(onSite(1));
    const themes = site.themes.map(({ slug, version }) => [slug, version, Number(slug === site.activeTheme)]);
    expect(await rowsOf('site_themes', 1)).toEqual(themes.sort());
    expect(await updates('plugin')).toEqual(site.pendingPlugins.map(({ slug, to }) => `${slug} ${to}`).sort());
    expect(await updates('theme')).toEqual(site.pendingThemes.map(({ slug, to }) => `${slug} ${to}`).sort());
    expect(await updates('core')).toEqual(site.pendingCore === undefined ? [] : [`wordpress ${site.pendingCore}`]);
    const checks = await db.selectFrom('site_security').selectAll().where('site_id', '=', id).execute();
    const outdated = checks.find(({ check_key }) => check_key === 'wp_uptodate');
    expect(outdated?.value).toBe(site.pendingCore === undefined ? undefined : 'N');
  }

  function onSite(k: number) {
    return world.fleet
      .site(k)
      .plugins.map(({ file, version, active }) => [file, version, Number(active)])
      .sort();
  }

  async function rowsOf(table: 'site_plugins' | 'site_themes', k: number) {
    const { db } = world.app.services.database;
    const rows = await db
      .selectFrom(table)
      .innerJoin('sites', 'sites.id', `${table}.site_id`)
      .select([`${table}.slug`, `${table}.version`, `${table}.active`])
      .where('sites.url', '=', `${world.fleet.url(k)}/`)
      .execute();
    return rows.map(({ slug, version, active }) => [slug, version, active]).sort();
  }

  async function updates(type: string): Promise<string[]> {
    const { db } = world.app.services.database;
    const query = db.selectFrom('site_updates').selectAll().where('site_id', '=', id).where('type', '=', type);
    const rows = await query.execute();
    return rows.map(row => `${row.slug} ${type === 'translation' ? row.language : row.new_version}`).sort();
  }
});
