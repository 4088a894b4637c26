import { StrandedCosts } from '../../shared/costs/stranded-costs.tsx';
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
          <StrandedCosts costs={affected?.stranded_costs} />
        </>
      )}
      onClose={onClose}
      onDone={() => toast(t('tags.delete.done'))}
    />
  );
}
