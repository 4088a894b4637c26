import { sql } from 'kysely';
import { inChunks, type RowSet, replaceRows, updateRows } from '../../ports/database/bulk.ts';
import type { Database, Queryable, Trx } from '../../ports/database/port.ts';
import type { DigestRow, SameItem } from './digest-row.ts';

const text = 'text' as const;
const integer = 'integer' as const;

const DIGESTS = {
  table: 'file_digests',
  columns: {
    site_id: integer,
    type: text,
    slug: text,
    version: text,
    locale: text,
    digest: text,
    files: integer,
    unread: text,
    state: text,
    base_digest: text,
    accepted_digest: text,
    found_at: integer,
    told_at: integer,
    named_digest: text,
    name_due_at: integer,
    name_tries: integer,
    files_json: text,
  },
  key: ['site_id', 'type', 'slug'],
  scope: ['site_id'],
} as const satisfies RowSet;

const digestsOf = (db: Queryable, siteId: number) =>
  db.selectFrom('file_digests').selectAll().where('site_id', '=', siteId).orderBy('type').orderBy('slug');

export async function selectDigestsOf(db: Queryable, siteId: number): Promise<DigestRow[]> {
  return (await digestsOf(db, siteId).execute()) as DigestRow[];
}

/** The items of a site, locked. */
export async function claimDigestsOf(trx: Trx, siteId: number): Promise<DigestRow[]> {
  return (await digestsOf(trx, siteId).forUpdate().execute()) as DigestRow[];
}

/** Makes the items of a site be exactly these. */
export async function replaceDigestsOf(
  trx: Trx,
  { engine }: Pick<Database, 'engine'>,
  site_id: number,
  rows: readonly DigestRow[],
): Promise<void> {
  await replaceRows(trx, engine, DIGESTS, [{ site_id }], rows);
}

export async function updateDigestRows(
  trx: Trx,
  { engine }: Pick<Database, 'engine'>,
  rows: readonly DigestRow[],
): Promise<void> {
  await updateRows(trx, engine, DIGESTS, rows);
}

/**
 * Notes that these items have to be compared over all sites: sorted, and before their rows are locked, so that nobody
 * waits for each other.
 */
export async function insertToCompare(trx: Trx, items: readonly SameItem[]): Promise<void> {
  if (items.length === 0) return;
  const keyOf = ({ type, slug, version, locale }: SameItem) => JSON.stringify([type, slug, version, locale]);
  const rows = [...new Map(items.map(item => [keyOf(item), item]))].sort(([a], [b]) => (a < b ? -1 : 1));
  await trx
    .insertInto('file_digests_to_compare')
    .values(rows.map(([, { type, slug, version, locale }]) => ({ type, slug, version, locale })))
    // Not "do nothing": who compares the item just now must not take this row with what it sees before we commit.
    .onConflict(conflict =>
      conflict
        .columns(['type', 'slug', 'version', 'locale'])
        .doUpdateSet(eb => ({ locale: eb.ref('excluded.locale') })),
    )
    .execute();
}

/** Names of items as people know them; the slug where none is known. */
export async function selectCheckedNames(
  db: Queryable,
  rows: readonly DigestRow[],
): Promise<(row: DigestRow) => string> {
  const siteIds = [...new Set(rows.map(({ site_id }) => site_id))];
  const names = new Map<string, string>();
  if (siteIds.length > 0) {
    const found = await sql<{ site_id: number; type: string; slug: string; name: string }>`
      select digest.site_id, digest.type, digest.slug, coalesce(plugin.name, theme.name, '') as name
      from file_digests as digest
      left join site_plugins as plugin on digest.type = 'plugin' and plugin.site_id = digest.site_id
        and plugin.slug = digest.slug and plugin.must_use = 0
      left join site_themes as theme on digest.type = 'theme' and theme.site_id = digest.site_id
        and theme.slug = digest.slug
      where digest.site_id in (${sql.join(siteIds)})`.execute(db);
    for (const row of found.rows) names.set(`${row.site_id} ${row.type} ${row.slug}`, row.name);
  }
  return ({ site_id, type, slug }) => (type === 'core' ? 'WordPress' : names.get(`${site_id} ${type} ${slug}`) || slug);
}

const alteredOf = (db: Queryable, siteIds: readonly number[]) =>
  db
    .selectFrom('file_digests')
    .selectAll()
    .where('state', '=', 'altered')
    .where('site_id', 'in', [...siteIds]);

/** What was found altered on these sites, locked: it is not told meanwhile. */
export async function claimAlteredOf(trx: Trx, siteIds: readonly number[]): Promise<DigestRow[]> {
  const rows = await inChunks(siteIds, some =>
    alteredOf(trx, some).orderBy('site_id').orderBy('type').orderBy('slug').forUpdate().execute(),
  );
  return rows as DigestRow[];
}

/** One item of a site, locked. */
export async function claimDigest(
  trx: Trx,
  { site_id, type, slug }: Pick<DigestRow, 'site_id' | 'type' | 'slug'>,
): Promise<DigestRow | undefined> {
  const query = trx.selectFrom('file_digests').selectAll().where('site_id', '=', site_id);
  const row = await query.where('type', '=', type).where('slug', '=', slug).forUpdate().executeTakeFirst();
  return row as DigestRow | undefined;
}

/** Names of what is altered, by site. */
export async function selectAlteredNames(db: Queryable, siteIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = (await inChunks(siteIds, some => alteredOf(db, some).execute())) as DigestRow[];
  const nameOf = await selectCheckedNames(db, rows);
  const bySite = Map.groupBy(rows, row => row.site_id);
  return new Map([...bySite].map(([id, altered]) => [id, altered.map(nameOf).sort()]));
}
