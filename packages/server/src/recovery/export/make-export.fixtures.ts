import { SEALED_OF_SITES } from '../../features/sites/index.ts';
import type { World } from '../../testing/index.ts';

/** The secrets of a site as an export holds them, read from the store. */
export async function selectSiteSecrets(world: World, siteId: number): Promise<Record<string, string>> {
  const { database, secrets } = world.app.services;
  const rows = await database.db.selectFrom('site_secrets').selectAll().where('site_id', '=', siteId).execute();
  return Object.fromEntries(
    rows.map(row => {
      const bytes = secrets.open(SEALED_OF_SITES.place(row) ?? '', row.sealed);
      return [row.name, bytes.toString(row.name === 'private_key' ? 'base64' : 'utf8')];
    }),
  );
}
