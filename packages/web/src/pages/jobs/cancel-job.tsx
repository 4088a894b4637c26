import { useRun } from '../../api/use-ability.ts';
import { jobKind } from '../../shared/jobs/job-kind.ts';
import { t } from '../../texts/text.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { Job } from './job.ts';

/** Shows what will be skipped before a job is canceled. */
export function CancelJob({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const cancel = useRun('cancel-job-v1');
  const go = () =>
    cancel.mutate(
      { job_id: job.job_id },
      {
        onSuccess: () => {
          toast(t('jobs.cancel.done'));
          onClose();
        },
      },
    );
  return (
    <AskDialog
      title={t('jobs.cancel.title', { job: jobKind(job) })}
      label={t('jobs.cancel.label')}
      cancelLabel={t('jobs.cancel.keep')}
      danger
      busy={cancel.isPending}
      error={cancel.error}
      onGo={go}
      onClose={onClose}
    >
      <div>{t('jobs.cancel.text', { count: job.total - job.processed })}</div>
    </AskDialog>
  );
}
