import { sql } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { DigestRow } from '../digest-row.ts';

/** Altered items whose files are to be named now, of sites that may be asked. */
export async function selectToName(
  db: Queryable,
  now: number,
  { limit, perSite }: { limit: number; perSite: number },
): Promise<DigestRow[]> {
  const due = db
    .selectFrom('file_digests')
    .innerJoin('sites', 'sites.id', 'file_digests.site_id')
    .selectAll('file_digests')
    .select(
      sql<number>`row_number() over (partition by file_digests.site_id order by name_tries, name_due_at, type, slug)`.as(
        'place',
      ),
    )
    .where('file_digests.name_due_at', '<=', now)
    .where('file_digests.state', '=', 'altered')
    .where('sites.status', '=', 'connected');
  const rows = await db
    .selectFrom(due.as('due'))
    .selectAll()
    .where('place', '<=', perSite)
    .orderBy('name_tries')
    .orderBy('name_due_at')
    .orderBy('site_id')
    .orderBy('type')
    .orderBy('slug')
    .limit(limit)
    .execute();
  return rows.map(({ place, ...row }) => row as DigestRow);
}

/** Connected sites whose item has the files that it should have. */
export async function selectRightSites(db: Queryable, row: DigestRow, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('file_digests')
    .innerJoin('sites', 'sites.id', 'file_digests.site_id')
    .select('file_digests.site_id')
    .where('file_digests.type', '=', row.type)
    .where('file_digests.slug', '=', row.slug)
    .where('file_digests.version', '=', row.version)
    .where('file_digests.locale', '=', row.locale)
    .where('file_digests.digest', '=', row.base_digest)
    .where('file_digests.unread', '=', '')
    .where('file_digests.site_id', '<>', row.site_id)
    .where('sites.status', '=', 'connected')
    .orderBy('file_digests.site_id')
    .limit(limit)
    .execute();
  return rows.map(({ site_id }) => site_id);
}

/** The item as it is now, locked, if it is still altered, or altered anew. */
export async function claimAltered(trx: Trx, row: DigestRow): Promise<DigestRow | undefined> {
  const found = await trx
    .selectFrom('file_digests')
    .selectAll()
    .where('site_id', '=', row.site_id)
    .where('type', '=', row.type)
    .where('slug', '=', row.slug)
    .where('state', '=', 'altered')
    .where('version', '=', row.version)
    .where('base_digest', '=', row.base_digest)
    // Read since, and not judged yet: it is as it should be.
    .whereRef('digest', '<>', 'base_digest')
    .whereRef('digest', '<>', 'accepted_digest')
    .forUpdate()
    .executeTakeFirst();
  return found as DigestRow | undefined;
}

/** Puts off what a dying process left behind: nobody else names these items for a while. */
export async function putOffNaming(trx: Trx, rows: readonly DigestRow[], until: number): Promise<void> {
  for (const { site_id, type, slug } of rows) {
    await trx
      .updateTable('file_digests')
      .set({ name_due_at: until, name_tries: sql`name_tries + 1` })
      .where('site_id', '=', site_id)
      .where('type', '=', type)
      .where('slug', '=', slug)
      .where('name_due_at', 'is not', null)
      .execute();
  }
}
