/** One measurement of something that should stay constant. */
export interface Sample {
  /** Seconds since the beginning. */
  readonly at: number;
  readonly value: number;
}

/** How much the straight line of best fit rises from the first sample to the last. */
export function rise(looks: readonly Sample[]): number {
  const mean = (of: (look: Sample) => number) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const [at, value] = [mean(look => look.at), mean(look => look.value)];
  const shared = looks.reduce((sum, look) => sum + (look.at - at) * (look.value - value), 0);
  const spread = looks.reduce((sum, look) => sum + (look.at - at) ** 2, 0);
  const first = looks[0]?.at ?? 0;
  const last = looks.at(-1)?.at ?? 0;
  return spread === 0 ? 0 : (shared / spread) * (last - first);
}
