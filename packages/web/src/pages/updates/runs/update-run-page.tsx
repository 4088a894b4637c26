import { Alert, Button, Progress, Skeleton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRead } from '../../../api/use-ability.ts';
import { useActions } from '../../../shared/palette-store.ts';
import { AbandonRun } from '../../../shared/updates/abandon-run.tsx';
import {
  doneOf,
  goesOn,
  isOpen,
  type ListedRunItemState,
  runState,
  runTitle,
  STATE_ORDER,
  STATE_WORDS,
  type UpdateRun,
  whereOf,
} from '../../../shared/updates/run.ts';
import { useResume } from '../../../shared/updates/run-decision.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { PageLayout, Panel } from '../../../ui/layout/page.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { FactRow } from '../../../ui/text/fact-list.tsx';
import { formatDateTime, formatNumber } from '../../../ui/text/format.ts';
import { RetryRun } from './retry-run.tsx';
import { RunFailures } from './run-failures.tsx';
import { RunItems } from './run-items.tsx';
import styles from './update-run.module.css';

const route = getRouteApi('/app/updates/runs/$id');
const REFRESH_MS = 1500;

/** One update run: its waves, what became of each update, and what to do when it was halted. */
export function UpdateRunPage() {
  const { id } = route.useParams();
  const { data, error, refetch } = useRead(
    'get-update-run-v1',
    { job_id: id, per_page: 1 },
    { refetchInterval: last => (last && !goesOn(last.run) ? false : REFRESH_MS) },
  );
  const run = data?.run;
  return (
    <PageLayout
      title={run ? runTitle(run) : 'Update run'}
      crumbs={[{ label: 'Updates', to: '/updates' }]}
      actions={run && <Actions run={run} />}
      fill
    >
      {error && <ErrorNote error={error} title="The run could not be read" onRetry={refetch} />}
      {!run && !error && <Skeleton height={160} />}
      {run && (
        <>
          {run.state === 'halted' && (
            <Alert color="red" title="Too much went wrong in this wave, so the run was halted" role="alert">
              {run.halt_reason} Look at what failed, then decide. Resume the run, and the next wave is as large as this
              one. Abandon it, and all other sites are left as they are. Until then no other run can update its sites.
            </Alert>
          )}
          <RunFailures run={run} failures={data.failures} />
          <Panel title="Progress" aside={<State run={run} />}>
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

function State({ run }: { readonly run: UpdateRun }) {
  const { text, tone } = runState(run);
  return (
    <span aria-live="polite">
      <Chip tone={tone}>{text}</Chip>
    </span>
  );
}

function Bar({ run }: { readonly run: UpdateRun }) {
  const done = doneOf(run);
  return (
    <>
      <Progress.Root size={10} aria-label="Updates by state">
        {STATE_ORDER.filter(state => state !== 'pending' && (run.counts[state] ?? 0) > 0).map(state => (
          <Progress.Section
            key={state}
            value={((run.counts[state] ?? 0) / Math.max(1, run.items)) * 100}
            color={STATE_WORDS[state].color}
            aria-label={`${STATE_WORDS[state].text}: ${run.counts[state]}`}
          />
        ))}
      </Progress.Root>
      <p className={styles.done}>
        {formatNumber(done)} of {formatNumber(run.items)} updates done
      </p>
    </>
  );
}

/** The numbers by state; each narrows the list to its updates. */
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
          <strong>{formatNumber(run.counts[known] ?? 0)}</strong> <span>{STATE_WORDS[known].text}</span>
        </button>
      ))}
    </div>
  );
}

function Facts({ run }: { readonly run: UpdateRun }) {
  const { strategy, halt_reason } = run;
  return (
    <FactRow
      facts={[
        ['Where', whereOf(run)],
        ['How', strategy ? `Careful, wave ${run.wave}` : 'All at once'],
        ['Halts above', strategy && `${strategy.failure_threshold_percent} % failures`],
        ['Started', <Ago key="started" at={run.started_at} />],
        ['Window closes', run.closes_at && formatDateTime(run.closes_at)],
        ['Ended because', run.state !== 'halted' && halt_reason],
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
    resumable && { id: 'resume-run', label: 'Resume this run', run: resume.go },
    abandonable && { id: 'abandon-run', label: 'Abandon this run', run: () => setAbandoning(true) },
  ]);
  return (
    <>
      {abandonable && (
        <Button variant="default" onClick={() => setAbandoning(true)}>
          Abandon …
        </Button>
      )}
      {resumable && (
        <Button loading={resume.busy} onClick={resume.go}>
          Resume
        </Button>
      )}
      <RetryRun run={run} />
      {abandoning && <AbandonRun jobId={run.job_id} onClose={() => setAbandoning(false)} />}
    </>
  );
}
