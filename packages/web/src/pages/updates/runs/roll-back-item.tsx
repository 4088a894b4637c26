import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import type { UpdateRunItem } from '../../../shared/updates/run.ts';
import { stepText } from '../../../shared/updates/step-text.ts';
import { t } from '../../../texts/text.ts';
import { toast, toastProblem } from '../../../ui/feedback/toast.ts';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';

const AskDialog = lazyDialog(() => import('../../../ui/dialogs/ask-dialog.tsx'), 'AskDialog');

interface RollBackItemProps {
  readonly jobId: string;
  readonly item: UpdateRunItem;
  readonly onDone: () => void;
}

/** Restores the previous version on the site of one update; only offered where that is possible. */
export function RollBackItem({ jobId, item, onDone }: RollBackItemProps) {
  const may = useCan();
  const [asking, setAsking] = useState(false);
  const made = item.state === 'updated' || item.state === 'needs_attention';
  if (!made || item.roll_back !== 'possible' || !may('roll-back-update-v1')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('updates.run.rollBackAsk', { version: item.from_version })}
      </Button>
      {asking && <Ask {...{ jobId, item, onDone }} onClose={() => setAsking(false)} />}
    </>
  );
}

function Ask({ jobId, item, onDone, onClose }: RollBackItemProps & { readonly onClose: () => void }) {
  const rollBack = useRun('roll-back-update-v1');
  const { site_id, type, slug, name, from_version, to_version } = item;
  const go = () =>
    rollBack.mutate(
      { job_id: jobId, site_id_or_domain: site_id, type, slug },
      {
        onSuccess: after => {
          if (after.state === 'rolled_back') toast(t('updates.run.rolledBack', { name, version: from_version }));
          else toastProblem(stepText(after) ?? t('updates.run.lookAtSite'), t('updates.run.needsAttention', { name }));
          onDone();
        },
      },
    );
  return (
    <AskDialog
      title={t('updates.run.rollBackTitle', { name })}
      label={t('updates.run.rollBackTo', { version: from_version })}
      busy={rollBack.isPending}
      error={rollBack.error}
      onGo={go}
      onClose={onClose}
    >
      <div>{t('updates.run.rollBackText', { from: from_version, to: to_version })}</div>
    </AskDialog>
  );
}
