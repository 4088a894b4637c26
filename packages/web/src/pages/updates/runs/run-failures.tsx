import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { causeText } from '../../../shared/updates/causes.ts';
import { isRunOver, itemState, type ListedRunFailure, type UpdateRun } from '../../../shared/updates/run.ts';
import styles from '../../../shared/updates/runs.module.css';
import { lazyRunDialog } from '../../../shared/updates/start/lazy-run-dialog.ts';
import { failureExample } from '../../../shared/updates/step-text.ts';
import { t } from '../../../texts/text.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { SitesOfFailure } from './sites-of-failure.tsx';

const RunDialog = lazyRunDialog();

const route = getRouteApi('/app/updates/runs/$id');

interface RunFailuresProps {
  readonly run: UpdateRun;
  readonly failures: readonly ListedRunFailure[];
}

/** The failures of a run, grouped by cause; each group can be shown, and retried once the run has ended. */
export function RunFailures({ run, failures }: RunFailuresProps) {
  const may = useCan();
  const [retrying, setRetrying] = useState<ListedRunFailure>();
  if (failures.length === 0) return null;
  const retryable = isRunOver(run) && may('run-updates-v1');
  return (
    <Panel title={t('updates.run.failedTitle')}>
      <ul className={styles.rows}>
        {failures.map(failure => (
          <FailureRow
            key={`${failure.state} ${failure.cause}`}
            jobId={run.job_id}
            failure={failure}
            onRetry={retryable ? () => setRetrying(failure) : undefined}
          />
        ))}
      </ul>
      {retrying && (
        <RunDialog
          title={t('updates.run.retryCause', { cause: causeText(retrying.cause) })}
          target={{ failedIn: { job_id: run.job_id, state: retrying.state, cause: retrying.cause || undefined } }}
          onClose={() => setRetrying(undefined)}
        />
      )}
    </Panel>
  );
}

interface FailureRowProps {
  readonly jobId: string;
  readonly failure: ListedRunFailure;
  readonly onRetry: (() => void) | undefined;
}

function FailureRow({ jobId, failure, onRetry }: FailureRowProps) {
  const { state, cause, updates, sites } = failure;
  const message = failureExample(failure);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const shown = search.state === state && search.cause === cause;
  const toggle = () => navigate({ search: shown ? {} : { state, cause: cause || undefined }, replace: true });
  const text = causeText(cause);
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <div>
          <Chip tone={itemState(state).tone}>{itemState(state).text}</Chip> <strong>{text}</strong>{' '}
          {t('updates.run.updatesOn', { updates, sites })}
        </div>
        {message && <div className={styles.quiet}>{updates > 1 ? t('updates.run.example', { message }) : message}</div>}
      </div>
      {shown && <SitesOfFailure jobId={jobId} failure={failure} />}
      <span className={styles.decision}>
        <Button
          size="xs"
          variant="default"
          aria-expanded={shown}
          onClick={toggle}
          aria-label={t(shown ? 'updates.run.showAllAgain' : 'updates.run.showOnly', { cause: text })}
        >
          {t(shown ? 'updates.showAll' : 'updates.run.show')}
        </Button>
        {onRetry && (
          <Button
            size="xs"
            variant="default"
            onClick={onRetry}
            aria-label={t('updates.run.retryCauseAsk', { cause: text })}
          >
            {t('updates.run.retryShort')}
          </Button>
        )}
      </span>
    </li>
  );
}
