import { makeWorld, type World } from '../../testing/index.ts';

export const PARENT = 'broadsheet';
/** Child theme of PARENT. */
export const CHILD = 'broadsheet-evening';
export const PLAIN_THEME = 'ground-floor';
export const SPARE = 'field-notes';

/** Two sites; actions on them time out after a second. */
export function themeWorld(): Promise<World> {
  return makeWorld({ sites: 2, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '1' } });
}

/** Site 1 healthy, with four themes of which PLAIN is active, synced, and an empty ledger. Returns its id. */
export async function freshThemes(world: World): Promise<number> {
  const id = world.siteIds[0] as number;
  const site = world.fleet.site(1);
  site.setFaults();
  for (const slug of [PARENT, CHILD, PLAIN_THEME, SPARE]) site.setTheme(slug, '1.0');
  await world.post('sync-sites-v1', { site_ids_or_domains: [id] });
  await world.post('activate-site-theme-v1', { site_id_or_domain: id, slug: PLAIN_THEME });
  world.fleet.ledger.reset();
  return id;
}
