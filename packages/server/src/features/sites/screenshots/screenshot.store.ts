import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import { isStillAt, type SitePlace } from '../due-looks.store.ts';
import { IS_DOWN } from '../health/site-health.store.ts';

/** The one type that Chromium is asked for. */
export const SCREENSHOT_TYPE = 'image/webp';

/** Stores the picture of a site with the time. False: the site has gone or moved since it was taken. */
export async function saveScreenshot(trx: Trx, site: SitePlace, picture: Buffer, now: number): Promise<boolean> {
  if (!(await isStillAt(trx, site))) return false;
  const digest = hash('sha256', picture, 'hex').slice(0, 16);
  const row = { digest, picture: picture.toString('base64'), taken_at: now };
  await trx
    .insertInto('site_screenshots')
    .values({ site_id: site.id, ...row })
    .onConflict(conflict => conflict.column('site_id').doUpdateSet(row))
    .execute();
  return true;
}

/** Which pictures of sites are stored, without the pictures. */
export function selectScreenshotFacts(db: Queryable, siteIds: readonly number[]) {
  return db
    .selectFrom('site_screenshots')
    .select(['site_id', 'digest', 'taken_at'])
    .where('site_id', 'in', [...siteIds])
    .execute();
}

/** The stored picture of a site, for the pages. */
export async function selectScreenshot(db: Queryable, siteId: number) {
  const row = await db
    .selectFrom('site_screenshots')
    .select(['digest', 'picture'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && { digest: row.digest, type: SCREENSHOT_TYPE, bytes: Buffer.from(row.picture, 'base64') };
}

/** Connected sites that are not known to be down. */
const sitesThatAnswer = (db: Queryable) =>
  db.selectFrom('sites').select('id').where('status', '=', 'connected').where(sql<boolean>`not ${IS_DOWN}`);

export async function canBePhotographed(db: Queryable, siteId: number): Promise<boolean> {
  return (await sitesThatAnswer(db).where('id', '=', siteId).executeTakeFirst()) !== undefined;
}

/** Of those, the ones that are due, new ones first. */
export const selectDueScreenshots = (db: Queryable, now: number, most: number) =>
  sitesThatAnswer(db)
    .where('screenshot_due_at', '<=', now)
    .orderBy('screenshot_due_at')
    .orderBy('id', 'desc')
    .limit(most);
