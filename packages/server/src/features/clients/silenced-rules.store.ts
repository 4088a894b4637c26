import { sql } from 'kysely';
import type { NamedRecord } from '../../kernel/text/named-records.ts';
import type { Queryable } from '../../ports/database/port.ts';

const LINKS = {
  client: { mine: 'alarm_rule_clients', column: 'client_id', others: 'alarm_rule_tags' },
  tag: { mine: 'alarm_rule_tags', column: 'tag_id', others: 'alarm_rule_clients' },
} as const;

/**
 * The enabled alarm rules that are limited to this client or tag alone, by name. The query lives here so that clients
 * need not import alarms, which imports sites.
 */
export async function selectRulesOnlyFor(db: Queryable, kind: keyof typeof LINKS, id: number): Promise<NamedRecord[]> {
  const { mine, column, others } = LINKS[kind];
  const [table, target, rest] = [sql.table(mine), sql.ref(column), sql.table(others)];
  const { rows } = await sql<NamedRecord>`select id, name from alarm_rules
    where enabled = 1 and limited = 1
      and id in (select rule_id from ${table} where ${target} = ${id})
      and not exists (select 1 from ${table} where rule_id = alarm_rules.id and ${target} <> ${id})
      and not exists (select 1 from ${rest} where rule_id = alarm_rules.id)
    order by name_key, id`.execute(db);
  return rows;
}
