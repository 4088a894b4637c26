import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { AbandonRun } from './abandon-run.tsx';
import styles from './runs.module.css';

interface RunDecisionProps {
  readonly jobId: string;
  /** What the run updates, for those who hear the buttons. */
  readonly what: string;
}

/** What to do with a halted run: go on with it, or end it. Nothing for those who may neither. */
export function RunDecision({ jobId, what }: RunDecisionProps) {
  const may = useCan();
  const resume = useResume(jobId);
  const [abandoning, setAbandoning] = useState(false);
  const [mayResume, mayAbandon] = [may('resume-update-run-v1'), may('abandon-update-run-v1')];
  if (!mayResume && !mayAbandon) return null;
  return (
    <span className={styles.decision}>
      {mayResume && (
        <Button size="xs" loading={resume.busy} onClick={resume.go} aria-label={`Resume the run: ${what}`}>
          Resume
        </Button>
      )}
      {mayAbandon && (
        <Button
          size="xs"
          variant="default"
          onClick={() => setAbandoning(true)}
          aria-label={`Abandon the run: ${what} …`}
        >
          Abandon …
        </Button>
      )}
      {abandoning && <AbandonRun jobId={jobId} onClose={() => setAbandoning(false)} />}
    </span>
  );
}

/** Goes on with a halted run. */
export function useResume(jobId: string): { readonly go: () => void; readonly busy: boolean } {
  const resume = useRun('resume-update-run-v1');
  const go = () =>
    resume.mutate(
      { job_id: jobId },
      {
        onSuccess: () => toast('The run goes on'),
        onError: error => toastError(error, 'The run could not be resumed'),
      },
    );
  return { go, busy: resume.isPending };
}
