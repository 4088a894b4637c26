import { hash } from 'node:crypto';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import { isStillAt, type SitePlace } from '../due-looks.store.ts';
import { ICON_TYPES, type IconPicture } from './read-icon.ts';

/** Stores the icon of a site, unless the site has gone or moved since it was looked up; rows that are equal stay. */
export async function saveIcon(trx: Trx, site: SitePlace, icon: IconPicture, now: number): Promise<void> {
  if (!(await isStillAt(trx, site))) return;
  const digest = hash('sha256', icon.bytes, 'hex').slice(0, 16);
  const row = { digest, type: icon.type, picture: icon.bytes.toString('base64'), found_at: now };
  await trx
    .insertInto('site_icons')
    .values({ site_id: site.id, ...row })
    .onConflict(conflict => conflict.column('site_id').doUpdateSet(row).where('site_icons.digest', '<>', digest))
    .execute();
}

/** The site has no icon any more. */
export async function deleteIcon(trx: Trx, site: SitePlace): Promise<void> {
  if (await isStillAt(trx, site)) await trx.deleteFrom('site_icons').where('site_id', '=', site.id).execute();
}

/** The stored icon of a site, for the pages. */
export async function selectIcon(
  db: Queryable,
  siteId: number,
): Promise<(IconPicture & { digest: string }) | undefined> {
  const row = await db
    .selectFrom('site_icons')
    .select(['digest', 'type', 'picture'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  const type = ICON_TYPES.find(known => known === row?.type);
  return row && type ? { digest: row.digest, type, bytes: Buffer.from(row.picture, 'base64') } : undefined;
}
