import { useEffect } from 'react';
import { outdateLists } from '../../api/nouns.ts';
import { REFRESHED } from '../../api/refreshed.ts';
import { useCan } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { Beside } from './beside/beside.tsx';
import { FirstSite } from './first-site.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { InboxPanel } from './inbox/inbox-panel.tsx';
import styles from './overview.module.css';

/**
 * What needs somebody now, and how the fleet does. Each number is the total of the list it links to. All of it is asked
 * for at once.
 */
export function OverviewPage() {
  const may = useCan();
  const scope = useScopeInput();
  const { data, error, refetch, dataUpdatedAt } = useRead('get-overview-v1', scope, { ...REFRESHED, staleTime: 0 });
  // The lists that the numbers link to are never older than the numbers.
  useEffect(() => outdateLists(dataUpdatedAt), [dataUpdatedAt]);
  const narrowed = scope.client_id !== undefined || scope.tag_id !== undefined;
  const empty = data?.sites.total.count === 0 && !narrowed && may('add-site-v1');
  return (
    <PageLayout title={t('overview.title')}>
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {data && <FirstSteps />}
      {empty && <FirstSite />}
      {(data || !error) && !empty && (
        <div className={styles.board}>
          <InboxPanel sites={data?.sites.total.count} />
          <Beside overview={data} />
        </div>
      )}
    </PageLayout>
  );
}
