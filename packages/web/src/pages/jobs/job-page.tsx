import { Button, Skeleton } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { leadsNowhere } from '../../api/request-error.ts';
import { useCan } from '../../api/session.ts';
import { useRead, useRun } from '../../api/use-ability.ts';
import { jobKind } from '../../shared/jobs/job-kind.ts';
import { MissingPage } from '../../shared/missing-page.tsx';
import { useActions } from '../../shared/palette-store.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { PageLayout, Panel } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { FactRow } from '../../ui/text/fact-list.tsx';
import { ImportResultPanel } from './import-result.tsx';
import { canRetry, isActive, type Job, jobState } from './job.ts';
import { lasted } from './job-columns.tsx';
import { JobItems } from './job-items.tsx';
import { JobProgress } from './job-progress.tsx';
import { useJobEvents } from './use-job-events.ts';

const CancelJob = lazyDialog(() => import('./cancel-job.tsx'), 'CancelJob');

const route = getRouteApi('/app/jobs/$id');
const ASK_MS = { deaf: 2000, heard: 30_000 };

/** One job: its progress, the result of each site, and actions to cancel or retry. */
export function JobPage() {
  const { id } = route.useParams();
  const heard = useJobEvents(id);
  const scope = useScopeInput();
  const {
    data: job,
    error,
    refetch,
  } = useRead(
    'get-batch-job-status-v1',
    { ...scope, job_id: id },
    { refetchInterval: last => (last && !isActive(last) ? false : heard ? ASK_MS.heard : ASK_MS.deaf) },
  );
  const [canceling, setCanceling] = useState(false);
  if (leadsNowhere(error, 'job_not_found', 'job_id')) return <MissingPage />;
  return (
    <PageLayout
      title={job ? jobKind(job) : t('jobs.columns.job')}
      crumbs={[{ label: t('jobs.title'), to: '/jobs' }]}
      actions={job && <Actions job={job} onCancel={() => setCanceling(true)} />}
      fill
    >
      {error && <ErrorNote error={error} title={t('jobs.notRead')} onRetry={refetch} />}
      {!job && !error && <Skeleton height={120} />}
      {job && (
        <>
          <Panel title={t('jobs.progress.title')} aside={<State job={job} />}>
            <JobProgress job={job} label={jobKind(job)} />
            <FactRow
              facts={[
                [t('common.sites'), t('common.count.sites', { count: job.total })],
                [t('jobs.started'), <Ago key="began" at={job.started_at} never={t('jobs.notYet')} />],
                [t('jobs.columns.ended'), <Ago key="ended" at={job.completed_at} never={t('jobs.notYet')} />],
                [t('jobs.columns.duration'), lasted(job)],
              ]}
            />
          </Panel>
          {job.type === 'import' && <ImportResultPanel job={job} result={job.result} />}
          <JobItems job={job} />
          {canceling && <CancelJob job={job} onClose={() => setCanceling(false)} />}
        </>
      )}
    </PageLayout>
  );
}

function State({ job }: { readonly job: Job }) {
  const { text, tone } = jobState(job);
  return (
    <span aria-live="polite">
      <Chip tone={tone}>{text}</Chip>
    </span>
  );
}

function Actions({ job, onCancel }: { readonly job: Job; readonly onCancel: () => void }) {
  const may = useCan();
  const navigate = route.useNavigate();
  const retry = useRun('retry-job-v1');
  const again = () =>
    retry.mutate(
      { job_id: job.job_id },
      {
        onSuccess: made => {
          toast(t('jobs.retry.done', { count: made.total }));
          void navigate({ to: '/jobs/$id', params: { id: made.job_id }, search: {} });
        },
        onError: error => toastError(error, t('jobs.retry.error')),
      },
    );
  const cancelable = isActive(job) && may('cancel-job-v1');
  const retryable = canRetry(job) && may('retry-job-v1');
  useActions([
    cancelable && { id: 'cancel-job', label: t('jobs.cancel.label'), run: onCancel },
    retryable && { id: 'retry-job', label: t('jobs.retry.label'), run: again },
  ]);
  return (
    <>
      {job.type === 'update' && (
        <Button
          variant="default"
          renderRoot={props => <Link to="/updates/runs/$id" params={{ id: job.job_id }} {...props} />}
        >
          {t('jobs.openRun')}
        </Button>
      )}
      {cancelable && (
        <Button variant="default" onClick={onCancel}>
          {t('jobs.cancel.label')}
        </Button>
      )}
      {retryable && (
        <Button loading={retry.isPending} onClick={again}>
          {t('jobs.retry.label')}
        </Button>
      )}
    </>
  );
}
