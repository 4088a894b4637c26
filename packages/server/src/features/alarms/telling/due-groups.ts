import { SECOND_MS } from '../../../kernel/time/durations.ts';

/** What belongs together is waited for as long as more of it comes, … */
const HOLD_MS = 30 * SECOND_MS;
/** … but not longer than this. That something is over may wait longer. */
const LONGEST_MS = { alarm: 120 * SECOND_MS, recovery: 300 * SECOND_MS };
/** More alarms of one type than this at the same moment are one message, whatever their causes. */
export const MOST_APART = 25;

/** The times at which something queued then may become due. */
export function waitsOf(queuedAt: number): number[] {
  return [queuedAt + HOLD_MS, queuedAt + LONGEST_MS.alarm, queuedAt + LONGEST_MS.recovery];
}

/** Something to be told by a rule. */
export interface PendingTelling {
  readonly id: number;
  readonly ruleId: number;
  readonly kind: 'event' | 'alarm' | 'recovery';
  readonly type: string;
  readonly alarmId: number | null;
  /** What it has in common with others of its message; '' for nothing. */
  readonly together: string;
  readonly queuedAt: number;
  /** A message of its own, at once. */
  readonly alone: boolean;
  /** Part of the digest of its rule. */
  readonly digest: boolean;
  /** It is over by now, and the rule does not tell that. */
  readonly past?: boolean;
}

/**
 * The messages that are to be sent now, each as what it tells, oldest first. That an alarm is over is never told before
 * the alarm itself. Pure.
 * @param pending All that rules may tell now, in the order of their ids.
 */
export function dueGroups<T extends PendingTelling>(pending: readonly T[], now: number): T[][] {
  const groups = [...Map.groupBy(pending, keyOf).values()];
  const due = groups.filter(group => dueAt(group) <= now);
  const isDue = new Set(due.flat());
  const waiting = new Set(
    pending.flatMap(one => (one.kind === 'alarm' && !isDue.has(one) ? `${one.ruleId} ${one.alarmId}` : [])),
  );
  const inOrder = due.filter(group => !group.some(one => isRecoveryOf(waiting, one)));
  return joined(inOrder);
}

function isRecoveryOf(waiting: ReadonlySet<string>, { kind, ruleId, alarmId }: PendingTelling): boolean {
  return kind === 'recovery' && waiting.has(`${ruleId} ${alarmId}`);
}

function keyOf({ ruleId, digest, alone, id, kind, past, together }: PendingTelling): string {
  if (digest) return `${ruleId} digest`;
  return alone || together === '' ? `${ruleId} ${id}` : `${ruleId} ${kind} ${past} ${together}`;
}

function dueAt(group: readonly PendingTelling[]): number {
  const [first] = group;
  if (first === undefined || first.alone || first.digest) return 0;
  const times = group.map(({ queuedAt }) => queuedAt);
  const longest = first.kind === 'recovery' ? LONGEST_MS.recovery : LONGEST_MS.alarm;
  return Math.min(Math.max(...times) + HOLD_MS, Math.min(...times) + longest);
}

/** Everything at once: one message instead of dozens. */
function joined<T extends PendingTelling>(groups: readonly T[][]): T[][] {
  const alike = Map.groupBy(groups, ([first]) =>
    first && !first.alone && !first.digest
      ? `${first.ruleId} ${first.kind} ${first.past} ${first.type}`
      : `${first?.id}`,
  );
  return [...alike.values()]
    .flatMap(same => (same.length > MOST_APART ? [same.flat()] : same))
    .sort((a, b) => (a[0]?.id ?? 0) - (b[0]?.id ?? 0));
}
