import type { EventSeverity } from '../../events/index.ts';
import { type AlarmRule, severityRank } from '../rules/rule.ts';

/** What waits to be told of an alarm that is over. */
export interface PastTelling {
  readonly id: number;
  readonly rule_id: number;
  readonly alarm_id: number | null;
  readonly kind: string;
  readonly cause: string;
  readonly severity: string;
  /** 1: the rule has told of the alarm. */
  readonly told: number;
}

/** The last alarm of a cause, which ended because a person wants to hear no more of it. */
export interface UnwantedAlarm {
  readonly id: number;
  readonly severity: EventSeverity;
}

/**
 * Of what waits, that it was over before an alarm that was as urgent, and that nobody hears of. An outage of which
 * nothing is told yet goes with its end, unless the rule tells what was, or says with the outage that it is over. Of
 * rules that are off, which may be on by then, it goes if they have told of the outage. Pure.
 * @param rules Those that are on.
 */
export function unwantedTellings(
  past: readonly PastTelling[],
  rules: readonly AlarmRule[],
  unwanted: ReadonlyMap<string, UnwantedAlarm>,
): PastTelling[] {
  const settingsOf = new Map(rules.map(({ id, settings }) => [id, settings]));
  const alarmOf = ({ rule_id, alarm_id }: PastTelling) => `${rule_id} ${alarm_id}`;
  const untold = new Set(past.filter(({ kind, told }) => kind === 'alarm' && told === 0).map(alarmOf));
  return past.filter(one => {
    const settings = settingsOf.get(one.rule_id);
    const last = unwanted.get(one.cause);
    if (!last || (one.alarm_id ?? 0) > last.id) return false;
    if (settings && settings.when !== 'at_once') return false;
    if (severityRank(last.severity) > severityRank(one.severity as EventSeverity)) return false;
    if (one.kind === 'recovery' && !untold.has(alarmOf(one))) return true;
    return settings?.grouping === 'cause' && settings.tell_recovery;
  });
}
