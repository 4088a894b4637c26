import type { EventPhase, EventSeverity } from '../../events/index.ts';
import { severityRank } from '../rules/rule.ts';

/** An event, as far as alarms look at it. */
export interface CauseEvent {
  readonly id: number;
  readonly phase: EventPhase;
  readonly severity: EventSeverity;
  readonly cause: string;
}

/**
 * What an event means for alarms. opened: there was none of its cause. worse, same: there was one, less urgent or as
 * urgent. closed: there was one, and it is over. single: it has no cause. nothing: it closes what was not open.
 */
export type AlarmStep = 'opened' | 'worse' | 'same' | 'closed' | 'single' | 'nothing';

/** How urgent the open alarm of each cause is. */
export type OpenCauses = Map<string, EventSeverity>;

/** What each event means, in their order. `open` is changed: it is what is open after them. */
export function alarmSteps<E extends CauseEvent>(
  events: readonly E[],
  open: OpenCauses,
): { event: E; step: AlarmStep }[] {
  return events.map(event => ({ event, step: stepOf(event, open) }));
}

function stepOf({ phase, cause, severity }: CauseEvent, open: OpenCauses): AlarmStep {
  if (phase === 'single' || cause === '') return 'single';
  if (phase === 'closes') return open.delete(cause) ? 'closed' : 'nothing';
  const before = open.get(cause);
  if (before !== undefined && severityRank(before) <= severityRank(severity)) return 'same';
  open.set(cause, severity);
  return before === undefined ? 'opened' : 'worse';
}
