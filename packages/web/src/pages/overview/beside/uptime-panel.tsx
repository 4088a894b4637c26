import { Link } from '@tanstack/react-router';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useRead } from '../../../api/use-ability.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';
import { type DayBar, DayBars } from '../../../ui/charts/day-bars.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { formatDate, formatRatio } from '../../../ui/text/format.ts';
import styles from '../overview.module.css';

/** The uptime of all sites together. */
export function UptimePanel() {
  const { data } = useRead('get-fleet-uptime-v1', { ...useScopeInput(), days: 30 }, REFRESHED);
  if (!data) return null;
  const { uptime_percent, days } = data;
  return (
    <Panel
      title={t('overview.uptime.title')}
      aside={
        uptime_percent !== null && (
          <Link to="/uptime" className={styles.aside}>
            {formatRatio(uptime_percent / 100)}
          </Link>
        )
      }
    >
      {uptime_percent === null ? (
        <p className={styles.none}>{t('overview.uptime.none')}</p>
      ) : (
        <DayBars label={t('overview.uptime.label')} days={days.map(dayBar)} />
      )}
    </Panel>
  );
}

function dayBar({ day, uptime_percent: percent }: { day: string; uptime_percent: number | null }): DayBar {
  const date = formatDate(day);
  if (percent === null) return { day, tone: 'none', text: t('overview.uptime.unwatched', { date }) };
  const tone = percent >= 99.9 ? 'good' : percent >= 99 ? 'warn' : 'bad';
  return { day, tone, text: t('overview.uptime.day', { date, percent: formatRatio(percent / 100) }) };
}
