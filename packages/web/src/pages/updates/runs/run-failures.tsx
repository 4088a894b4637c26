import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { isRunOver, type ListedRunFailure, STATE_WORDS, type UpdateRun } from '../../../shared/updates/run.ts';
import styles from '../../../shared/updates/runs.module.css';
import { Panel } from '../../../ui/layout/page.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { quantity } from '../../../ui/text/format.ts';
import { RunDialog } from '../start/run-dialog.tsx';
import { causeText } from './causes.ts';

const route = getRouteApi('/app/updates/runs/$id');

interface RunFailuresProps {
  readonly run: UpdateRun;
  readonly failures: readonly ListedRunFailure[];
}

/** What went wrong in a run, grouped by its cause; each group can be shown, and retried once the run has ended. */
export function RunFailures({ run, failures }: RunFailuresProps) {
  const may = useCan();
  const [retrying, setRetrying] = useState<ListedRunFailure>();
  if (failures.length === 0) return null;
  const retryable = isRunOver(run) && may('run-updates-v1');
  return (
    <Panel title="What failed">
      <ul className={styles.rows}>
        {failures.map(failure => (
          <FailureRow
            key={`${failure.state} ${failure.cause}`}
            failure={failure}
            onRetry={retryable ? () => setRetrying(failure) : undefined}
          />
        ))}
      </ul>
      {retrying && (
        <RunDialog
          title={`Retry: ${causeText(retrying.cause)}`}
          target={{ failedIn: { job_id: run.job_id, state: retrying.state, cause: retrying.cause || undefined } }}
          onClose={() => setRetrying(undefined)}
        />
      )}
    </Panel>
  );
}

interface FailureRowProps {
  readonly failure: ListedRunFailure;
  readonly onRetry: (() => void) | undefined;
}

function FailureRow({ failure, onRetry }: FailureRowProps) {
  const { state, cause, updates, sites, message } = failure;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const shown = search.state === state && search.cause === cause;
  const toggle = () => navigate({ search: shown ? {} : { state, cause: cause || undefined }, replace: true });
  const text = causeText(cause);
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <div>
          <Chip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].text}</Chip> <strong>{text}</strong>{' '}
          {quantity(updates, ['update', 'updates'])} on {quantity(sites, ['site', 'sites'])}
        </div>
        <div className={styles.quiet}>{updates > 1 ? `For example: ${message}` : message}</div>
      </div>
      <span className={styles.decision}>
        <Button size="xs" variant="default" aria-pressed={shown} onClick={toggle} aria-label={`Show only: ${text}`}>
          {shown ? 'Show all' : 'Show'}
        </Button>
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry} aria-label={`Retry: ${text} …`}>
            Retry …
          </Button>
        )}
      </span>
    </li>
  );
}
