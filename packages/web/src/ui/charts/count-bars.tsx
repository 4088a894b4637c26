import { t } from '../../texts/text.ts';
import { BarAxis } from './bar-axis.tsx';
import styles from './charts.module.css';

export interface CountBar {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly count: number;
  /** What the bar says: “12 March: 40 updates”. */
  readonly text: string;
}

/** Numbers of days as bars, the oldest first. Each says its number in words. */
export function CountBars({ label, bars }: { readonly label: string; readonly bars: readonly CountBar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <>
      <ol className={styles.counts} aria-label={label}>
        {bars.map(({ day, count, text }) => (
          <li key={day} title={text}>
            <span className={styles.count} style={{ height: `${Math.max(3, (count / most) * 100)}%` }} />
            <span className="visually-hidden">{text}</span>
          </li>
        ))}
      </ol>
      {first && last && (
        <BarAxis from={first.day} to={last.day}>
          <span>{t('ui.charts.most', { count: most })}</span>
        </BarAxis>
      )}
    </>
  );
}
