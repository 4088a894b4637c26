import type { EventSeverity } from '../../events/index.ts';
import { severityRank } from '../rules/rule.ts';

/** What a rule is to tell. */
export interface OfCause {
  readonly ruleId: number;
  /** '' for none. */
  readonly cause: string;
  /** It is about an alarm that is over by now. */
  readonly over: boolean;
  /** How urgent that alarm was; null for none. */
  readonly urgency: EventSeverity | null;
  /** A message of its own, at once. */
  readonly alone: boolean;
  /** Part of the digest of its rule, which tells what was. */
  readonly digest: boolean;
}

export interface OpenOfCause {
  readonly id: number;
  readonly cause: string;
  readonly severity: string;
}

/** An open alarm, and whether a rule has told of it, is still to do so, or does not tell of it at all. */
export interface RuleOfOpen {
  readonly rule_id: number;
  readonly alarm_id: number;
  readonly cause: string;
  readonly told: boolean;
  /** The rule was changed, and is not for it. */
  readonly foreign?: true;
}

/**
 * What is not true any more, by the alarm that has followed: what was over has begun again. It is dropped once the rule
 * tells of the later alarm, and told if that is over before. Rules that tell each event tell them in their order, unless
 * the later alarm was told first. A later alarm that the rule does not tell of, as it was changed meanwhile, counts if it
 * is as urgent. Pure.
 */
export function overtakenBy<T extends OfCause>(
  pending: readonly T[],
  { open, rules }: { open: readonly OpenOfCause[]; rules: readonly RuleOfOpen[] },
): ReadonlyMap<T, RuleOfOpen> {
  const laterOf = new Map<string, RuleOfOpen>();
  for (const one of rules) {
    const key = `${one.rule_id} ${one.cause}`;
    if (one.told || !laterOf.has(key)) laterOf.set(key, one);
  }
  const openOf = new Map(open.map(one => [one.cause, one]));
  const laterThan = ({ ruleId, cause, over, urgency, alone, digest }: T): RuleOfOpen | undefined => {
    if (!over || digest) return undefined;
    const later = laterOf.get(`${ruleId} ${cause}`);
    if (later) return later.told || !alone ? later : undefined;
    const untold = openOf.get(cause);
    if (!untold || urgency === null || isLess(untold.severity as EventSeverity, urgency)) return undefined;
    return { rule_id: ruleId, alarm_id: untold.id, cause, told: false, foreign: true };
  };
  return new Map(
    pending.flatMap(one => {
      const later = laterThan(one);
      return later ? [[one, later] as const] : [];
    }),
  );
}

const isLess = (one: EventSeverity, other: EventSeverity) => severityRank(one) > severityRank(other);
