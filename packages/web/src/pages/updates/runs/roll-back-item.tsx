import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import type { UpdateRunItem } from '../../../shared/updates/run.ts';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { toast, toastProblem } from '../../../ui/feedback/toast.ts';

interface RollBackItemProps {
  readonly jobId: string;
  readonly item: UpdateRunItem;
  readonly onDone: () => void;
}

/** Puts the version before back on the site of one update; only offered where that can be done. */
export function RollBackItem({ jobId, item, onDone }: RollBackItemProps) {
  const may = useCan();
  const [asking, setAsking] = useState(false);
  const made = item.state === 'updated' || item.state === 'needs_attention';
  if (!made || item.roll_back !== 'possible' || !may('roll-back-update-v1')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Roll back to {item.from_version} …
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
        onSuccess: ({ state, message }) => {
          if (state === 'rolled_back') toast(`${name} has version ${from_version} again`);
          else toastProblem(message ?? 'Look at the site.', `${name} needs attention`);
          onDone();
        },
      },
    );
  return (
    <AskDialog
      title={`Roll back ${name}`}
      label={`Roll back to ${from_version}`}
      busy={rollBack.isPending}
      error={rollBack.error}
      onGo={go}
      onClose={onClose}
    >
      <div>
        Version {from_version} is installed over {to_version} on this site. What {to_version} changed in the database of
        the site stays.
      </div>
    </AskDialog>
  );
}
