import { type RawBuilder, sql } from 'kysely';
import type { NamedRecord } from '../../kernel/text/named-records.ts';
import type { Queryable } from '../../ports/database/port.ts';

/** What a deletion takes away from what is for it. */
type Target = 'client' | 'tag';

interface Targeted {
  readonly table: string;
  /** Tables of its targets, each with a column `key` and the id of the target. */
  readonly links: Readonly<Record<Target, string>> & { readonly site?: string };
  readonly key: string;
  readonly where?: RawBuilder<unknown>;
}

const COSTS: Targeted = { table: 'costs', key: 'cost_id', links: { client: 'cost_clients', tag: 'cost_tags' } };
const RULES: Targeted = {
  table: 'alarm_rules',
  key: 'rule_id',
  links: { client: 'alarm_rule_clients', tag: 'alarm_rule_tags' },
};
const WINDOWS: Targeted = {
  table: 'maintenance_windows',
  key: 'window_id',
  links: {
    client: 'maintenance_window_clients',
    tag: 'maintenance_window_tags',
    site: 'maintenance_window_sites',
  },
};

/** The costs that belong only to this client or tag, by name. */
export const selectCostsOnlyFor = (db: Queryable, target: Target, id: number) => selectOnlyFor(db, COSTS, target, id);

/** The enabled alarm rules that are limited to this client or tag alone, by name. */
export function selectRulesOnlyFor(db: Queryable, target: Target, id: number): Promise<NamedRecord[]> {
  return selectOnlyFor(db, { ...RULES, where: sql`enabled = 1 and limited = 1` }, target, id);
}

/** The enabled maintenance windows, open or to come, that are for this client or tag alone, by name. */
export function selectMaintenanceOnlyFor(
  db: Queryable,
  target: Target,
  id: number,
  now: number,
): Promise<NamedRecord[]> {
  const where = sql`enabled = 1 and all_sites = 0 and (next_open_at is not null or closes_at > ${now})`;
  return selectOnlyFor(db, { ...WINDOWS, where }, target, id);
}

/** The queries live here so that clients need not import costs, alarms and maintenance windows, which import clients. */
async function selectOnlyFor(
  db: Queryable,
  { table, links, key, where }: Targeted,
  target: Target,
  id: number,
): Promise<NamedRecord[]> {
  const { [target]: own, ...others } = links;
  const [mine, of, column] = [sql.table(own), sql.ref(key), sql.ref(`${target}_id`)];
  const itself = sql.ref(`${table}.id`);
  const conditions = [
    ...(where ? [where] : []),
    sql`id in (select ${of} from ${mine} where ${column} = ${id})`,
    sql`not exists (select 1 from ${mine} where ${of} = ${itself} and ${column} <> ${id})`,
    ...Object.values(others).map(link => sql`not exists (select 1 from ${sql.table(link)} where ${of} = ${itself})`),
  ];
  const { rows } = await sql<NamedRecord>`select id, name from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)} order by name_key, id`.execute(db);
  return rows;
}
