import type { PendingTelling } from './due-groups.ts';

/** What begins within so long of the first of a host's outages is a part of what was told. */
const JOINS_MS = 60 * 60_000;

/** Alarms with something in common that a rule told in one message, and that are still open. */
export interface ToldTogether {
  readonly rule_id: number;
  readonly together: string;
  /** When the first of them opened, ms epoch. */
  readonly opened_at: number;
}

export const isOfHost = (together: string) => together.startsWith('host:');

/** Whether a telling may join what was told: the sites of a host that hangs are found to be down one after the other. */
export const mayJoin = ({ kind, together, alone, digest }: PendingTelling) =>
  kind === 'alarm' && isOfHost(together) && !alone && !digest;

/** Splits what is pending into what is a part of an outage that was told already, and what is to be told. Pure. */
export function joinTold<T extends PendingTelling>(
  pending: readonly T[],
  told: readonly ToldTogether[],
): { joining: T[]; rest: T[] } {
  const joins = (one: T) =>
    mayJoin(one) &&
    told.some(
      ({ rule_id, together, opened_at }) =>
        rule_id === one.ruleId && together === one.together && one.queuedAt - opened_at < JOINS_MS,
    );
  const split = Map.groupBy(pending, joins);
  return { joining: split.get(true) ?? [], rest: split.get(false) ?? [] };
}
