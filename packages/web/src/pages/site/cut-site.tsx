import { useRun } from '../../api/use-ability.ts';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { t } from '../../texts/text.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import ui from '../../ui/ui.module.css';

/** Actions that end the connection to a site until it is restored. */
export type Cut = 'disconnect' | 'suspend';

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
  const disconnect = useRun('disconnect-site-v1');
  const suspend = useRun('suspend-site-v1');
  const run = cut === 'disconnect' ? disconnect : suspend;
  const go = () =>
    run.mutateAsync({ site_id_or_domain: site.id }).then(
      () => {
        onClose();
        toast(t(`site.cut.${cut}.done`));
      },
      () => {}, // shown in the dialog
    );
  return (
    <AskDialog
      title={t(`site.cut.${cut}.title`, { name: site.name })}
      label={t(`site.cut.${cut}.label`)}
      danger
      busy={run.isPending}
      error={run.error}
      onGo={go}
      onClose={onClose}
    >
      <div className={ui.affected}>{t(`site.cut.${cut}.what`)}</div>
    </AskDialog>
  );
}
