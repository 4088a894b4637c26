import { Skeleton } from '@mantine/core';
import { useRead, useRun } from '../../api/use-ability.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { quantity } from '../../ui/text/format.ts';
import { doneOf } from './run.ts';

/** Says what is left out before a run is ended early. */
export function AbandonRun({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const { data, error } = useRead('get-update-run-v1', { job_id: jobId, per_page: 1 });
  const abandon = useRun('abandon-update-run-v1');
  const go = () =>
    abandon.mutate(
      { job_id: jobId },
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
      cancelLabel="Keep it"
      danger
      ready={data !== undefined}
      busy={abandon.isPending}
      error={error ?? abandon.error}
      onGo={go}
      onClose={onClose}
    >
      {!data && !error && <Skeleton height={44} />}
      {data && (
        <div>
          {quantity(data.run.items - doneOf(data.run), ['update is', 'updates are'])} not done yet. What was sent to a
          site already comes to its end; the rest is left out. Updates that are made stay made.
        </div>
      )}
    </AskDialog>
  );
}
