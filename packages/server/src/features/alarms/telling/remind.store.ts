import { sql } from 'kysely';
import type { Queryable } from '../../../ports/database/port.ts';
import { isNotOnHold } from '../../sites/index.ts';

interface Forgotten {
  /** Only alarms with a later id. */
  readonly after: number;
  readonly before: number | undefined;
  readonly severities: readonly string[];
  readonly now: number;
  readonly most: number;
}

/** Whether an open alarm has been snoozed, whenever the snooze ends. */
export async function selectIsSnoozed(db: Queryable): Promise<boolean> {
  const open = db.selectFrom('alarms').select('id').where('closed_at', 'is', null);
  return (await open.where('snoozed_until', 'is not', null).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Alarms that a rule may remind of: open, told before then, neither acknowledged nor snoozed. Those whose snooze has
 * ended since they were told come whatever `before` says. The cross join and the pluses make SQLite begin with open alarms:
 * they are few, and what a rule has told of is kept for months.
 */
export async function selectForgotten(
  db: Queryable,
  ruleId: number,
  { after, before, severities, now, most }: Forgotten,
) {
  return db
    .selectFrom('alarms')
    .crossJoin('told_alarms')
    .leftJoin('sites', 'sites.id', 'alarms.site_id')
    .leftJoin('clients', 'clients.id', 'alarms.client_id')
    .select([
      'alarms.id',
      'alarms.type',
      'alarms.severity',
      'alarms.site_id',
      'alarms.client_id',
      'alarms.cause',
      'alarms.opened_at as occurred_at',
      'alarms.data_json',
      'sites.name as site_name',
      'sites.url as site_url',
      'clients.name as client_name',
    ])
    .whereRef('told_alarms.alarm_id', '=', 'alarms.id')
    .where('told_alarms.rule_id', '=', ruleId)
    .where(sql`+alarms.id`, '>', after)
    .where('alarms.severity', 'in', [...severities])
    .where('alarms.closed_at', 'is', null)
    .where('alarms.acknowledged_at', 'is', null)
    .where(isNotOnHold)
    .where(eb => eb.or([eb('alarms.snoozed_until', 'is', null), eb('alarms.snoozed_until', '<=', now)]))
    .where(eb =>
      eb.or([
        ...(before === undefined ? [] : [eb('told_alarms.told_at', '<=', before)]),
        eb('alarms.snoozed_until', '>', eb.ref('told_alarms.told_at')),
      ]),
    )
    .orderBy(sql`+alarms.id`)
    .limit(most)
    .execute();
}
