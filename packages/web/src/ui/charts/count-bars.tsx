import styles from './charts.module.css';

export interface CountBar {
  readonly key: string;
  readonly count: number;
  /** What the bar says: “12 March: 40 updates”. */
  readonly text: string;
}

/** Numbers over time as bars, the oldest first. Each says its number in words. */
export function CountBars({ label, bars }: { readonly label: string; readonly bars: readonly CountBar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className={styles.counts} aria-label={label}>
      {bars.map(({ key, count, text }) => (
        <li key={key} title={text}>
          <span className={styles.count} style={{ height: `${Math.max(3, (count / most) * 100)}%` }} />
          <span className="visually-hidden">{text}</span>
        </li>
      ))}
    </ol>
  );
}
