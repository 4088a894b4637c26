/** Compares dotted version numbers: negative when `a` is older, 0 when equal. Missing parts count as 0. */
export function compareDottedVersions(a: string, b: string): number {
  const left = a.split('.');
  const right = b.split('.');
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (Number.parseInt(left[i] ?? '0', 10) || 0) - (Number.parseInt(right[i] ?? '0', 10) || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
