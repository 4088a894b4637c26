/** The most similar of some names, for `did you mean`; undefined if none is similar. */
export function closestName(given: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(given.length / 2)) + 1;
  for (const name of names) {
    // What it is longer or shorter by must be changed in any case; a given text may be a whole file.
    if (Math.abs(given.length - name.length) >= least) continue;
    const distance = editsBetween(given.toLowerCase(), name.toLowerCase());
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** `. Did you mean X?`, or nothing. */
export function didYouMean(given: string, names: Iterable<string>): string {
  const closest = closestName(given, names);
  return closest === undefined ? '' : ` Did you mean ${closest}?`;
}

/** Characters to insert, delete, replace or swap with their neighbour (optimal string alignment). */
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const steps = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1)];
      row.push(Math.min(...steps, swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
