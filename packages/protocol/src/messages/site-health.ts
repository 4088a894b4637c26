import { countOf, isRecord, keyOf, own, partOf, shortText } from '../replies/lenient.ts';

/** Counts of WordPress Site Health's last run; zeros when it never ran (docs/wire/sync.md#sync-data). */
export interface HealthCounts {
  good: number;
  recommended: number;
  critical: number;
}

/** Score from 0 to 100 (docs/wire/sync.md#sync-data): critical findings weigh 1.5, recommended ones half; 100 if nothing was tested. */
export function healthScore({ good, recommended, critical }: HealthCounts): number {
  const total = good + recommended + 1.5 * critical;
  if (total <= 0) return 100;
  const failed = 0.5 * recommended + 1.5 * critical;
  return Math.min(100, Math.max(0, 100 - Math.ceil((100 * failed) / total)));
}

export function readHealth(value: unknown): HealthCounts | undefined {
  if (!isRecord(value)) return undefined;
  return {
    good: countOf(own(value, 'good')) ?? 0,
    recommended: countOf(own(value, 'recommended')) ?? 0,
    critical: countOf(own(value, 'critical')) ?? 0,
  };
}

/** Check name and verdict: `Y` good, `N` bad, `Y_UNABLE`, `N_UNABLE` (docs/wire/sync.md#security-checks). Pairs, so that no key can be special. */
export type SecurityCheck = [check: string, verdict: string];

export function readSecurity(value: unknown): SecurityCheck[] | undefined {
  return partOf(
    value,
    (verdict, key): SecurityCheck | undefined => {
      const check = keyOf(key);
      const text = shortText(verdict);
      return check === undefined || !/^[YN](_UNABLE)?$/.test(text) ? undefined : [check, text];
    },
    'security checks',
  );
}

/** Verdicts of checks that failed, whether or not the connector enforces them. */
export const FAILED_VERDICTS: ReadonlySet<string> = new Set(['N', 'N_UNABLE']);

/** Number of failed checks: those exactly `N` (docs/wire/sync.md#security-checks). */
export function failedChecks(checks: readonly SecurityCheck[]): number {
  return checks.filter(([, verdict]) => verdict === 'N').length;
}
