import { StrandedCosts } from '../../shared/costs/stranded-costs.tsx';
import { SilencedRules } from '../../shared/events/silenced-rules.tsx';
import { StrandedWindows } from '../../shared/windows/stranded-windows.tsx';
import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
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
      title={t('clients.delete.title', { name: client.name })}
      label={t('clients.act.delete')}
      affected={({ would_affect: affected }) => (
        <>
          {t('clients.delete.what', { count: affected?.associated_sites_count ?? 0 })}
          <StaySuspended count={affected?.suspended_sites_count} withClient={affected?.client.status === 'suspended'} />
          <StrandedCosts costs={affected?.stranded_costs} />
          <SilencedRules rules={affected?.silenced_rules} />
          <StrandedWindows windows={affected?.stranded_windows} />
        </>
      )}
      onClose={onClose}
      onDone={() => {
        toast(t('clients.delete.done'));
        onDeleted?.();
      }}
    />
  );
}

/** Suspending a client suspends its sites; deleting it does not undo that. */
function StaySuspended({
  count = 0,
  withClient,
}: {
  readonly count?: number | undefined;
  readonly withClient: boolean;
}) {
  if (count === 0) return null;
  return ` ${t('clients.delete.staySuspended', { count })}${withClient ? ` ${t('clients.delete.unsuspendFirst')}` : ''}`;
}
