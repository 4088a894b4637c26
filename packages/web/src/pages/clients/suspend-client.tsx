import { Skeleton } from '@mantine/core';
import { useRead, useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import ui from '../../ui/ui.module.css';
import type { ListedClient } from './client.ts';

/** Suspends a client with its sites, or unsuspends both; shows first which sites are affected. */
export function SuspendClient({ client, onClose }: { readonly client: ListedClient; readonly onClose: () => void }) {
  const suspended = client.status === 'suspended';
  const run = useRun(suspended ? 'unsuspend-client-v1' : 'suspend-client-v1');
  const all = useRead('count-site-records-v1', { client_ids: [client.id] }, { staleTime: 0 });
  const held = useRead('count-site-records-v1', { client_ids: [client.id], status: 'suspended' }, { staleTime: 0 });
  // Earlier counts may be outdated; they are also there after the present ones have failed.
  const error = all.error ?? held.error;
  const counted = all.isFetchedAfterMount && held.isFetchedAfterMount && !error;
  const known = counted && all.data && held.data && { all: all.data.total, held: held.data.total };
  const countAgain = () => void Promise.all([all.refetch(), held.refetch()]);
  const submit = () =>
    run.mutate(
      { client_id_or_email: client.id },
      {
        onSuccess: () => {
          toast(t(suspended ? 'clients.unsuspend.done' : 'clients.suspend.done'));
          onClose();
        },
      },
    );
  return (
    <AskDialog
      title={t(suspended ? 'clients.unsuspend.title' : 'clients.suspend.title', { name: client.name })}
      label={t(suspended ? 'clients.act.unsuspend' : 'clients.act.suspend')}
      ready={Boolean(known)}
      busy={run.isPending}
      error={run.error}
      onGo={submit}
      onClose={onClose}
    >
      {!known && !error && <Skeleton height={72} />}
      {error && <ErrorNote error={error} onRetry={countAgain} />}
      {known && <div className={ui.affected}>{suspended ? unsuspending(known) : suspending(known)}</div>}
    </AskDialog>
  );
}

/** @param held Sites that are already suspended. */
function suspending({ all, held }: { readonly all: number; readonly held: number }): string {
  const count = all - held;
  return held > 0 ? t('clients.suspend.whatHeld', { count, held }) : t('clients.suspend.what', { count });
}

const unsuspending = ({ held }: { readonly held: number }) => t('clients.unsuspend.what', { count: held });
