import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { outdateLists } from '../../api/nouns.ts';
import { REFRESHED } from '../../api/refreshed.ts';
import { useCan } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { HaltedRuns } from '../../shared/updates/halted-runs.tsx';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { FirstSite } from './first-site.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import styles from './overview.module.css';
import { SitesPanel } from './sites-panel.tsx';
import { UpdatesPanel } from './updates-panel.tsx';

/** What needs attention now. Each number is the total of the list it links to. */
export function OverviewPage() {
  const may = useCan();
  const { data, error, refetch, dataUpdatedAt } = useRead('get-overview-v1', {}, { ...REFRESHED, staleTime: 0 });
  // The lists that the numbers link to are never older than the numbers.
  useEffect(() => outdateLists(dataUpdatedAt), [dataUpdatedAt]);
  const empty = data?.sites.total.count === 0 && may('add-site-v1');
  return (
    <PageLayout title={t('overview.title')}>
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Bones />}
      {empty && <FirstSite />}
      {data && !empty && (
        <>
          <HaltedRuns />
          <NeedsAttention overview={data} />
          <div className={styles.columns}>
            <SitesPanel overview={data} />
            <UpdatesPanel overview={data} />
          </div>
        </>
      )}
    </PageLayout>
  );
}

function Bones() {
  return (
    <>
      <Skeleton height={148} />
      <div className={styles.columns}>
        <Skeleton height={260} />
        <Skeleton height={260} />
      </div>
    </>
  );
}
