import { useRun } from '../../api/use-ability.ts';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { t } from '../../texts/text.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import ui from '../../ui/ui.module.css';

/** Asks before a site gets another key. */
export function RotateKey({ site, onClose }: { readonly site: ListedSite; readonly onClose: () => void }) {
  const rotate = useRun('rotate-site-key-v1');
  const go = () =>
    rotate.mutateAsync({ site_id_or_domain: site.id }).then(
      () => {
        onClose();
        toast(t('site.rotate.done'));
      },
      () => {}, // shown in the dialog
    );
  return (
    <AskDialog
      title={t('site.rotate.title', { name: site.name })}
      label={t('site.rotate.label')}
      busy={rotate.isPending}
      error={rotate.error}
      onGo={go}
      onClose={onClose}
    >
      <div className={ui.affected}>{t('site.rotate.what')}</div>
    </AskDialog>
  );
}
