import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../api/request-error.ts';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import type { UpdateRunItem } from '../../../shared/updates/run.ts';
import { t } from '../../../texts/text.ts';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { toast, toastProblem } from '../../../ui/feedback/toast.ts';

interface RollBackGroupProps {
  readonly jobId: string;
  readonly items: readonly UpdateRunItem[];
  readonly onDone: () => void;
}

/** Restores the previous version on the listed sites where that is possible, one after the other. */
export function RollBackGroup({ jobId, items, onDone }: RollBackGroupProps) {
  const may = useCan();
  const rollBack = useRun('roll-back-update-v1');
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<number>();
  const possible = items.filter(item => item.roll_back === 'possible');
  if (possible.length === 0 || !may('roll-back-update-v1')) return null;
  const go = async () => {
    const problems: string[] = [];
    for (const [place, { site_id, type, slug }] of possible.entries()) {
      setDone(place);
      const input = { job_id: jobId, site_id_or_domain: site_id, type, slug };
      // Each is recorded on its own: those that fail keep their state, and can be tried again.
      await rollBack.mutateAsync(input).then(
        ({ state, message }) => state !== 'rolled_back' && problems.push(message ?? t('updates.run.lookAtSite')),
        error => problems.push(messageOf(error)),
      );
    }
    setDone(undefined);
    setAsking(false);
    const [problem] = problems;
    if (problem === undefined) toast(t('updates.run.groupRolledBack', { count: possible.length }));
    else toastProblem(problem, t('updates.run.groupProblems', { count: problems.length, all: possible.length }));
    onDone();
  };
  return (
    <>
      <Button mt={8} size="xs" variant="default" onClick={() => setAsking(true)}>
        {t('updates.run.rollBackGroup', { count: possible.length })}
      </Button>
      {asking && (
        <AskDialog
          title={t('updates.run.rollBackGroupTitle')}
          label={
            done === undefined
              ? t('updates.run.rollBackGroupGo', { count: possible.length })
              : t('updates.run.rollBackGroupAt', { done: done + 1, count: possible.length })
          }
          busy={done !== undefined}
          error={null}
          onGo={() => void go()}
          onClose={() => setAsking(false)}
        >
          <div>{t('updates.run.rollBackGroupText', { count: possible.length, all: items.length })}</div>
        </AskDialog>
      )}
    </>
  );
}
