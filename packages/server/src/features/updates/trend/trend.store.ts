import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import { PENDING_COLUMNS } from '../../sites/index.ts';

export type PendingDay = Tables['pending_days'];

/** Columns of the counts, and what is summed for them. */
const SUMS = {
  core: PENDING_COLUMNS.core,
  plugins: PENDING_COLUMNS.plugin,
  themes: PENDING_COLUMNS.theme,
  translations: PENDING_COLUMNS.translation,
} as const;
const COUNTS = [...Object.keys(SUMS), 'sites'] as const;

/** The last count of a day is the one that stays. */
export async function writePendingDay(trx: Trx, row: Insertable<PendingDay>): Promise<void> {
  const { day, ...set } = row;
  await trx
    .insertInto('pending_days')
    .values(row)
    .onConflict(conflict => conflict.column('day').doUpdateSet(set))
    .execute();
  await writeDaysOf(trx, 'client', day, sql`select client_id as owner_id, id as site_id from sites`);
  await writeDaysOf(trx, 'tag', day, sql`select tag_id as owner_id, site_id from site_tags`);
}

/**
 * One row for each client or tag, also for those without a site; what is stored already is not written again.
 * @param owned Whose sites are which, as a query.
 */
async function writeDaysOf(trx: Trx, kind: 'client' | 'tag', day: number, owned: RawBuilder<unknown>): Promise<void> {
  const [table, id] = [`pending_${kind}_days`, sql.ref(`${kind}_id`)];
  const columns = (prefix: string) => sql.join(COUNTS.map(name => sql.ref(`${prefix}${name}`)));
  const pending = Object.values(SUMS).map(column => sql.ref(`site.${column}`));
  const sums = pending.map(column => sql`cast(coalesce(sum(${column}), 0) as integer)`);
  const some = sql.join(
    pending.map(column => sql`${column} > 0`),
    sql` or `,
  );
  await sql`insert into ${sql.table(table)} (day, ${id}, ${columns('')})
    select cast(${day} as integer), owner.id, ${sql.join(sums)}, count(case when ${some} then 1 end)
    from ${sql.table(`${kind}s`)} as owner left join (${owned}) as owned on owned.owner_id = owner.id
      left join sites as site on site.id = owned.site_id and site.status <> 'suspended'
    where true group by owner.id
    on conflict (day, ${id}) do update
    set ${sql.join(COUNTS.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
    where (${columns(`${table}.`)}) <> (${columns('excluded.')})`.execute(trx);
}

export async function deletePendingDays(trx: Trx, before: number): Promise<void> {
  for (const table of ['pending_days', 'pending_client_days', 'pending_tag_days'] as const)
    await trx.deleteFrom(table).where('day', '<', before).execute();
}

/** Oldest first. Sites of a client that have a tag are not counted by day. */
export async function selectPendingDays(
  db: Queryable,
  since: number,
  { client_id, tag_id }: SiteScope = {},
): Promise<PendingDay[]> {
  if (client_id !== undefined && tag_id !== undefined) return [];
  const days =
    client_id !== undefined ? 'pending_client_days' : tag_id !== undefined ? 'pending_tag_days' : 'pending_days';
  return db
    .selectFrom(days)
    .select(['day', 'core', 'plugins', 'themes', 'translations', 'sites'])
    .$if(client_id !== undefined, q => q.where(sql.ref('client_id'), '=', client_id))
    .$if(tag_id !== undefined, q => q.where(sql.ref('tag_id'), '=', tag_id))
    .where('day', '>=', since)
    .orderBy('day')
    .execute();
}
