import { useRun } from '../../api/use-ability.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { quantity } from '../../ui/text/format.ts';
import { type Job, jobKind } from './job.ts';

/** Says what is left out before a job is canceled. */
export function CancelJob({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const cancel = useRun('cancel-job-v1');
  const go = () =>
    cancel.mutate(
      { job_id: job.job_id },
      {
        onSuccess: () => {
          toast('Job canceled');
          onClose();
        },
      },
    );
  return (
    <AskDialog
      title={`Cancel “${jobKind(job)}”`}
      label="Cancel the job"
      cancelLabel="Let it go on"
      danger
      busy={cancel.isPending}
      error={cancel.error}
      onGo={go}
      onClose={onClose}
    >
      <div>
        {quantity(job.total - job.processed, ['site is', 'sites are'])} not done yet and will be left out. What is under
        way on a site comes to its end, and what is done stays done.
      </div>
    </AskDialog>
  );
}
