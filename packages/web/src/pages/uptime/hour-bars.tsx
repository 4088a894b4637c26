import type { Monitor } from '../../shared/uptime/monitor-words.ts';
import { t } from '../../texts/text.ts';
import styles from './uptime.module.css';

/** The last 24 hours as bars, and in words how many of them were not good. */
export function HourBars({ hours }: { readonly hours: Monitor['hours'] }) {
  const watched = hours.filter(({ status }) => status !== 'unwatched');
  const bad = watched.filter(({ status }) => status !== 'up').length;
  const text =
    watched.length === 0 ? t('uptime.hours.unwatched') : t('uptime.hours.bad', { bad, watched: watched.length });
  return (
    <span className={styles.hours} title={text}>
      <span className="visually-hidden">{text}</span>
      {hours.map(({ from, status }) => (
        <span key={from} className={styles[status]} />
      ))}
    </span>
  );
}
