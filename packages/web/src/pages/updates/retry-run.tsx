import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useCan } from '../../api/session.ts';
import { useActions } from '../../app/palette/palette-store.ts';
import { toastError } from '../../ui/toast.ts';
import type { UpdateRun } from './run.ts';
import { RunDialog } from './run-dialog.tsx';
import type { RunTarget } from './run-plan.ts';

const PER_PAGE = 200;

/** Tries again what failed, as a new run: of it, what is still pending. */
export function RetryRun({ run }: { readonly run: UpdateRun }) {
  const may = useCan();
  const [target, setTarget] = useState<RunTarget>();
  const gather = useMutation({
    mutationFn: () => failedIn(run),
    onSuccess: setTarget,
    onError: error => toastError(error, 'What failed could not be read'),
  });
  const ended = run.state === 'finished' || run.state === 'abandoned';
  const offered = ended && (run.counts.failed ?? 0) > 0 && may('run-updates-v1');
  useActions([offered && { id: 'retry-run', label: 'Try again what failed', run: gather.mutate }]);
  if (!offered) return null;
  return (
    <>
      <Button loading={gather.isPending} onClick={() => gather.mutate()}>
        Try the failed again …
      </Button>
      {target && <RunDialog title="Try the failed again" target={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}

async function failedIn({ job_id }: UpdateRun): Promise<RunTarget> {
  const failed = [];
  for (let page = 1, total = 1; (page - 1) * PER_PAGE < total; page++) {
    const answer = await call('get-update-run-v1', { job_id, state: 'failed', page, per_page: PER_PAGE });
    total = answer.total;
    failed.push(...answer.items);
  }
  return {
    sites: [...new Set(failed.map(({ site_id }) => site_id))],
    types: [...new Set(failed.map(({ type }) => type))],
    slugs: [...new Set(failed.map(({ slug }) => slug))],
  };
}
