/** Final results of a job by state; sites without one are in none of them. */
export interface JobCounts {
  succeeded: number;
  failed: number;
  skipped: number;
  canceled: number;
}

export const NO_RESULTS: JobCounts = { succeeded: 0, failed: 0, skipped: 0, canceled: 0 };

/** Of rows with a number for each state that a site has ended in. */
export function resultCountsOf(
  rows: readonly { readonly state: string | null; readonly count: number | null }[],
): JobCounts {
  const counts = { ...NO_RESULTS };
  for (const { state, count } of rows) {
    if (state !== null && state in counts) counts[state as keyof JobCounts] = count ?? 0;
  }
  return counts;
}
