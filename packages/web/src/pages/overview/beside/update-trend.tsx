import { useRead } from '../../../api/use-ability.ts';
import { type Scope, scopeInput, useScope } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';
import { CountBars } from '../../../ui/charts/count-bars.tsx';
import { formatDate } from '../../../ui/text/format.ts';
import styles from '../overview.module.css';

/** Sites of a client that have a tag are not counted by day. */
const isUncounted = ({ client, tag }: Scope) => client !== undefined && tag !== undefined;

/** Pending updates of each day; undefined where they are not counted. */
export function useUpdateTrend() {
  const scope = useScope();
  const enabled = !isUncounted(scope);
  const { data } = useRead('get-update-trend-v1', { days: 30, ...scopeInput(scope) }, { enabled });
  return enabled ? data : undefined;
}

/** How many updates were pending on each day, or why that is not said. */
export function UpdateTrend() {
  const uncounted = isUncounted(useScope());
  const trend = useUpdateTrend();
  if (uncounted) return <p className={styles.trendNote}>{t('overview.trend.notHere')}</p>;
  if (!trend || trend.days.length < 2) return null;
  const bars = trend.days.map(({ day, total }) => ({
    day,
    count: total,
    text: t('overview.trend.day', { date: formatDate(day), count: total }),
  }));
  return (
    <div className={styles.trend}>
      <CountBars label={t('overview.trend.title')} bars={bars} />
    </div>
  );
}
