import { sql } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { DigestRow, SameItem } from '../digest-row.ts';
import type { DigestCount } from './judge-files.ts';

const isSame = ({ type, slug, version, locale }: SameItem) =>
  sql<boolean>`digest.type = ${type} and digest.slug = ${slug} and digest.version = ${version}
    and digest.locale = ${locale}`;

/** Takes items from the list of what has to be compared: who reads their files meanwhile puts them on it again. */
export async function takeToCompare(trx: Trx, limit: number): Promise<SameItem[]> {
  const query = trx.selectFrom('file_digests_to_compare').selectAll();
  const order = query.orderBy('type').orderBy('slug').orderBy('version').orderBy('locale');
  const taken = (await order.limit(limit).forUpdate().skipLocked().execute()) as SameItem[];
  for (const { type, slug, version, locale } of taken) {
    await trx
      .deleteFrom('file_digests_to_compare')
      .where('type', '=', type)
      .where('slug', '=', slug)
      .where('version', '=', version)
      .where('locale', '=', locale)
      .execute();
  }
  return taken;
}

/** How many sites have which files of an item. Sites of one network share their files and count once. */
export async function selectDigestCounts(db: Queryable, item: SameItem): Promise<DigestCount[]> {
  const { rows } = await sql<DigestCount>`select digest.digest,
      count(distinct coalesce(nullif(sites.network_key, ''), 'site ' || sites.id)) as sites
    from file_digests as digest join sites on sites.id = digest.site_id
    where ${isSame(item)} and digest.unread = '' group by digest.digest`.execute(db);
  return rows.map(({ digest, sites }) => ({ digest, sites: Number(sites) }));
}

/** Settles the many that are as on most sites, in one statement. */
export async function updateUsualRows(trx: Trx, item: SameItem, usual: string): Promise<void> {
  await trx
    .updateTable('file_digests')
    .set({ state: 'unchanged' })
    .where('type', '=', item.type)
    .where('slug', '=', item.slug)
    .where('version', '=', item.version)
    .where('locale', '=', item.locale)
    .where('unread', '=', '')
    .where('digest', '=', usual)
    .where('base_digest', '=', usual)
    .where('state', 'in', ['uncompared', 'unknown'])
    .execute();
}

/** The rows about which something may have to be decided, locked. */
export async function claimToJudge(trx: Trx, item: SameItem, usual: string | undefined): Promise<DigestRow[]> {
  const settled =
    usual === undefined
      ? sql<boolean>`(digest = base_digest and state in ('unchanged', 'uncompared'))`
      : sql<boolean>`(digest = ${usual} and base_digest = ${usual} and state = 'unchanged')`;
  const rows = await trx
    .selectFrom('file_digests')
    .selectAll()
    .where('type', '=', item.type)
    .where('slug', '=', item.slug)
    .where('version', '=', item.version)
    .where('locale', '=', item.locale)
    .where('unread', '=', '')
    .where(sql<boolean>`not ${settled}`)
    .orderBy('site_id')
    .forUpdate()
    .execute();
  return rows as DigestRow[];
}
