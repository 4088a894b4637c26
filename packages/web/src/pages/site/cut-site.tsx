import { useRun } from '../../api/use-ability.ts';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import ui from '../../ui/ui.module.css';

/** What ends the connection to a site, until somebody takes it up again. */
export type Cut = 'disconnect' | 'suspend';

const WORDS = {
  disconnect: {
    label: 'Disconnect',
    done: 'Disconnected',
    what: 'The site will no longer be synced, updated or changed from here. It stays in the list with its key: Reconnect, in the same menu, takes the connection up again.',
  },
  suspend: {
    label: 'Suspend',
    done: 'Suspended',
    what: 'The site will be left out of syncs, checks and updates. It stays in the list: Unsuspend, in the same menu, takes it back in.',
  },
} as const;

/** Asks before a site is disconnected or suspended. */
export function CutSite({
  site,
  cut,
  onClose,
}: {
  readonly site: ListedSite;
  readonly cut: Cut;
  readonly onClose: () => void;
}) {
  const { label, done, what } = WORDS[cut];
  const disconnect = useRun('disconnect-site-v1');
  const suspend = useRun('suspend-site-v1');
  const run = cut === 'disconnect' ? disconnect : suspend;
  const go = () =>
    run.mutateAsync({ site_id_or_domain: site.id }).then(
      () => {
        onClose();
        toast(done);
      },
      () => {}, // shown in the dialog
    );
  return (
    <AskDialog
      title={`${label} “${site.name}”`}
      label={`${label} site`}
      danger
      busy={run.isPending}
      error={run.error}
      onGo={go}
      onClose={onClose}
    >
      <div className={ui.affected}>{what}</div>
    </AskDialog>
  );
}
