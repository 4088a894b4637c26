import { Skeleton } from '@mantine/core';
import { useRead } from '../../../api/use-ability.ts';
import { durationText, uptimeText } from '../../../shared/uptime/monitor-words.ts';
import { t } from '../../../texts/text.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { formatDate } from '../../../ui/text/format.ts';
import styles from '../site.module.css';
import { type DayOfUptime, daysOf } from './days-of.ts';

const DAYS = 90;
/** px: of the bars and the lines below them. */
const DAYS_HEIGHT = 79;

/** The uptime of each of the last 90 days, by UTC. */
export function UptimeDays({ siteId }: { readonly siteId: number }) {
  const { data } = useRead('get-monitor-series-v1', { site_id_or_domain: siteId, period: '90d' });
  if (!data) return <Skeleton height={DAYS_HEIGHT} mb="sm" />;
  return (
    <div className={styles.days}>
      <DayBars
        label={t('site.uptime.days.label', { days: DAYS })}
        days={daysOf(data.points, DAYS, Date.now()).map(day => ({ ...day, text: dayText(day) }))}
      />
      <p className={styles.sub}>{t('site.uptime.days.ends')}</p>
    </div>
  );
}

function dayText({ day, uptime, down }: DayOfUptime): string {
  const date = formatDate(day);
  if (uptime === null) return t('site.uptime.days.unwatched', { date });
  if (down === 0) return t('site.uptime.days.up', { date });
  return t('site.uptime.days.down', { date, uptime: uptimeText(uptime), down: durationText(down) });
}
