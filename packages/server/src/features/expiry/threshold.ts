import { DAY_MS } from '../../kernel/time/durations.ts';

/** What runs out, all in ms epoch. */
export interface Expiring {
  readonly expiresAt: number;
  /** Null: it is not known since when it lasts, as with domains. */
  readonly issuedAt: number | null;
  /** The threshold that was told last. */
  readonly toldDays: number | null;
}

/** The thresholds of the setting, in days, the smallest first. */
export function thresholdsOf(setting: string): readonly number[] {
  return [...new Set(setting.split(',').map(Number))].sort((a, b) => a - b);
}

/**
 * The threshold that is to be told now: the smallest that has been reached, unless it or a smaller one was told. A
 * certificate is renewed automatically in the last third of its life, so before that its end is no news. The same in SQL:
 * `isNewsOfCertificate`.
 */
export function dueThreshold(
  { expiresAt, issuedAt, toldDays }: Expiring,
  thresholds: readonly number[],
  now: number,
): number | undefined {
  const third = issuedAt === null ? Number.POSITIVE_INFINITY : (expiresAt - issuedAt) / 3;
  const reached = thresholds.find(days => expiresAt - now <= days * DAY_MS);
  if (reached === undefined || (expiresAt > now && reached * DAY_MS >= third)) return undefined;
  return toldDays === null || reached < toldDays ? reached : undefined;
}

/** Whole days until then; negative after it. */
export function daysUntil(expiresAt: number, now: number): number {
  return Math.floor((expiresAt - now) / DAY_MS);
}
