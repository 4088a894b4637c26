interface SpokenProgressProps {
  /** What is done of the whole. */
  readonly percent: number;
  /** @param quarter 0, 25, 50, 75 or 100. */
  readonly say: (quarter: number) => string;
}

/** Announces progress to screen readers, in quarters only: the numbers on the page change all the time. */
export function SpokenProgress({ percent, say }: SpokenProgressProps) {
  return (
    <span className="visually-hidden" role="status">
      {say(Math.floor(percent / 25) * 25)}
    </span>
  );
}
