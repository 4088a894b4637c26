import { lazyPatchDialog } from '../../../shared/vulnerabilities/act/lazy-patch-dialog.ts';
import { t } from '../../../texts/text.ts';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';

const DeactivateDialog = lazyDialog(() => import('./deactivate-dialog.tsx'), 'DeactivateDialog');
const IgnoreVulnerabilityDialog = lazyDialog(() => import('./ignore-dialog.tsx'), 'IgnoreVulnerabilityDialog');
const PatchDialog = lazyPatchDialog();

/** What can be done about one vulnerability on all sites. */
export type VulnerabilityAct = 'patch' | 'deactivate' | 'ignore';

interface ActDialogsProps {
  readonly act: VulnerabilityAct;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function ActDialogs({ act, id, title, onClose }: ActDialogsProps) {
  switch (act) {
    case 'patch':
      return (
        <PatchDialog
          title={t('vulnerabilities.patch.title', { title })}
          target={{ vulnerability_ids: [id] }}
          onClose={onClose}
        />
      );
    case 'deactivate':
      return <DeactivateDialog id={id} title={title} onClose={onClose} />;
    case 'ignore':
      return <IgnoreVulnerabilityDialog id={id} title={title} onClose={onClose} />;
  }
}
