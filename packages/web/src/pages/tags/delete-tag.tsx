import { StrandedCosts } from '../../shared/costs/stranded-costs.tsx';
import { SilencedRules } from '../../shared/events/silenced-rules.tsx';
import { firstNames } from '../../shared/first-names.ts';
import { StrandedWindows } from '../../shared/windows/stranded-windows.tsx';
import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { Tag } from './tag.ts';

export function DeleteTag({ tag, onClose }: { readonly tag: Tag; readonly onClose: () => void }) {
  return (
    <ConfirmDestroy
      ability="delete-tag-v1"
      input={{ tag_id: tag.id }}
      title={t('tags.delete.title', { name: tag.name })}
      label={t('tags.delete.label')}
      affected={({ would_affect: affected }) => (
        <>
          {t('tags.delete.what', { sites: affected?.sites_count ?? 0, clients: affected?.clients_count ?? 0 })}
          <WindowsOfTag windows={affected?.update_windows} />
          <StrandedCosts costs={affected?.stranded_costs} />
          <SilencedRules rules={affected?.silenced_rules} />
          <StrandedWindows windows={affected?.stranded_windows} />
        </>
      )}
      onClose={onClose}
      onDone={() => toast(t('tags.delete.done'))}
    />
  );
}

function WindowsOfTag({ windows = [] }: { readonly windows: readonly { readonly name: string }[] | undefined }) {
  if (windows.length === 0) return null;
  return ` ${t('tags.delete.windows', { count: windows.length, names: `${firstNames(windows)}.` })}`;
}
