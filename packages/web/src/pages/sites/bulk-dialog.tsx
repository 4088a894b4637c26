import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forgetChanged } from '../../api/nouns.ts';
import { isNarrowed, scopeInput, useScope } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import ui from '../../ui/ui.module.css';
import { allIds } from './all-ids.ts';
import { BULK, type BulkName } from './bulk-actions.ts';
import { Failures } from './failures.tsx';

interface BulkDialogProps {
  readonly action: BulkName;
  /** Empty with `everywhere`. */
  readonly ids: readonly number[];
  /** All sites that the action applies to. */
  readonly everywhere?: boolean;
  readonly onClose: () => void;
}

/** Asks, runs the action, and shows the outcome: done, continued as a job, or which sites failed and why. */
export function BulkDialog({ action, ids, everywhere, onClose }: BulkDialogProps) {
  const { ability, cuts, run } = BULK[action];
  const scope = useScope();
  const narrowed = everywhere && isNarrowed(scope);
  const go = async () => {
    if (!narrowed) return run(ids);
    const chosen = await allIds({ ...scopeInput(scope), status: 'connected' });
    // Without ids, the action would be about all sites.
    return chosen.length > 0 ? run(chosen) : { total: 0 };
  };
  const work = useMutation({ mutationFn: go, onSettled: () => void forgetChanged(ability) });
  const count = ids.length;
  const failed = work.data?.errors ?? [];
  const job = work.data?.job_id;
  return (
    <Dialog
      title={everywhere ? t('sites.bulk.titleAll') : t(`sites.bulk.titles.${action}`, { count })}
      busy={work.isPending}
      onClose={onClose}
    >
      <Stack gap="sm">
        {/* There before the outcome is: an element that comes with its text is not announced. */}
        <div role="status">
          {work.data
            ? job
              ? t('sites.bulk.background')
              : outcome(action, work.data.total, failed.length)
            : narrowed
              ? t('sites.bulk.allChosen')
              : everywhere
                ? t('sites.bulk.all')
                : t(`sites.bulk.what.${action}`, { count })}
        </div>
        {work.error && <ErrorNote error={work.error} />}
        <Failures failures={failed} />
        <div className={ui.formActions}>
          <Button variant="default" disabled={work.isPending} onClick={onClose} data-autofocus={cuts}>
            {t(work.data ? 'common.close' : 'common.cancel')}
          </Button>
          {job && (
            <Button component={Link} to={`/jobs/${job}`}>
              {t('sites.bulk.job')}
            </Button>
          )}
          {!work.data && (
            <Button
              color={cuts && 'red'}
              loading={work.isPending}
              onClick={() => work.mutate()}
              data-autofocus={!cuts || undefined}
            >
              {t(`sites.bulk.labels.${action}`)}
            </Button>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

function outcome(action: BulkName, count: number, failed: number): string {
  return failed > 0
    ? t(`sites.bulk.doneFailed.${action}`, { count, failed })
    : t(`sites.bulk.done.${action}`, { count });
}
