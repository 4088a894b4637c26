import { beforeAll, expect, it } from 'vitest';
import { expectError, refusedPaths, useWorld } from '../../../testing/fixtures.ts';
import { storeSmallFleet } from '../update.fixtures.ts';

const world = useWorld();

let everything: number;
beforeAll(async () => {
  [everything] = await storeSmallFleet(world());
});

const ignore = (input: object = {}) => world().post('ignore-site-core-v1', { site_id_or_domain: everything, ...input });
const pending = async () =>
  (await world().get('get-site-updates-v1', { site_id_or_domain: everything, type: ['wp'] })).body.updates;

it('ignores the update of WordPress on one site until the rule is removed', async () => {
  const { body } = await ignore();
  expect(body).toEqual({ site_id: everything, type: 'wp', action: 'add', slugs: [], changed: 1 });
  expect(await pending()).toEqual([]);
  expect((await ignore({ action: 'add' })).body).toMatchObject({ changed: 0 });
  expect((await ignore({ action: 'remove' })).body).toMatchObject({ action: 'remove', changed: 1 });
  expect(await pending()).toMatchObject([{ slug: 'wordpress' }]);
  expect((await ignore({ action: 'remove' })).body).toMatchObject({ changed: 0 });
});

it('refuses slugs and unknown sites', async () => {
  expect(refusedPaths(await ignore({ slugs: ['wordpress'] }))).toEqual(['input.slugs']);
  expectError(await ignore({ site_id_or_domain: 999 }), { status: 404, code: 'svc_site_not_found' });
});
