import { Alert, Button, Progress, Skeleton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { leadsNowhere } from '../../../api/request-error.ts';
import { useCan } from '../../../api/session.ts';
import { useRead } from '../../../api/use-ability.ts';
import { MissingPage } from '../../../shared/missing-page.tsx';
import { useActions } from '../../../shared/palette-store.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { haltText } from '../../../shared/updates/halt-words.ts';
import {
  doneOf,
  hasSettled,
  isOpen,
  itemState,
  type ListedRunItemState,
  runState,
  runTitle,
  STATE_ORDER,
  type UpdateRun,
  whereOf,
} from '../../../shared/updates/run.ts';
import { useResume } from '../../../shared/updates/run-decision.tsx';
import { t } from '../../../texts/text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { PageLayout, Panel } from '../../../ui/layout/page.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { FactRow } from '../../../ui/text/fact-list.tsx';
import { formatDateTime, formatNumber } from '../../../ui/text/format.ts';
import { RetryRun } from './retry-run.tsx';
import { RunFailures } from './run-failures.tsx';
import { RunItems } from './run-items.tsx';
import styles from './update-run.module.css';
import { WaveTimeline } from './wave-timeline.tsx';

const AbandonRun = lazyDialog(() => import('../../../shared/updates/abandon-run.tsx'), 'AbandonRun');

const route = getRouteApi('/app/updates/runs/$id');
const REFRESH_MS = 1500;

/** One update run: its waves, the result of each update, and what to do if it was halted. */
export function UpdateRunPage() {
  const { id } = route.useParams();
  const scope = useScopeInput();
  const { data, error, refetch } = useRead(
    'get-update-run-v1',
    { ...scope, job_id: id, per_page: 1 },
    { refetchInterval: last => (last && hasSettled(last.run) ? false : REFRESH_MS) },
  );
  if (leadsNowhere(error, 'job_not_found', 'job_id')) return <MissingPage />;
  const run = data?.run;
  return (
    <PageLayout
      title={run ? runTitle(run) : t('updates.run.title')}
      crumbs={[{ label: t('updates.title'), to: '/updates' }]}
      actions={run && <Actions run={run} />}
      fill
    >
      {error && <ErrorNote error={error} title={t('updates.run.error')} onRetry={refetch} />}
      {!run && !error && <Skeleton height={160} />}
      {run && (
        <>
          {run.state === 'halted' && (
            <Alert color="red" title={t('updates.run.haltedTitle')} role="alert">
              {t('updates.run.haltedText', { reason: haltText(run) })}
              <Closed run={run} />
            </Alert>
          )}
          <RunFailures run={run} failures={data.failures} />
          <WaveTimeline run={run} waves={data.waves} />
          <Panel title={t('updates.run.progress')} aside={<State run={run} />}>
            <Bar run={run} />
            <Counts run={run} />
            <Facts run={run} />
          </Panel>
          <RunItems run={run} />
        </>
      )}
    </PageLayout>
  );
}

/** What resuming it means once its window has closed. */
function Closed({ run: { closes_at } }: { readonly run: UpdateRun }) {
  if (closes_at === null || Date.parse(closes_at) > Date.now()) return null;
  return ` ${t('updates.run.closedText', { at: formatDateTime(closes_at) })}`;
}

function State({ run }: { readonly run: UpdateRun }) {
  const { text, tone } = runState(run);
  return (
    <span aria-live="polite">
      <Chip tone={tone}>{text}</Chip>
    </span>
  );
}

/** What went well comes first, as in the bars of the waves. */
const BAR_ORDER = [...STATE_ORDER].sort((a, b) => Number(b === 'updated') - Number(a === 'updated'));

function Bar({ run }: { readonly run: UpdateRun }) {
  const done = doneOf(run);
  return (
    <>
      <Progress.Root size={10} aria-label={t('updates.run.byState')}>
        {BAR_ORDER.filter(state => state !== 'pending' && (run.counts[state] ?? 0) > 0).map(state => (
          <Progress.Section
            key={state}
            value={((run.counts[state] ?? 0) / Math.max(1, run.items)) * 100}
            color={itemState(state).color}
            aria-label={t('updates.run.stateCount', { state: itemState(state).text, count: run.counts[state] ?? 0 })}
          />
        ))}
      </Progress.Root>
      <p className={styles.done}>{t('updates.run.done', { done, all: run.items })}</p>
    </>
  );
}

/** The numbers by state; each one filters the list to its updates. */
function Counts({ run }: { readonly run: UpdateRun }) {
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  const go = (next: ListedRunItemState) =>
    navigate({ search: { state: state === next ? undefined : next }, replace: true }); // of any cause
  return (
    <div className={styles.counts}>
      {STATE_ORDER.filter(known => (run.counts[known] ?? 0) > 0 || known === state).map(known => (
        <button
          key={known}
          type="button"
          className={styles.count}
          aria-pressed={known === state}
          onClick={() => go(known)}
        >
          <strong>{formatNumber(run.counts[known] ?? 0)}</strong> <span>{itemState(known).text}</span>
        </button>
      ))}
    </div>
  );
}

function Facts({ run }: { readonly run: UpdateRun }) {
  const { strategy } = run;
  return (
    <FactRow
      facts={[
        [t('updates.columns.where'), whereOf(run)],
        [t('updates.columns.how'), strategy ? t('updates.carefulWave', { wave: run.wave }) : t('updates.atOnce')],
        [
          t('updates.run.haltsAbove'),
          strategy?.failure_threshold_percent !== undefined &&
            t('updates.run.failures', { percent: strategy.failure_threshold_percent }),
        ],
        [t('updates.runs.started'), <Ago key="started" at={run.started_at} />],
        [t('updates.run.closes'), run.closes_at && formatDateTime(run.closes_at)],
        [t('updates.run.endedBecause'), run.state !== 'halted' && haltText(run)],
      ]}
    />
  );
}

function Actions({ run }: { readonly run: UpdateRun }) {
  const may = useCan();
  const resume = useResume(run.job_id);
  const [abandoning, setAbandoning] = useState(false);
  const resumable = run.state === 'halted' && may('resume-update-run-v1');
  const abandonable = isOpen(run) && may('abandon-update-run-v1');
  useActions([
    resumable && { id: 'resume-run', label: t('updates.run.resumeThis'), run: resume.go },
    abandonable && { id: 'abandon-run', label: t('shared.updates.abandon.title'), run: () => setAbandoning(true) },
  ]);
  return (
    <>
      {abandonable && (
        <Button variant="default" onClick={() => setAbandoning(true)}>
          {t('shared.updates.decision.abandon')}
        </Button>
      )}
      {resumable && (
        <Button loading={resume.busy} onClick={resume.go}>
          {t('shared.updates.decision.resume')}
        </Button>
      )}
      <RetryRun run={run} />
      {abandoning && <AbandonRun jobId={run.job_id} onClose={() => setAbandoning(false)} />}
    </>
  );
}
