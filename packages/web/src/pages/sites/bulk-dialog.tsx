import { Button, Modal, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forgetChanged } from '../../api/nouns.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { quantity } from '../../ui/text/format.ts';
import ui from '../../ui/ui.module.css';
import { BULK, type BulkName } from './bulk-actions.ts';
import { Failures } from './failures.tsx';

interface BulkDialogProps {
  readonly action: BulkName;
  /** Empty with `everywhere`. */
  readonly ids: readonly number[];
  /** All sites that the action is for. */
  readonly everywhere?: boolean;
  readonly onClose: () => void;
}

/** Asks, does it, and shows what became of it: done, under way as a job, or which sites failed and why. */
export function BulkDialog({ action, ids, everywhere, onClose }: BulkDialogProps) {
  const { ability, label, what, cuts, done, run } = BULK[action];
  const work = useMutation({ mutationFn: () => run(ids), onSettled: () => void forgetChanged(ability) });
  const many = everywhere ? 'All connected sites' : quantity(ids.length, ['site', 'sites']);
  const failed = work.data?.errors ?? [];
  const job = work.data?.job_id;
  return (
    <Modal opened onClose={onClose} title={everywhere ? `${label} all sites` : `${label} ${many}`}>
      <Stack gap="sm">
        {!work.data && (
          <div>
            {many} {what}
          </div>
        )}
        {work.error && <ErrorNote error={work.error} />}
        {work.data && (
          <div role="status">
            {job
              ? 'It goes on in the background.'
              : `${done} ${quantity(work.data.total, ['site', 'sites'])}${failed.length > 0 ? `; ${failed.length} failed.` : '.'}`}
          </div>
        )}
        <Failures failures={failed} />
        <div className={ui.formActions}>
          <Button variant="default" onClick={onClose} data-autofocus={cuts}>
            {work.data ? 'Close' : 'Cancel'}
          </Button>
          {job && (
            <Button component={Link} to={`/jobs/${job}`}>
              Follow the job
            </Button>
          )}
          {!work.data && (
            <Button
              color={cuts && 'red'}
              loading={work.isPending}
              onClick={() => work.mutate()}
              data-autofocus={!cuts || undefined}
            >
              {label}
            </Button>
          )}
        </div>
      </Stack>
    </Modal>
  );
}
