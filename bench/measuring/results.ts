import type { Store } from '../world/store.ts';

export interface Results {
  /** Rows of all jobs, and how many have a final state. */
  readonly rows: number;
  readonly final: number;
  readonly failed: number;
  /** When each site got its final result, by job and site. */
  readonly finishedAt: ReadonlyMap<string, number>;
}

/** The results in the store, read directly instead of through the server. */
export async function resultsOf(store: Store): Promise<Results> {
  const app = await store.open();
  try {
    const rows = await app.services.database.db.selectFrom('job_items').selectAll().execute();
    const final = rows.filter(row => row.state !== 'pending');
    return {
      rows: rows.length,
      final: final.length,
      failed: final.filter(row => row.state === 'failed').length,
      finishedAt: new Map(final.map(row => [`${row.job_id}/${row.site_id}`, row.finished_at ?? 0])),
    };
  } finally {
    await app.close();
  }
}

/** How many final results were lost or written again. */
export function changedResults(before: Results, after: Results): number {
  return [...before.finishedAt].filter(([key, at]) => after.finishedAt.get(key) !== at).length;
}

/** The longest time between a final result and the next one, in ms. */
export function longestPause({ finishedAt }: Results): number {
  const times = [...finishedAt.values()].sort((a, b) => a - b);
  return Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time)));
}
