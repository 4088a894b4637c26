import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../testing/index.ts';
import { pluginWorld } from './plugin.fixtures.ts';

const MUST_USE = 'host-cache.php';
/** A single-file plugin, and a must-use file of the same name. */
const TWICE = 'greeting.php';

describe('must-use plugins', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await pluginWorld();
    id = world.siteIds[0] as number;
    world.fleet.site(1).addMustUse(MUST_USE);
    world.fleet.site(1).addMustUse(TWICE);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.fleet.site(1).setPlugin(TWICE, { version: '1.0', active: true });
    await world.post('sync-sites-v1', { site_ids_or_domains: [id] });
    world.fleet.ledger.reset();
  });

  const listed = async (slug: string) => {
    const { body } = await world.get('list-site-plugins-v1', { site_id_or_domain: id });
    return body.items.filter((item: { slug: string }) => item.slug === slug);
  };
  const regular = () => world.fleet.site(1).plugins.find(plugin => plugin.file === TWICE && !plugin.mu);

  it.each(['activate-site-plugins-v1', 'deactivate-site-plugins-v1', 'delete-site-plugins-v1'])(
    'are listed, and protected from %s',
    async ability => {
      expect(await listed(MUST_USE)).toMatchObject([{ must_use: true, active: true }]);
      const input = {
        site_id_or_domain: id,
        slugs: [MUST_USE],
        ...(ability.startsWith('delete') && { confirm: true }),
      };
      const { body } = await world.post(ability, input);
      expect(body.errors).toMatchObject([{ slug: MUST_USE, code: 'svc_protected' }]);
      expect(world.fleet.ledger.entries({ site: 1 })).toEqual([]);
    },
  );

  it('do not hide a regular plugin of the same name, which can be deactivated and deleted', async () => {
    expect(await listed(TWICE)).toMatchObject([{ must_use: false, version: '1.0' }]);
    const off = await world.post('deactivate-site-plugins-v1', { site_id_or_domain: id, slugs: [TWICE] });
    expect(off.body).toMatchObject({ deactivated: [TWICE], errors: [] });
    expect(regular()?.active).toBe(false);
    const gone = await world.post('delete-site-plugins-v1', { site_id_or_domain: id, slugs: [TWICE], confirm: true });
    expect(gone.body).toMatchObject({ deleted: [TWICE], errors: [] });
    expect(regular()).toBeUndefined();
    expect(await listed(TWICE)).toMatchObject([{ must_use: true }]);
  });
});
