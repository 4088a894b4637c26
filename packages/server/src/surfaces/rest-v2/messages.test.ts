import { beforeAll, expect, it } from 'vitest';
import { storeSmallFleet } from '../../features/updates/update.fixtures.ts';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
let site: number;
beforeAll(async () => {
  [site] = await storeSmallFleet(world());
});

const post = (path: string, body: object) => world().rest(path, { method: 'POST', body });

it('messages describe the expected value, never a raw pattern', async () => {
  const { body } = await post('/tags/add', { name: ' ', color: 'red' });
  expect(body.data.params).toEqual({
    name: 'must not be empty',
    color: 'must be: Colour as #rrggbb; empty or null for none',
  });
  const plugins = await post(`/sites/${site}/plugins/activate`, { slug: ['a|b'] });
  expect(plugins.body.message).toContain('slug[0] must be: a slug as shown in lists');
});

it('messages use the names of REST parameters, not those of abilities', async () => {
  const versions = await post(`/updates/${site}/ignore/plugins`, { version: '1.0' });
  expect(versions.body.message).toBe('A version says nothing by itself: name the item that it belongs to in slug.');
  const ability = await world().post('ignore-updates-v1', { site_id_or_domain: site, type: 'plugins', version: '1' });
  expect(ability.body.message).toContain('in input.slugs.');
});
