import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { deleteOldChanges } from './delete-old-changes.ts';

type Item = { id: number; type: string; description: string; user: string; timestamp: string };

describe('get-site-changes-v1', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ sites: 6, seeded: true });
  });
  afterAll(() => world.close());

  const idOf = (k: number) => world.siteIds[k - 1] as number;
  const ask = async (k: number, more: object = {}) =>
    (await world.post('get-site-changes-v1', { site_id_or_domain: idOf(k), ...more })).body;
  const sync = async (k: number) => {
    const { body } = await world.post('sync-sites-v1', { site_ids_or_domains: [idOf(k)] });
    expect(body.errors).toEqual([]);
  };
  const withName = (items: Item[], name: string) => items.filter(item => item.description.includes(name));
  const happened = { context: 'plugins', action: 'deactivated', slug: 'x/x.php' } as const;

  it('describes each change made on the site in a sentence, newest first', async () => {
    const site = world.fleet.site(1);
    const now = Math.floor(Date.now() / 1000);
    site.localChange({ ...happened, name: 'One', created: now - 30.25 });
    site.localChange({ context: 'themes', action: 'activated', name: 'Two', slug: 'two', created: now - 20 });
    site.localChange({
      context: 'plugins',
      action: 'deleted',
      name: '<b>Three</b> &amp; more',
      slug: 'x',
      created: now,
    });
    await sync(1);
    const body = await ask(1);
    expect(Object.keys(body)).toEqual(['site_id', 'changes', 'total']);
    expect(body.site_id).toBe(idOf(1));
    const [three] = withName(body.changes, 'Three');
    expect(three).toEqual({
      id: expect.any(Number),
      type: 'plugin.deleted',
      description: 'Plugin "Three & more" was deleted.',
      code: 'plugin.deleted',
      data: { name: 'Three & more' },
      user: site.admin,
      timestamp: `${new Date(now * 1000).toISOString().slice(0, 19)}Z`,
    });
    expect(withName(body.changes, '"Two"')).toMatchObject([{ type: 'theme.activated' }]);
    expect(withName(body.changes, '"One"')).toMatchObject([{ type: 'plugin.deactivated' }]);
    const times = body.changes.map((item: Item) => item.timestamp);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('lists every change once, however often the site is synced', async () => {
    const before = await ask(1, { per_page: 200 });
    await sync(1);
    await sync(1);
    expect(await ask(1, { per_page: 200 })).toEqual(before);
    world.fleet.site(1).localChange({ ...happened, name: 'Later' });
    await sync(1);
    expect((await ask(1)).total).toBe(before.total + 1);
  });

  it('names WP-CLI and WP-Cron where no person acted', async () => {
    const site = world.fleet.site(2);
    site.localChange({ ...happened, name: 'By hand', actor: 'root', agent: 'wp_cli' });
    site.localChange({ ...happened, name: 'By clock', actor: '', agent: 'wp_cron' });
    await sync(2);
    const { changes } = await ask(2);
    expect(withName(changes, 'By hand')[0]?.user).toBe('WP-CLI');
    expect(withName(changes, 'By clock')[0]?.user).toBe('WP-Cron');
  });

  it('lists an update of WordPress once, though the site reports it in both of its lists', async () => {
    const site = world.fleet.site(3);
    await sync(3);
    await storeLogRow(3, {
      log_type_id: 1960,
      context: 'core',
      detail_json: '{"old_version":"7.0","new_version":"7.1"}',
    });
    site.localChange({ context: 'wordpress', action: 'updated', name: 'WordPress 7.1', slug: 'wordpress' });
    await sync(3);
    const { changes } = await ask(3);
    const updates = changes.filter((item: Item) => item.type === 'core.updated');
    expect(updates.map((item: Item) => item.description)).toEqual(['WordPress was updated from 7.0 to 7.1.']);
  });

  it('keeps two similar changes of different objects', async () => {
    const site = world.fleet.site(4);
    const created = Math.floor(Date.now() / 1000);
    for (const name of ['Twin A', 'Twin B']) site.localChange({ ...happened, name, created });
    await sync(4);
    expect(withName((await ask(4)).changes, 'Twin')).toHaveLength(2);
  });

  it('returns 50 changes to a page by default and 200 at most', async () => {
    const site = world.fleet.site(5);
    const now = Math.floor(Date.now() / 1000);
    for (let k = 210; k > 60; k--) site.localChange({ ...happened, name: `Change ${k}`, created: now - k });
    await sync(5);
    for (let k = 60; k > 0; k--) site.localChange({ ...happened, name: `Change ${k}`, created: now - k });
    await sync(5);
    const first = await ask(5);
    expect([first.changes.length, first.total >= 210]).toEqual([50, true]);
    const large = await ask(5, { per_page: 200 });
    expect(large.changes).toHaveLength(200);
    expect(large.changes.slice(0, 50)).toEqual(first.changes);
    const second = await ask(5, { page: 2 });
    expect(second.changes).toEqual(large.changes.slice(50, 100));
    expect(await ask(5, { page: 1000 })).toEqual({ site_id: idOf(5), changes: [], total: first.total });
    for (const wrong of [{ per_page: 201 }, { per_page: 0 }, { page: 0 }]) {
      expect((await ask(5, wrong)).code).toBe('ability_invalid_input');
    }
  });

  it('forgets changes after 180 days', async () => {
    const { services } = world.app;
    await storeLogRow(6, { object_name: 'Ancient', occurred_at: Date.now() - 181 * DAY_MS });
    await storeLogRow(6, { object_name: 'Recent', occurred_at: Date.now() - 179 * DAY_MS });
    await deleteOldChanges(services);
    const { changes } = await ask(6);
    expect(withName(changes, 'Ancient')).toEqual([]);
    expect(withName(changes, 'Recent')).toHaveLength(1);
  });

  it('accepts GET too, and sends nothing to the site', async () => {
    world.fleet.ledger.reset();
    const { status, body } = await world.get('get-site-changes-v1', { site_id_or_domain: idOf(1), per_page: 2 });
    expect([status, body.changes.length]).toEqual([200, 2]);
    expect(world.fleet.ledger.entries({ site: 1 })).toEqual([]);
  });

  it('answers 404 for an unknown site', async () => {
    const { status, body } = await world.post('get-site-changes-v1', { site_id_or_domain: 9999 });
    expect([status, body.code]).toEqual([404, 'svc_site_not_found']);
  });

  it('returns 501 while the module is off, and keeps the changes', async () => {
    const { total } = await ask(1);
    await world.post('update-module-v1', { module: 'logs', enabled: false });
    const { status, body } = await world.post('get-site-changes-v1', { site_id_or_domain: idOf(1) });
    expect([status, body.code]).toEqual([501, 'svc_module_not_available']);
    await world.post('update-module-v1', { module: 'logs', enabled: true });
    expect((await ask(1)).total).toBe(total);
  });

  /** A row as a sync would have stored it from the site's log. */
  async function storeLogRow(k: number, more: Partial<Record<string, string | number>>) {
    const row = {
      site_id: idOf(k),
      dedupe_key: `log:${JSON.stringify(more)}`,
      log_type_id: 1970,
      context: 'plugin',
      action: 'updated',
      object_name: '',
      user_name: 'anna',
      occurred_at: Date.now(),
      detail_json: '{}',
      ...more,
    };
    await world.app.services.database.write(trx => trx.insertInto('site_changes').values(row).execute());
  }
});
