import { beforeAll, expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { storeSmallFleet } from '../update.fixtures.ts';

const world = useWorld();

let everything: number;
beforeAll(async () => {
  [everything] = await storeSmallFleet(world());
});

const ignore = (input: object) =>
  world().post('ignore-site-themes-v1', { site_id_or_domain: everything, slugs: ['twentyone'], ...input });
const pending = async () =>
  (await world().get('get-site-updates-v1', { site_id_or_domain: everything, type: ['themes'] })).body.updates;

it('ignores the updates of themes on one site until the rule is removed', async () => {
  expect((await ignore({})).body).toEqual({
    site_id: everything,
    type: 'themes',
    action: 'add',
    slugs: ['twentyone'],
    changed: 1,
  });
  expect(await pending()).toEqual([]);
  expect((await ignore({ action: 'remove' })).body).toMatchObject({ changed: 1 });
  expect(await pending()).toMatchObject([{ slug: 'twentyone' }]);
});

it('refuses a theme that the site does not have', async () => {
  const answer = await ignore({ slugs: ['shop/shop.php'] });
  expect(expectError(answer, { status: 404, code: 'svc_theme_not_found' })).toContain('shop/shop.php');
});
