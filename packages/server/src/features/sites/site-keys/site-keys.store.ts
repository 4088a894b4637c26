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
  { secrets, key, shared = false }: Pick<Registration, 'secrets' | 'key' | 'shared'>,
): Promise<void> {
  const now = services.clock.now();
  await storeSiteSecrets(trx, services, siteId, secrets);
  await updateKeyColumns(trx, siteId, siteKeyColumns(key, now));
  await updateSharing(trx, siteId, shared ? now : null); // whoever shared the old key is not accepted any more
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

/** How many keys of each kind are taken at most. */
export interface MostKeys {
  /** P-256 keys that no call has proven yet. */
  readonly unproven: number;
  readonly rsa: number;
}

const dueKeys = (db: Queryable, now: number, kind: keyof MostKeys) =>
  db
    .selectFrom('sites')
    .select('id')
    .where('status', '=', 'connected')
    .where('key_due_at', '<=', now)
    .where('signing', kind === 'rsa' ? '!=' : '=', 'p256');

const KINDS = ['unproven', 'rsa'] as const;

export async function isAnyKeyDue(db: Queryable, now: number, most: MostKeys): Promise<boolean> {
  for (const kind of KINDS.filter(kind => most[kind] > 0)) {
    if ((await dueKeys(db, now, kind).limit(1).execute()).length > 0) return true;
  }
  return false;
}

/** Takes sites whose keys are due, and gives each its next time should this one fail. */
export async function takeDueKeys(trx: Trx, database: Database, now: number, most: MostKeys): Promise<number[]> {
  const taken: number[] = [];
  for (const kind of KINDS) {
    const sites = dueKeys(trx, now, kind).orderBy('key_due_at').limit(most[kind]);
    const rows = await takeDueSites(trx, database, sites, 'key_due_at', () => now + AFTER_FAILURE_MS);
    taken.push(...rows.map(({ id }) => id));
  }
  return taken;
}

const AFTER_FAILURE_MS = 24 * 3600_000;
