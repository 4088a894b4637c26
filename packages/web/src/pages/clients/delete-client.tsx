import { StrandedCosts } from '../../shared/costs/stranded-costs.tsx';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { quantity } from '../../ui/text/format.ts';
import type { ListedClient } from './client.ts';

interface DeleteClientProps {
  readonly client: ListedClient;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function DeleteClient({ client, onClose, onDeleted }: DeleteClientProps) {
  return (
    <ConfirmDestroy
      ability="delete-client-v1"
      input={{ client_id_or_email: client.id }}
      title={`Delete client “${client.name}”`}
      label="Delete client"
      affected={({ would_affect: affected }) => (
        <>
          What is kept about the client is lost.{' '}
          {quantity(affected?.associated_sites_count ?? 0, ['site stays', 'sites stay'])}, without a client.
          <StrandedCosts costs={affected?.stranded_costs} />
        </>
      )}
      onClose={onClose}
      onDone={() => {
        toast('Client deleted');
        onDeleted?.();
      }}
    />
  );
}
