/** ok · warn: it works, but needs attention · fail: something does not work. */
export type Verdict = 'ok' | 'warn' | 'fail';

/** What one look has found. */
export interface Finding {
  readonly check: string;
  readonly verdict: Verdict;
  /** What was seen. */
  readonly message: string;
  /** What to do; with every verdict but ok. */
  readonly advice?: string;
}

export type FindingOfCheck = Omit<Finding, 'check'>;

export const ok = (message: string): FindingOfCheck => ({ verdict: 'ok', message });
export const warn = (message: string, advice: string): FindingOfCheck => ({ verdict: 'warn', message, advice });
export const fail = (message: string, advice: string): FindingOfCheck => ({ verdict: 'fail', message, advice });

/** The worst of them. */
export function worstOf(findings: readonly Pick<Finding, 'verdict'>[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'fail')) return 'fail';
  return findings.some(({ verdict }) => verdict === 'warn') ? 'warn' : 'ok';
}
