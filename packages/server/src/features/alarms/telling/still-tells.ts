import type { EventSeverity } from '../../events/index.ts';
import { type AlarmRule, ruleCovers, ruleMatches } from '../rules/rule.ts';
import type { selectSiteOwners, TellingRow } from './telling.store.ts';

export type SiteOwners = Awaited<ReturnType<typeof selectSiteOwners>>;

/**
 * Whether a rule tells what has waited: it may have been changed since, and the site may be one of another client. That
 * an alarm is over belongs to the alarm: whoever was told of it hears that, whatever else the rule is limited to by now,
 * unless it tells no recoveries any more.
 */
export function stillTells(rule: AlarmRule, row: TellingRow, owners: SiteOwners): boolean {
  const { client_id: owner = null, tags = [] } = owners.get(row.site_id ?? 0) ?? {};
  const whose = { client_id: row.client_id ?? owner, tags };
  const isOver = row.kind === 'recovery';
  if (isOver && !rule.settings.tell_recovery) return false;
  if (isOver && row.alarm_told === 1) return ruleCovers(rule, whose);
  const type = (isOver && row.alarm_type) || row.type;
  const severity = ((isOver && row.alarm_severity) || row.severity) as EventSeverity;
  return ruleMatches(rule, { type, severity, ...whose });
}
