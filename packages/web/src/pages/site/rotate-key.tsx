import { useRun } from '../../api/use-ability.ts';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { t } from '../../texts/text.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast, toastProblem } from '../../ui/feedback/toast.ts';
import ui from '../../ui/ui.module.css';

interface RotateKeyProps {
  readonly site: ListedSite;
  /** P-256 is tried although the site did not verify it the last time. */
  readonly tryP256?: boolean;
  readonly onClose: () => void;
}

/** Asks before a site gets another key. */
export function RotateKey({ site, tryP256 = false, onClose }: RotateKeyProps) {
  const rotate = useRun('rotate-site-key-v1');
  const go = () =>
    rotate.mutateAsync({ site_id_or_domain: site.id, ...(tryP256 ? { try_p256: true } : {}) }).then(
      ({ signing }) => {
        onClose();
        if (tryP256 && signing !== 'p256') toastProblem(t('site.tryP256.refusedAgain'), t('site.tryP256.stillRsa'));
        else toast(t(tryP256 ? 'site.tryP256.done' : 'site.rotate.done'));
      },
      () => {}, // shown in the dialog
    );
  return (
    <AskDialog
      title={t(tryP256 ? 'site.tryP256.title' : 'site.rotate.title', { name: site.name })}
      label={t(tryP256 ? 'site.tryP256.label' : 'site.rotate.label')}
      busy={rotate.isPending}
      error={rotate.error}
      onGo={go}
      onClose={onClose}
    >
      <div className={ui.affected}>{t(tryP256 ? 'site.tryP256.what' : 'site.rotate.what')}</div>
    </AskDialog>
  );
}
