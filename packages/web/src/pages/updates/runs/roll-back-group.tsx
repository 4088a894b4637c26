import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import type { ListedRunFailure } from '../../../shared/updates/run.ts';
import { useStillHere } from '../../../shared/use-still-here.ts';
import { t } from '../../../texts/text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';

const AskDialog = lazyDialog(() => import('../../../ui/dialogs/ask-dialog.tsx'), 'AskDialog');

interface RollBackGroupProps {
  readonly jobId: string;
  readonly failure: ListedRunFailure;
}

/** Restores the previous versions of a group of updates, as far as possible, as a job. */
export function RollBackGroup({ jobId, failure }: RollBackGroupProps) {
  const may = useCan();
  const scope = useScopeInput();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const rollBack = useRun('roll-back-updates-v1');
  const [asking, setAsking] = useState(false);
  const { cause, updates, can_roll_back: count } = failure;
  if (failure.state !== 'needs_attention' || count === 0 || !may('roll-back-updates-v1')) return null;
  const go = () =>
    rollBack.mutate(
      { ...scope, job_id: jobId, state: failure.state as 'needs_attention', cause: cause || undefined },
      {
        onSuccess: ({ job_id, updates: begun }) => {
          setAsking(false);
          if (begun > 0) toast(t('updates.run.groupStarted', { count: begun }));
          else toast(t(job_id === null ? 'updates.run.groupNone' : 'updates.run.groupUnderWay'));
          if (job_id && stillHere()) void navigate({ to: '/jobs/$id', params: { id: job_id }, search: {} });
        },
      },
    );
  return (
    <>
      <Button mt={8} size="xs" variant="default" onClick={() => setAsking(true)}>
        {t('updates.run.rollBackGroup', { count })}
      </Button>
      {asking && (
        <AskDialog
          title={t('updates.run.rollBackGroupTitle')}
          label={t('updates.run.rollBackGroupGo', { count })}
          busy={rollBack.isPending}
          error={rollBack.error}
          onGo={go}
          onClose={() => setAsking(false)}
        >
          <div>{t('updates.run.rollBackGroupText', { count, all: updates })}</div>
        </AskDialog>
      )}
    </>
  );
}
