import { StrandedCosts } from '../../shared/costs/stranded-costs.tsx';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { quantity } from '../../ui/text/format.ts';
import type { Tag } from './tag.ts';

export function DeleteTag({ tag, onClose }: { readonly tag: Tag; readonly onClose: () => void }) {
  return (
    <ConfirmDestroy
      ability="delete-tag-v1"
      input={{ tag_id: tag.id }}
      title={`Delete tag “${tag.name}”`}
      label="Delete tag"
      affected={({ would_affect: affected }) => (
        <>
          {quantity(affected?.sites_count ?? 0, ['site', 'sites'])} of{' '}
          {quantity(affected?.clients_count ?? 0, ['client', 'clients'])} will lose the tag. The sites themselves stay.
          <StrandedCosts costs={affected?.stranded_costs} />
        </>
      )}
      onClose={onClose}
      onDone={() => toast('Tag deleted')}
    />
  );
}
