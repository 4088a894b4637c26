import { useRun } from '../../api/use-ability.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { count } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import { doneOf, type UpdateRun } from './run.ts';

/** Says what is left out before a run is ended early. */
export function AbandonRun({ run, onClose }: { readonly run: UpdateRun; readonly onClose: () => void }) {
  const abandon = useRun('abandon-update-run-v1');
  const go = () =>
    abandon.mutate(
      { job_id: run.job_id },
      {
        onSuccess: () => {
          toast('The run was abandoned');
          onClose();
        },
      },
    );
  return (
    <AskDialog
      title="Abandon this run"
      label="Abandon the run"
      cancelLabel="Let it be"
      danger
      busy={abandon.isPending}
      error={abandon.error}
      onGo={go}
      onClose={onClose}
    >
      <div>
        {count(run.items - doneOf(run), ['update is', 'updates are'])} not done yet. What was sent to a site already
        comes to its end; the rest is left out. Updates that are made stay made.
      </div>
    </AskDialog>
  );
}
