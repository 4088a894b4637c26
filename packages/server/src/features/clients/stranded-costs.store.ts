import { sql } from 'kysely';
import type { NamedRecord } from '../../kernel/text/named-records.ts';
import type { Queryable } from '../../ports/database/port.ts';

const LINKS = {
  client: { links: 'cost_clients', column: 'client_id' },
  tag: { links: 'cost_tags', column: 'tag_id' },
} as const;

/**
 * The costs that belong only to this client or tag, sorted by name. A cost has targets of one kind only.
 * The query lives here so that clients need not import costs, which imports clients.
 */
export async function selectCostsOnlyFor(db: Queryable, kind: keyof typeof LINKS, id: number): Promise<NamedRecord[]> {
  const { links, column } = LINKS[kind];
  const [table, target] = [sql.table(links), sql.ref(column)];
  const { rows } = await sql<NamedRecord>`select id, name from costs
    where id in (select cost_id from ${table} where ${target} = ${id})
      and not exists (select 1 from ${table} where cost_id = costs.id and ${target} <> ${id})
    order by name_key, id`.execute(db);
  return rows;
}
