/**
 * The places of values between two gaps, or between a gap and an end: no line leads to them, so they are drawn as dots.
 * @param values null or undefined: nothing was measured.
 */
export function loneValues(values: readonly (number | null | undefined)[]): number[] {
  const is = (at: number) => typeof values[at] === 'number';
  return values.flatMap((_value, at) => (is(at) && !is(at - 1) && !is(at + 1) ? [at] : []));
}
