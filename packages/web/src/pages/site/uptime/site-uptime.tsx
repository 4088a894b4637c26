import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { useRead, useRun } from '../../../api/use-ability.ts';
import { MonitorState } from '../../../shared/uptime/monitor-state.tsx';
import { downText, durationText, MONITOR_NAMES, uptimeText } from '../../../shared/uptime/monitor-words.ts';
import { t } from '../../../texts/text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { FactList } from '../../../ui/text/fact-list.tsx';
import { formatMilliseconds } from '../../../ui/text/format.ts';
import styles from '../site.module.css';
import { ResponseTimes } from './response-times.tsx';
import { SiteIncidents } from './site-incidents.tsx';
import { SiteMaintenance } from './site-maintenance.tsx';
import { UptimeDays } from './uptime-days.tsx';

const CheckSettings = lazyDialog(() => import('./check-settings.tsx'), 'CheckSettings');
const StartMaintenance = lazyDialog(() => import('./start-maintenance.tsx'), 'StartMaintenance');

/** Whether the site is up, and how it was. */
export function SiteUptimeTab({ siteId }: { readonly siteId: number }) {
  const may = useCan();
  const check = useRun('check-monitor-v1');
  const [dialog, setDialog] = useState<'settings' | 'maintenance'>();
  const close = () => setDialog(undefined);
  const { data, error, refetch } = useRead('get-monitor-v1', { site_id_or_domain: siteId }, REFRESHED);
  const note = error && <ErrorNote error={error} onRetry={refetch} />;
  if (!data) return note ?? <Skeleton height={320} />;
  const checkNow = () =>
    check.mutate(
      { site_id_or_domain: siteId },
      {
        onSuccess: ({ status }) => toast(t('site.uptime.checked', { status: MONITOR_NAMES[status] })),
        onError: error => toastError(error),
      },
    );
  return (
    <>
      {note}
      <SiteMaintenance siteId={siteId} />
      <Panel
        title={t('site.uptime.title')}
        aside={
          <span className={styles.buttons}>
            {may('check-monitor-v1') && data.status !== 'paused' && (
              <Button size="compact-sm" variant="default" loading={check.isPending} onClick={checkNow}>
                {t('site.uptime.checkNow')}
              </Button>
            )}
            {may('start-site-maintenance-v1') && (
              <Button size="compact-sm" variant="default" onClick={() => setDialog('maintenance')}>
                {t('site.uptime.maintenance.start')}
              </Button>
            )}
            {may('update-monitor-v1') && (
              <Button size="compact-sm" variant="default" onClick={() => setDialog('settings')}>
                {t('site.uptime.settings.open')}
              </Button>
            )}
          </span>
        }
      >
        <UptimeDays siteId={siteId} />
        <div className={styles.columns}>
          <FactList
            unknown="–"
            facts={[
              [
                t('common.status'),
                <span key="status" className={styles.about}>
                  <MonitorState
                    {...{ status: data.status, cause: data.cause, status_code: data.status_code, reason: data.reason }}
                  />
                  {data.status_since && <Ago at={data.status_since} />}
                </span>,
              ],
              [t('site.uptime.reason'), data.reason && downText({ ...data, said: data.reason })],
              [t('site.uptime.lastCheck'), <Ago key="last" at={data.last_checked_at} />],
              [t('site.uptime.every'), data.status === 'paused' ? null : durationText(data.interval_seconds)],
              [t('site.uptime.response'), data.response_ms === null ? null : formatMilliseconds(data.response_ms)],
            ]}
          />
          <FactList
            unknown="–"
            facts={[
              [t('site.uptime.lastHours', { hours: 24 }), uptimeText(data.uptime_24h)],
              [t('site.uptime.lastDays', { days: 7 }), uptimeText(data.uptime_7d)],
              [t('site.uptime.lastDays', { days: 30 }), uptimeText(data.uptime_30d)],
              [t('site.uptime.lastDays', { days: 90 }), uptimeText(data.uptime_90d)],
            ]}
          />
        </div>
      </Panel>
      <ResponseTimes siteId={siteId} />
      <SiteIncidents siteId={siteId} />
      {dialog === 'maintenance' && <StartMaintenance siteId={siteId} onClose={close} />}
      {dialog === 'settings' && (
        <CheckSettings siteId={siteId} own={data.own_settings} settings={data.settings} onClose={close} />
      )}
    </>
  );
}
