interface Point {
  /** ISO 8601 */
  readonly from: string;
  readonly avg_ms: number | null;
}

/** Points in their order, with a gap wherever the site was not watched. Times in s. @param step Seconds of a point. */
export function lineOf(points: readonly Point[], step: number): [number[], (number | null)[]] {
  const [times, values]: [number[], (number | null)[]] = [[], []];
  for (const { from, avg_ms } of points) {
    const at = Date.parse(from) / 1000;
    const before = times.at(-1);
    if (before !== undefined && at - before > step * 1.5) {
      times.push(before + step);
      values.push(null);
    }
    times.push(at);
    values.push(avg_ms);
  }
  return [times, values];
}
