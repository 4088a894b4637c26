import { Pagination, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useRead } from '../../../api/use-ability.ts';
import { durationText, faultText } from '../../../shared/uptime/monitor-words.ts';
import { t } from '../../../texts/text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatDateTime } from '../../../ui/text/format.ts';
import styles from '../site.module.css';

const PER_PAGE = 10;

/** When the site was down, and why. */
export function SiteIncidents({ siteId }: { readonly siteId: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRead(
    'list-incidents-v1',
    { site_id_or_domain: siteId, page, per_page: PER_PAGE },
    { keep: true, ...REFRESHED },
  );
  const pages = Math.ceil((data?.total ?? 0) / PER_PAGE);
  return (
    <Panel title={t('site.uptime.incidents.title')}>
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={80} />}
      {data?.total === 0 && <p className={styles.sub}>{t('site.uptime.incidents.none')}</p>}
      {data && data.total > 0 && (
        <ul className={styles.list}>
          {data.items.map(incident => (
            <li key={incident.id}>
              <span className={styles.grow}>{faultText(incident)}</span>
              <span className={styles.sub}>{formatDateTime(incident.started_at)}</span>
              {incident.resolved ? (
                <span>
                  {durationText(incident.duration_seconds)}
                  {incident.unwatched && <span className={styles.sub}> · {t('shared.monitors.unwatched')}</span>}
                </span>
              ) : (
                <Chip tone="bad">
                  {t('site.uptime.incidents.goesOn', { duration: durationText(incident.duration_seconds) })}
                </Chip>
              )}
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && <Pagination mt="md" size="sm" total={pages} value={page} onChange={setPage} />}
    </Panel>
  );
}
