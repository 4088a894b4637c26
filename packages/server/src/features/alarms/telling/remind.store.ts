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

/**
 * Alarms that a rule may remind of: open, told before then, neither acknowledged nor snoozed. Those whose snooze has
 * ended since they were told come whatever `before` says.
 */
export async function selectForgotten(
  db: Queryable,
  ruleId: number,
  { after, before, severities, now, most }: Forgotten,
) {
  return db
    .selectFrom('told_alarms')
    .innerJoin('alarms', 'alarms.id', 'told_alarms.alarm_id')
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
    .where('told_alarms.rule_id', '=', ruleId)
    .where('alarms.id', '>', after)
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
    .orderBy('alarms.id')
    .limit(most)
    .execute();
}
