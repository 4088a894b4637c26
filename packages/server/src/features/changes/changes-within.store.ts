import { sql } from 'kysely';
import { jsonRows } from '../../ports/database/bulk.ts';
import type { ColumnTypes, Database, Queryable } from '../../ports/database/port.ts';

interface ClientSpan {
  readonly clientId: number;
  readonly from: number;
  readonly until: number;
}

/** What the type of a change follows from. */
export interface ContextAction {
  readonly log_type_id: number | null;
  readonly context: string;
  readonly action: string;
}

const within = ({
  clientId,
  from,
  until,
}: ClientSpan) => sql`site_id in (select id from sites where client_id = ${clientId})
  and occurred_at >= ${from} and occurred_at < ${until}`;

/** The kinds of change on the sites of a client, and how many there are of each. */
export async function selectContextActions(
  db: Queryable,
  span: ClientSpan,
): Promise<(ContextAction & { count: number })[]> {
  const { rows } = await sql<ContextAction & { count: number }>`
    select log_type_id, context, action, count(*) as count from site_changes where ${within(span)}
    group by log_type_id, context, action`.execute(db);
  return rows.map(row => ({ ...row, count: Number(row.count) }));
}

interface ChangeWithin extends ContextAction {
  readonly id: number;
  readonly site_id: number;
  readonly site_name: string;
  readonly object_name: string;
  readonly user_name: string;
  readonly occurred_at: number;
}

const KIND: ColumnTypes = { log_type_id: 'integer', context: 'text', action: 'text' };

/** Those of some kinds, newest first. */
export async function selectChangesOfKinds(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { most, ...span }: ClientSpan & { most: number },
  kinds: readonly ContextAction[],
): Promise<ChangeWithin[]> {
  // Actions are words of sites, of which there may be any number. "is true" keeps PostgreSQL from reading all kinds for
  // each change, as it might do in a join.
  const wanted = jsonRows(
    engine,
    KIND,
    kinds.map(kind => ({ ...kind, log_type_id: kind.log_type_id ?? 0 })),
  );
  const { rows } = await sql<ChangeWithin>`
    select change.id, change.site_id, site.name as site_name, change.log_type_id, change.context, change.action,
      change.object_name, change.user_name, change.occurred_at
    from (select * from site_changes where ${within(span)}
        and ((coalesce(log_type_id, 0), context, action) in
          (select log_type_id, context, action from ${wanted} as wanted)) is true
      order by occurred_at desc, id desc limit ${most}) as change
    join sites as site on site.id = change.site_id order by change.occurred_at desc, change.id desc`.execute(db);
  return rows;
}
