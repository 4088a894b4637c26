import { Button, Modal, Stack, Text } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { count } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
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
    <Modal opened onClose={onClose} title={`Cancel “${jobKind(job)}”`}>
      <Stack gap="md">
        <Text size="sm">
          {count(job.total - job.processed, ['site is', 'sites are'])} not done yet and will be left out. What is under
          way on a site comes to its end, and what is done stays done.
        </Text>
        {cancel.error && <ErrorNote error={cancel.error} />}
        <Stack gap="xs">
          <Button color="red" loading={cancel.isPending} onClick={go}>
            Cancel the job
          </Button>
          <Button variant="default" onClick={onClose} data-autofocus>
            Let it go on
          </Button>
        </Stack>
      </Stack>
    </Modal>
  );
}
