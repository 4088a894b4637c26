import { beforeEach, expect, it } from 'vitest';
import { auditOf, expectError, refusedPaths, useWorld } from '../../../testing/fixtures.ts';
import { storeSmallFleet } from '../update.fixtures.ts';

const world = useWorld();

let everything: number;
beforeEach(async () => {
  await world().app.services.database.write(trx => trx.deleteFrom('sites').execute());
  [everything] = await storeSmallFleet(world());
});

const BOTH = ['shop/shop.php', 'forms/forms.php'];
const ignore = (input: object) =>
  world().post('ignore-site-plugins-v1', { site_id_or_domain: everything, slugs: BOTH, ...input });
const pending = async () => {
  const { body } = await world().get('get-site-updates-v1', { site_id_or_domain: everything, type: ['plugins'] });
  return body.updates.map((update: { slug: string }) => update.slug);
};

it('adds rules for several plugins at once, and removes some of them', async () => {
  const { status, body } = await ignore({});
  expect(status).toBe(200);
  expect(body).toEqual({ site_id: everything, type: 'plugins', action: 'add', slugs: BOTH, changed: 2 });
  expect(await pending()).toEqual([]);
  const removed = await ignore({ action: 'remove', slugs: ['forms/forms.php', 'never/ignored.php'] });
  expect(removed.body).toMatchObject({ action: 'remove', changed: 1 });
  expect(await pending()).toEqual(['forms/forms.php']);
});

it('counts only what changed, and logs only that', async () => {
  await ignore({ slugs: ['shop/shop.php'] });
  expect((await ignore({ slugs: [...BOTH, ...BOTH] })).body).toMatchObject({ slugs: BOTH, changed: 1 });
  expect((await ignore({})).body).toMatchObject({ changed: 0 });
  const logged = (await auditOf(world().app.services.database, everything)).filter(a => a.startsWith('updates.'));
  expect(logged).toEqual(['updates.ignored', 'updates.ignored']);
});

it('leaves the rule about all plugins of the site in place', async () => {
  await world().post('ignore-updates-v1', { site_id_or_domain: everything, type: 'plugins' });
  expect((await ignore({ action: 'remove' })).body).toMatchObject({ changed: 0 });
  expect(await pending()).toEqual([]);
});

it('ignores none of the plugins if the site lacks one, and names it', async () => {
  const answer = await ignore({ slugs: ['shop/shop.php', 'no-such/plugin.php'] });
  expect(expectError(answer, { status: 404, code: 'svc_plugin_not_found' })).toContain('no-such/plugin.php');
  expect(await pending()).toContain('shop/shop.php');
});

it('refuses an empty list, unknown actions and unknown sites', async () => {
  expect(refusedPaths(await ignore({ slugs: [] }))).toEqual(['input.slugs']);
  expect(refusedPaths(await ignore({ action: 'toggle' }))).toEqual(['input.action']);
  expectError(await ignore({ site_id_or_domain: 'nowhere.example' }), { status: 404, code: 'svc_site_not_found' });
});
