import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import styles from './runs.module.css';

const AbandonRun = lazyDialog(() => import('./abandon-run.tsx'), 'AbandonRun');

interface RunDecisionProps {
  readonly jobId: string;
  /** What the run updates, for screen readers that announce the buttons. */
  readonly what: string;
}

/** The two options for a halted run: resume it, or abandon it. Nothing for people who may do neither. */
export function RunDecision({ jobId, what }: RunDecisionProps) {
  const may = useCan();
  const resume = useResume(jobId);
  const [abandoning, setAbandoning] = useState(false);
  const [mayResume, mayAbandon] = [may('resume-update-run-v1'), may('abandon-update-run-v1')];
  if (!mayResume && !mayAbandon) return null;
  return (
    <span className={styles.decision}>
      {mayResume && (
        <Button
          size="xs"
          loading={resume.busy}
          onClick={resume.go}
          aria-label={t('shared.updates.decision.resumeRun', { what })}
        >
          {t('shared.updates.decision.resume')}
        </Button>
      )}
      {mayAbandon && (
        <Button
          size="xs"
          variant="default"
          onClick={() => setAbandoning(true)}
          aria-label={t('shared.updates.decision.abandonRun', { what })}
        >
          {t('shared.updates.decision.abandon')}
        </Button>
      )}
      {abandoning && <AbandonRun jobId={jobId} onClose={() => setAbandoning(false)} />}
    </span>
  );
}

/** Resumes a halted run. */
export function useResume(jobId: string): { readonly go: () => void; readonly busy: boolean } {
  const resume = useRun('resume-update-run-v1');
  const go = () =>
    resume.mutate(
      { job_id: jobId },
      {
        onSuccess: () => toast(t('shared.updates.decision.resumed')),
        onError: error => toastError(error, t('shared.updates.decision.notResumed')),
      },
    );
  return { go, busy: resume.isPending };
}
