import { BarAxis } from './bar-axis.tsx';
import styles from './charts.module.css';

export interface DayBar {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'none';
  /** What the bar says: “12 March: 99.8 % up”. */
  readonly text: string;
}

/** One bar for each day, the oldest first. Each says in words what its colour means. */
export function DayBars({ label, days }: { readonly label: string; readonly days: readonly DayBar[] }) {
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <ol className={styles.days} aria-label={label}>
        {days.map(({ day, tone, text }) => (
          <li key={day} className={styles[tone]} title={text}>
            <span className="visually-hidden">{text}</span>
          </li>
        ))}
      </ol>
      {first && last && <BarAxis from={first.day} to={last.day} />}
    </>
  );
}
