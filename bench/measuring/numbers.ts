/** The lower middle of the values: always a measured one. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Nearest rank: the smallest value that `percent` of the values do not exceed. NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

export function show(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return Math.abs(value) >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toPrecision(3);
}

export const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
