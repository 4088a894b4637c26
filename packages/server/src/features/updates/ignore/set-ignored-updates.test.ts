import { beforeEach, expect, it } from 'vitest';
import { auditOf, expectError, useWorld } from '../../../testing/fixtures.ts';
import { storeSmallFleet } from '../update.fixtures.ts';

const world = useWorld();

let everything: number;
let shop: number;
beforeEach(async () => {
  await world().app.services.database.write(async trx => {
    await trx.deleteFrom('sites').execute();
    await trx.deleteFrom('ignored_updates').execute();
  });
  [everything, shop] = await storeSmallFleet(world());
});

const PLUGIN = { type: 'plugins', slug: 'shop/shop.php' };
const set = (action: 'ignore' | 'unignore', item: object, site_id_or_domain: number | string = everything) =>
  world().post('set-ignored-updates-v1', { action, site_id_or_domain, ...item });
const pending = async (site_id_or_domain: number) => {
  const { body } = await world().get('get-site-updates-v1', { site_id_or_domain });
  return body.updates.map((update: { slug: string }) => update.slug);
};

it('ignores one plugin on one site, says what changed, and undoes it', async () => {
  const first = await set('ignore', PLUGIN, 'everything.example');
  expect(first).toMatchObject({ status: 200 });
  expect(first.body).toEqual({ action: 'ignore', site_id: everything, ...PLUGIN, changed: 1, ignored: true });
  expect(await pending(everything)).not.toContain(PLUGIN.slug);
  expect(await pending(shop)).toEqual([PLUGIN.slug]);

  expect((await set('unignore', PLUGIN)).body).toMatchObject({ changed: 1, ignored: false });
  expect(await pending(everything)).toContain(PLUGIN.slug);
  const actions = await auditOf(world().app.services.database, everything);
  expect(actions).toEqual(expect.arrayContaining(['updates.ignored', 'updates.unignored']));
});

it('changes nothing and logs nothing when it is repeated', async () => {
  await set('ignore', PLUGIN);
  expect((await set('ignore', PLUGIN)).body).toMatchObject({ changed: 0, ignored: true });
  await set('unignore', PLUGIN);
  expect((await set('unignore', PLUGIN)).body).toMatchObject({ changed: 0, ignored: false });
  const actions = await auditOf(world().app.services.database, everything);
  expect(actions.filter(action => action.startsWith('updates.'))).toHaveLength(2);
});

it('ignores a theme, and WordPress itself with or without its slug', async () => {
  expect((await set('ignore', { type: 'themes', slug: 'twentyone' })).body).toMatchObject({ ignored: true });
  expect((await set('ignore', { type: 'wp' })).body).toMatchObject({ slug: 'wordpress', changed: 1, ignored: true });
  expect((await set('ignore', { type: 'wp', slug: 'wordpress' })).body).toMatchObject({ changed: 0, ignored: true });
  expect(await pending(everything)).toEqual(['forms/forms.php', 'shop/shop.php', 'shop']);
});

it.each([
  ['all plugins of the site', { type: 'plugins' }, true],
  ['all sites', { type: 'plugins', slugs: [PLUGIN.slug] }, false],
])('says that the item is still ignored by a rule for %s', async (_what, rule, ofSite) => {
  const scope = ofSite ? { site_id_or_domain: everything } : {};
  await world().post('ignore-updates-v1', { ...rule, ...scope });
  expect((await set('unignore', PLUGIN)).body).toMatchObject({ changed: 0, ignored: true });
  expect(await pending(everything)).not.toContain(PLUGIN.slug);
});

it('replaces rules about single versions when it stops ignoring', async () => {
  const rule = { site_id_or_domain: everything, type: 'plugins', slugs: [PLUGIN.slug] };
  for (const version of ['9.4', '9.5']) await world().post('ignore-updates-v1', { ...rule, version });
  expect((await set('unignore', PLUGIN)).body).toMatchObject({ changed: 2, ignored: false });
  expect(await pending(everything)).toContain(PLUGIN.slug);
});

it.each([
  ['a plugin without its slug', { type: 'plugins' }, 400, 'svc_invalid_input'],
  ['WordPress by another slug', { type: 'wp', slug: 'shop/shop.php' }, 400, 'svc_invalid_input'],
  ['translations', { type: 'translations', slug: 'shop' }, 400, 'ability_invalid_input'],
  ['a plugin that the site does not have', { type: 'plugins', slug: 'shpo/shop.php' }, 404, 'svc_plugin_not_found'],
  ['a theme that the site does not have', { type: 'themes', slug: 'nope' }, 404, 'svc_theme_not_found'],
  ['an unknown site', { ...PLUGIN, site_id_or_domain: 999 }, 404, 'svc_site_not_found'],
])('refuses %s', async (_what, input, status, code) => {
  expectError(await set('ignore', input), { status, code });
});

it('is refused to viewers', async () => {
  const auth = await world().user('eve', 'viewer');
  const input = { action: 'ignore', site_id_or_domain: everything, ...PLUGIN };
  expectError(await world().post('set-ignored-updates-v1', input, { auth }), {
    status: 403,
    code: 'svc_permission_denied',
  });
});
