/** Size of the picture, in its own units. */
export const SPARK = { width: 72, height: 18 } as const;
/** So that the line is not cut off at its highest and lowest. */
const MARGIN = 1.5;

/** A line through the values, from the left to the right, as the path of an SVG; a gap where a value is missing. */
export function sparklinePath(values: readonly (number | null)[]): string {
  const known = values.filter(value => value !== null);
  if (known.length === 0) return '';
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const step = SPARK.width / Math.max(1, values.length - 1);
  const y = (value: number) =>
    high === low
      ? SPARK.height / 2
      : SPARK.height - MARGIN - ((value - low) / (high - low)) * (SPARK.height - 2 * MARGIN);
  let pen = 'M';
  const parts: string[] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) {
      pen = 'M';
      continue;
    }
    const alone = pen === 'M' && (values[index + 1] ?? null) === null;
    parts.push(`${pen}${round(index * step)} ${round(y(value))}${alone ? 'h1' : ''}`);
    pen = 'L';
  }
  return parts.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
