import { Button, Modal, Stack, Text } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { count } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import uiStyles from '../../ui/ui.module.css';
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
    <Modal opened onClose={onClose} title="Abandon this run">
      <Stack gap="md">
        <Text size="sm">
          {count(run.items - doneOf(run), ['update is', 'updates are'])} not done yet. What was sent to a site already
          comes to its end; the rest is left out. Updates that are made stay made.
        </Text>
        {abandon.error && <ErrorNote error={abandon.error} />}
        <div className={uiStyles.formActions}>
          <Button variant="default" onClick={onClose} data-autofocus>
            Let it be
          </Button>
          <Button color="red" loading={abandon.isPending} onClick={go}>
            Abandon the run
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}
