import { Skeleton } from '@mantine/core';
import { useRead, useRun } from '../../api/use-ability.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { quantity } from '../../ui/text/format.ts';
import ui from '../../ui/ui.module.css';
import type { ListedClient } from './client.ts';

const SITES = ['site', 'sites'] as const;

/** Suspends a client with its sites, or gives both their state back; says first which sites that are. */
export function SuspendClient({ client, onClose }: { readonly client: ListedClient; readonly onClose: () => void }) {
  const suspended = client.status === 'suspended';
  const run = useRun(suspended ? 'unsuspend-client-v1' : 'suspend-client-v1');
  const all = useRead('count-site-records-v1', { client_ids: [client.id] }, { staleTime: 0 });
  const held = useRead('count-site-records-v1', { client_ids: [client.id], status: 'suspended' }, { staleTime: 0 });
  const known = all.data && held.data && { all: all.data.total, held: held.data.total };
  const error = all.error ?? held.error ?? run.error;
  const submit = () =>
    run.mutate(
      { client_id_or_email: client.id },
      {
        onSuccess: () => {
          toast(suspended ? 'Client unsuspended' : 'Client suspended');
          onClose();
        },
      },
    );
  return (
    <AskDialog
      title={`${suspended ? 'Unsuspend' : 'Suspend'} client “${client.name}”`}
      label={suspended ? 'Unsuspend client' : 'Suspend client'}
      ready={known !== undefined}
      busy={run.isPending}
      error={error}
      onGo={submit}
      onClose={onClose}
    >
      {!known && !error && <Skeleton height={72} />}
      {known && (
        <div className={ui.affected}>
          {suspended
            ? `Those of the ${quantity(known.held, SITES)} that were suspended with the client get their state back; what was suspended before stays so.`
            : `${quantity(known.all - known.held, SITES)} will be left out of syncs, checks and updates until the client is unsuspended.${
                known.held > 0 ? ` ${quantity(known.held, SITES)} suspended already stay so.` : ''
              }`}
        </div>
      )}
    </AskDialog>
  );
}
