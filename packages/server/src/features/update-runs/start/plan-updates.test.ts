import { expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../../testing/fixtures.ts';
import {
  CORE_UPDATE,
  FORMS,
  SHOP,
  type StoredUpdate,
  storeUpdates,
  THEME_UPDATE,
} from '../../updates/update.fixtures.ts';
import { UNKNOWN_RUN } from '../runs.fixtures.ts';

const world = useWorld();
const plan = (input: object = {}) => world().post('plan-updates-v1', input);
let count = 0;
async function siteWith(...updates: StoredUpdate[]): Promise<number> {
  const id = await storeSite(world(), { url: `https://planned-${++count}.example/` });
  await storeUpdates(world(), id, updates);
  return id;
}
const VENDOR: StoredUpdate = {
  type: 'plugin',
  slug: 'sold/sold.php',
  package_host: 'vendor.example',
  package_named: 1,
};
const GERMAN: StoredUpdate = { type: 'translation', slug: 'shop', language: 'de_DE' };

it('previews what a run would do, and what cannot be rolled back', async () => {
  const one = await siteWith(SHOP, FORMS, CORE_UPDATE, VENDOR, GERMAN, { ...GERMAN, language: 'nl_NL' });
  const two = await siteWith({ ...SHOP, version: '9.1' }, THEME_UPDATE);
  const { status, body } = await plan({ site_ids_or_domains: [one, two] });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    sites: 2,
    updates: 7,
    skipped: 1,
    held_by: [],
    held_sites: 0,
    errors: [],
    not_rolled_back: { wordpress: 1, no_package: 1, other_host: 1, translation: 1 },
  });
  expect(body.items[0]).toEqual({
    type: 'plugins',
    slug: SHOP.slug,
    name: 'Shop',
    from: ['9.1', '9.3'],
    to: ['9.4'],
    sites: 2,
    not_rolled_back: {},
  });
  const reasons = Object.fromEntries(
    body.items.map((item: { slug: string; not_rolled_back: object }) => [item.slug, item.not_rolled_back]),
  );
  expect(reasons).toMatchObject({
    [String(FORMS.slug)]: { no_package: 1 },
    [VENDOR.slug]: { other_host: 1 },
    wordpress: { wordpress: 1 },
    [THEME_UPDATE.slug]: {}, // it is skipped: nothing can go wrong with it
  });
});

it('applies the filters of the run, and names sites that are skipped', async () => {
  const id = await siteWith(SHOP, CORE_UPDATE);
  const suspended = await storeSite(world(), { url: 'https://asleep.example/', status: 'suspended' });
  await storeUpdates(world(), suspended, [SHOP]);
  const { body } = await plan({ site_ids_or_domains: [id, suspended], type: ['plugins'] });
  expect(body).toMatchObject({ sites: 1, updates: 1, items: [{ slug: SHOP.slug }] });
  expect(body.errors).toMatchObject([{ identifier: suspended, code: 'svc_site_suspended' }]);
  expect((await plan({ site_ids_or_domains: [id], slugs: ['no-such/plugin.php'] })).body).toMatchObject({ updates: 0 });
});

it('counts updates as not_known if the site was last synced before packages were recorded', async () => {
  const id = await siteWith({ ...SHOP, package_host: null });
  const { body } = await plan({ site_ids_or_domains: [id] });
  expect(body.not_rolled_back).toEqual({ not_known: 1 });
});

it('refuses to plan the retry of an unknown run', async () => {
  expectError(await plan({ failed_in: { job_id: UNKNOWN_RUN } }), { status: 404, code: 'svc_job_not_found' });
});

it('names the first sites, and counts what the run leaves out', async () => {
  const ids = [await siteWith(SHOP, FORMS), await siteWith(SHOP)];
  const off = await storeSite(world(), { url: 'https://off.example/', status: 'disconnected' });
  const asleep = await storeSite(world(), { url: 'https://sleeps.example/', status: 'suspended' });
  for (const id of [off, asleep]) await storeUpdates(world(), id, [SHOP]);
  await world().post('ignore-updates-v1', { site_id_or_domain: ids[0], type: 'plugins', slugs: [FORMS.slug] });
  const { body } = await plan({ site_ids_or_domains: [...ids, off, asleep] });
  expect(body).toMatchObject({
    updates: 2,
    first_sites: ids.map(site_id => ({ site_id, site_name: expect.stringContaining('planned-') })),
    left_out: { ignored: 1, disconnected_sites: 1, suspended_sites: 1 },
  });
  const themes = await plan({ site_ids_or_domains: [...ids, off], type: ['themes'] });
  expect(themes.body).toMatchObject({
    first_sites: [],
    left_out: { ignored: 0, disconnected_sites: 0, suspended_sites: 0 },
  });
});
