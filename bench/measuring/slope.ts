/** One measurement of something that should stay constant. */
export interface Sample {
  /** Seconds, or repetitions, since the beginning. */
  readonly at: number;
  readonly value: number;
}

/** How much the straight line of best fit (least squares) rises per second or repetition. */
export function slope(looks: readonly Sample[]): number {
  const mean = (of: (look: Sample) => number) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const [at, value] = [mean(look => look.at), mean(look => look.value)];
  const shared = looks.reduce((sum, look) => sum + (look.at - at) * (look.value - value), 0);
  const spread = looks.reduce((sum, look) => sum + (look.at - at) ** 2, 0);
  return spread === 0 ? 0 : shared / spread;
}

/** The standard error of that slope: how far noise alone may turn the line. */
export function slopeError(looks: readonly Sample[]): number {
  const mean = (of: (look: Sample) => number) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const [at, value, steep] = [mean(look => look.at), mean(look => look.value), slope(looks)];
  const left = looks.reduce((sum, look) => sum + (look.value - value - steep * (look.at - at)) ** 2, 0);
  const spread = looks.reduce((sum, look) => sum + (look.at - at) ** 2, 0);
  return looks.length > 2 && spread > 0 ? Math.sqrt(left / (looks.length - 2) / spread) : 0;
}

/** How much that line rises from the first sample to the last. */
export function rise(looks: readonly Sample[]): number {
  return slope(looks) * ((looks.at(-1)?.at ?? 0) - (looks[0]?.at ?? 0));
}
