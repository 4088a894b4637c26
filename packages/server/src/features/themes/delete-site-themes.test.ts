import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../testing/index.ts';
import { CHILD, freshThemes, PARENT, SPARE, themeWorld } from './theme.fixtures.ts';

describe('delete-site-themes-v1', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await themeWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    id = await freshThemes(world);
  });

  const activate = (slug: string) => world.post('activate-site-theme-v1', { site_id_or_domain: id, slug });
  const remove = (slugs: string[], more: object = { confirm: true }) =>
    world.post('delete-site-themes-v1', { site_id_or_domain: id, slugs, ...more });
  const actions = () => world.fleet.ledger.entries({ site: 1, fn: 'theme_action' });
  const installed = () => world.fleet.site(1).themes.map(theme => theme.slug);

  it('deletes themes, and stores what is left', async () => {
    const { body } = await remove([SPARE, CHILD]);
    expect(body).toEqual({ site_id: id, deleted: [SPARE, CHILD], errors: [] });
    expect(installed()).not.toContain(SPARE);
    const list = await world.post('get-site-themes-v1', { site_id_or_domain: id });
    expect(list.body.themes.map((theme: { slug: string }) => theme.slug).sort()).toEqual([...installed()].sort());
  });

  it('keeps the active theme and its parent, reports unknown slugs, and deletes the others', async () => {
    await activate(CHILD);
    world.fleet.ledger.reset();
    const { body } = await remove([CHILD, PARENT, 'nope', SPARE]);
    expect(body.deleted).toEqual([SPARE]);
    expect(body.errors.map((error: { slug: string; code: string }) => [error.slug, error.code])).toEqual([
      [CHILD, 'svc_theme_in_use'],
      [PARENT, 'svc_theme_in_use'],
      ['nope', 'svc_theme_not_found'],
    ]);
    expect(actions()).toHaveLength(1);
    expect(installed()).toEqual(expect.arrayContaining([CHILD, PARENT]));
  });

  it('reports a theme as kept that became active on the site since the last sync', async () => {
    world.fleet.site(1).activateTheme(SPARE);
    const { body } = await remove([SPARE]);
    expect(body).toMatchObject({ deleted: [], errors: [{ slug: SPARE, code: 'svc_deletion_failed' }] });
    expect(installed()).toContain(SPARE);
  });

  it.each([{}, { confirm: false }])('deletes nothing without confirm (%j)', async more => {
    const { status, body } = await remove([SPARE], more);
    expect([status, body.code]).toEqual([400, 'svc_confirmation_required']);
    expect(actions()).toEqual([]);
  });
});
