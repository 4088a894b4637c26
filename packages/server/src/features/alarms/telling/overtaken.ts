/** What a rule is to tell. */
export interface OfCause {
  readonly ruleId: number;
  /** '' for none. */
  readonly cause: string;
  /** It is about an alarm that is over by now. */
  readonly over: boolean;
  /** A message of its own, at once. */
  readonly alone: boolean;
  /** Part of the digest of its rule, which tells what was. */
  readonly digest: boolean;
}

/** An open alarm, and whether a rule has told of it or is still to do so. */
export interface RuleOfOpen {
  readonly rule_id: number;
  readonly alarm_id: number;
  readonly cause: string;
  readonly told: boolean;
}

/**
 * What is not true any more, by the alarm that has followed: what was over has begun again. It is dropped once the rule
 * tells of the later alarm, and told if that is over before. Rules that tell each event tell them in their order, unless
 * the later alarm was told first. Pure.
 */
export function overtakenBy<T extends OfCause>(
  pending: readonly T[],
  open: readonly RuleOfOpen[],
): ReadonlyMap<T, RuleOfOpen> {
  const laterOf = new Map<string, RuleOfOpen>();
  for (const one of open) {
    const key = `${one.rule_id} ${one.cause}`;
    if (one.told || !laterOf.has(key)) laterOf.set(key, one);
  }
  return new Map(
    pending.flatMap(one => {
      const later = one.over && !one.digest ? laterOf.get(`${one.ruleId} ${one.cause}`) : undefined;
      return later && (later.told || !one.alone) ? [[one, later] as const] : [];
    }),
  );
}
