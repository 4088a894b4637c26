import { useRead } from '../../../api/use-ability.ts';
import { isNarrowed, useScope } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';
import { CountBars } from '../../../ui/charts/count-bars.tsx';
import { formatDate } from '../../../ui/text/format.ts';
import styles from '../overview.module.css';

/** Pending updates of each day. They are counted for all sites only: undefined for a client or tag. */
export function useUpdateTrend() {
  const narrowed = isNarrowed(useScope());
  const { data } = useRead('get-update-trend-v1', { days: 30 }, { enabled: !narrowed });
  return narrowed ? undefined : data;
}

/** How many updates were pending on each day, or why that is not said. */
export function UpdateTrend() {
  const narrowed = isNarrowed(useScope());
  const trend = useUpdateTrend();
  if (narrowed) return <p className={styles.trendNote}>{t('overview.trend.notHere')}</p>;
  if (!trend || trend.days.length < 2) return null;
  const bars = trend.days.map(({ day, total }) => ({
    key: day,
    count: total,
    text: t('overview.trend.day', { date: formatDate(day), count: total }),
  }));
  return (
    <div className={styles.trend}>
      <CountBars label={t('overview.trend.title')} bars={bars} />
    </div>
  );
}
