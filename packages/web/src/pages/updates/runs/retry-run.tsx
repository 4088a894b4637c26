import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useActions } from '../../../shared/palette-store.ts';
import { isRunOver, type UpdateRun } from '../../../shared/updates/run.ts';
import { lazyRunDialog } from '../../../shared/updates/start/lazy-run-dialog.ts';
import { t } from '../../../texts/text.ts';

const RunDialog = lazyRunDialog();

/** Retries the failed updates that are still pending, as a new run. */
export function RetryRun({ run }: { readonly run: UpdateRun }) {
  const may = useCan();
  const [asking, setAsking] = useState(false);
  const offered = isRunOver(run) && (run.counts.failed ?? 0) > 0 && may('run-updates-v1');
  useActions([offered && { id: 'retry-run', label: t('updates.run.retry'), run: () => setAsking(true) }]);
  if (!offered) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('updates.run.retryAsk')}</Button>
      {asking && (
        <RunDialog
          title={t('updates.run.retry')}
          target={{ failedIn: { job_id: run.job_id } }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
