import type { Services } from '../../../kernel/context.ts';
import { inChunks } from '../../../ports/database/bulk.ts';
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

/** @param since ms epoch; null: from now on, no other dashboard uses the key of this site. */
export async function updateSharing(trx: Trx, siteId: number, since: number | null): Promise<void> {
  // A shared key is not replaced in the background.
  const columns = since === null ? {} : { key_due_at: null };
  const set = { key_shared_since: since, ...columns };
  await trx.updateTable('sites').set(set).where('id', '=', siteId).execute();
}

/** The next key that these sites get is P-256, whether they have refused one or not. */
export async function forgetP256Refusals(trx: Trx, ids: readonly number[]): Promise<void> {
  await inChunks(ids, some =>
    trx
      .updateTable('sites')
      .set({ p256_refused_at: null })
      .where('id', 'in', some)
      .where('p256_refused_at', 'is not', null)
      .execute(),
  );
}

/** @param refused Those, too, that have shown lately that they don't verify P-256. @returns by id. */
export async function selectSitesToMove(
  db: Queryable,
  { now, refused }: { readonly now: number; readonly refused: boolean },
): Promise<SiteBrief[]> {
  const found = await db
    .selectFrom('sites')
    .select('id')
    .where('status', '=', 'connected')
    .where('signing', '!=', 'p256')
    .where('key_shared_since', 'is', null)
    .$if(!refused, query =>
      query.where(({ or, eb }) =>
        or([eb('p256_refused_at', 'is', null), eb('p256_refused_at', '<=', mayTryP256Since(now))]),
      ),
    )
    .execute();
  const sites = await sitesByIds(
    db,
    found.map(({ id }) => id),
  );
  return sites.sort((a, b) => a.id - b.id);
}

export function selectKeyRows(db: Queryable, ids: readonly number[]) {
  return inChunks(ids, some =>
    db
      .selectFrom('sites')
      .select(['id', 'url', 'signing', 'p256_refused_at'])
      .where('id', 'in', some)
      .orderBy('id')
      .execute(),
  );
}

/** Which keys are due. */
export interface DueKeys {
  readonly now: number;
  /** Only those that are to be proven: RSA keys stay as they are. */
  readonly only: 'p256' | undefined;
}

const dueKeys = (db: Queryable, { now, only }: DueKeys) =>
  db
    .selectFrom('sites')
    .select('id')
    .where('status', '=', 'connected')
    .where('key_due_at', '<=', now)
    .$if(only !== undefined, query => query.where('signing', '=', 'p256'));

export async function isAnyKeyDue(db: Queryable, due: DueKeys): Promise<boolean> {
  return (await dueKeys(db, due).limit(1).execute()).length > 0;
}

/** Takes sites whose keys are due, and gives each its next time should this one fail. */
export async function takeDueKeys(trx: Trx, database: Database, due: DueKeys, most: number): Promise<number[]> {
  const sites = dueKeys(trx, due).orderBy('key_due_at').limit(most);
  const taken = await takeDueSites(trx, database, sites, 'key_due_at', () => due.now + AFTER_FAILURE_MS);
  return taken.map(({ id }) => id);
}

const AFTER_FAILURE_MS = 24 * 3600_000;
