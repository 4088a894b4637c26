import { describe, expect, it } from 'vitest';
import { useLookedUpFleet } from './abandoned.fixtures.ts';

describe('abandoned themes', () => {
  const world = useLookedUpFleet();

  it('are listed in the form of plugins', async () => {
    const { status, body } = await world().get('get-abandoned-themes-v1', { per_page: 200 });
    expect(status).toBe(200);
    expect(body.total).toBe(body.items.length);
    for (const item of body.items) {
      const site = world().fleet.site(world().siteIds.indexOf(item.site_id) + 1);
      expect(site.themes.map(theme => theme.slug)).toContain(item.slug);
    }
  });
});
