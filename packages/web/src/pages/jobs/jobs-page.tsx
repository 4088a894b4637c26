import { NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { MOST_PER_PAGE } from '../../generated/limits.ts';
import { jobKind } from '../../shared/jobs/job-kind.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { HaltedRuns } from '../../shared/updates/halted-runs.tsx';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { rowIds } from '../../ui/data-table/row-ids.ts';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { isAtWork } from './job.ts';
import { jobColumns } from './job-columns.tsx';
import { RunningJobs } from './running-jobs.tsx';
import { ENDS } from './search.ts';
import { useJobEvents } from './use-job-events.ts';

const route = getRouteApi('/app/jobs');
/**
 * The polling interval of the page. It also polls while the event stream is connected, which does not report jobs of
 * less than a second.
 */
const ASK_MS = { deaf: 2000, heard: 5000 };
const idOf = rowIds();

/** Background jobs: the running ones, live, and the finished ones. */
export function JobsPage() {
  const { end } = route.useSearch();
  const navigate = route.useNavigate();
  const heard = useJobEvents();
  const refetchInterval = heard ? ASK_MS.heard : ASK_MS.deaf;
  const scope = useScopeInput();
  const running = useRead(
    'list-jobs-v1',
    { ...scope, active: true, halted: false, per_page: MOST_PER_PAGE },
    { refetchInterval },
  );
  const narrow = useNarrow();
  const columns = useMemo(() => jobColumns(narrow), [narrow]);
  const rows = useRows(
    'list-jobs-v1',
    { ...scope, ...(end ? { status: end } : { active: false }) },
    { refetchInterval },
  );
  const ends = ENDS.map(value => ({ value, label: t(`jobs.ends.${value}`) }));
  const jobs = (running.data?.items ?? []).filter(isAtWork);
  return (
    <PageLayout title={t('jobs.title')} text={t('jobs.text')} fill>
      <SavedViews list="jobs" storeAs="Ended jobs" />
      <HaltedRuns />
      {jobs.length > 0 && <RunningJobs jobs={jobs} total={running.data?.total ?? jobs.length} />}
      <DataTable
        label={t('jobs.ended')}
        storeAs="Ended jobs"
        noun="common.count.jobs"
        rows={rows}
        columns={columns}
        rowHeight={narrow ? 52 : undefined}
        rowId={job => idOf(job.job_id)}
        rowName={jobKind}
        toolbar={
          <NativeSelect
            aria-label={t('jobs.columns.result')}
            value={end ?? ''}
            data={[{ value: '', label: t('jobs.allResults') }, ...ends]}
            onChange={event =>
              navigate({ search: { end: ENDS.find(known => known === event.target.value) }, replace: true })
            }
          />
        }
        empty={
          end ? (
            <Empty title={t('jobs.empty.noMatch')}>{t('jobs.otherResult')}</Empty>
          ) : (
            <Empty title={jobs.length > 0 ? t('jobs.empty.noneEnded') : t('jobs.empty.none')}>
              {t('jobs.empty.noneText')}
            </Empty>
          )
        }
      />
    </PageLayout>
  );
}
