import { sql } from 'kysely';
import { inScope, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { containsText } from '../../ports/database/contains.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { PENDING_COLUMNS } from '../sites/index.ts';
import type { UpdateType } from './update.ts';

/** The pending updates of a client's sites; without a client: of the sites that have none. */
export type ClientUpdates = Readonly<Record<UpdateType, number>> & {
  readonly client_id: number | null;
  readonly client_name: string;
  /** Those with such updates, separated by commas. */
  readonly site_ids: string;
};

/** By client, from the counts that each site keeps of its own updates. Suspended sites are left out. @param text Lower-cased. */
export async function selectClientUpdates(
  db: Queryable,
  types: readonly UpdateType[],
  text: string,
  scope: SiteScope = {},
): Promise<ClientUpdates[]> {
  const sums = Object.entries(PENDING_COLUMNS).map(([type, column]) =>
    types.includes(type as UpdateType)
      ? sql`cast(sum(site.${sql.ref(column)}) as integer) as ${sql.ref(type)}`
      : sql`0 as ${sql.ref(type)}`,
  );
  const some = types.map(type => sql`site.${sql.ref(PENDING_COLUMNS[type])} > 0`);
  const named = text === '' ? sql`` : sql`and ${containsText('client.name', text)}`;
  const { rows } = await sql<ClientUpdates>`select site.client_id, coalesce(max(client.name), '') as client_name,
      string_agg(cast(site.id as text), ',') as site_ids, ${sql.join(sums)}
    from sites as site left join clients as client on client.id = site.client_id
    where site.status <> 'suspended' and (${sql.join(some, sql` or `)}) ${named} and ${inScope('site.id', scope)}
    group by site.client_id`.execute(db);
  return rows;
}
