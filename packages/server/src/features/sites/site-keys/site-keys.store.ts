import type { Services } from '../../../kernel/context.ts';
import type { Database, Queryable, Trx } from '../../../ports/database/port.ts';
import { takeDueSites } from '../../../ports/database/take-due.ts';
import type { Registration } from '../connect/register-site.ts';
import { storeSiteSecrets } from '../connection.ts';
import { type SiteBrief, sitesByIds } from '../site.store.ts';
import { mayTryP256Since, siteKeyColumns } from './signing.ts';

/** The key that a site holds from now on, with what is known of it. The key that it had is gone with this. */
export async function storeSiteKey(
  trx: Trx,
  services: Services,
  siteId: number,
  { secrets, key }: Pick<Registration, 'secrets' | 'key'>,
): Promise<void> {
  await storeSiteSecrets(trx, services, siteId, secrets);
  await updateKeyColumns(trx, siteId, siteKeyColumns(key, services.clock.now()));
}

export async function updateKeyColumns(
  trx: Trx,
  siteId: number,
  columns: Partial<ReturnType<typeof siteKeyColumns>>,
): Promise<void> {
  await trx.updateTable('sites').set(columns).where('id', '=', siteId).execute();
}

/** Connected sites with an RSA key that have not shown lately that they verify no other, by id. */
export async function selectSitesToMove(db: Queryable, now: number): Promise<SiteBrief[]> {
  const found = await db
    .selectFrom('sites')
    .select('id')
    .where('status', '=', 'connected')
    .where('signing', '!=', 'p256')
    .where(({ or, eb }) => or([eb('p256_refused_at', 'is', null), eb('p256_refused_at', '<=', mayTryP256Since(now))]))
    .orderBy('id')
    .execute();
  return sitesByIds(
    db,
    found.map(({ id }) => id),
  );
}

const dueKeys = (db: Queryable, now: number) =>
  db.selectFrom('sites').select('id').where('status', '=', 'connected').where('key_due_at', '<=', now);

export async function isAnyKeyDue({ db }: Database, now: number): Promise<boolean> {
  return (await dueKeys(db, now).limit(1).execute()).length > 0;
}

/** Takes sites whose keys are due, and gives each its next time should this one fail. */
export async function takeDueKeys(trx: Trx, database: Database, now: number, most: number): Promise<number[]> {
  const due = dueKeys(trx, now).orderBy('key_due_at').limit(most);
  const taken = await takeDueSites(trx, database, due, 'key_due_at', () => now + AFTER_FAILURE_MS);
  return taken.map(({ id }) => id);
}

const AFTER_FAILURE_MS = 24 * 3600_000;
