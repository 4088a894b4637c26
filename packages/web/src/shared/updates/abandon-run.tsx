import { Skeleton } from '@mantine/core';
import { useRead, useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { doneOf } from './run.ts';

/** Shows what will be skipped before a run is ended early. */
export function AbandonRun({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const { data, error } = useRead('get-update-run-v1', { job_id: jobId, per_page: 1 });
  const abandon = useRun('abandon-update-run-v1');
  const go = () =>
    abandon.mutate(
      { job_id: jobId },
      {
        onSuccess: () => {
          toast(t('shared.updates.abandon.done'));
          onClose();
        },
      },
    );
  return (
    <AskDialog
      title={t('shared.updates.abandon.title')}
      label={t('shared.updates.abandon.label')}
      cancelLabel={t('shared.updates.abandon.keep')}
      danger
      ready={data !== undefined}
      busy={abandon.isPending}
      error={error ?? abandon.error}
      onGo={go}
      onClose={onClose}
    >
      {!data && !error && <Skeleton height={44} />}
      {data && <div>{t('shared.updates.abandon.text', { count: data.run.items - doneOf(data.run) })}</div>}
    </AskDialog>
  );
}
