import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import type { ListedClient } from './client.ts';

const ClientForm = lazyDialog(() => import('./client-form.tsx'), 'ClientForm');
const DeleteClient = lazyDialog(() => import('./delete-client.tsx'), 'DeleteClient');
const SuspendClient = lazyDialog(() => import('./suspend-client.tsx'), 'SuspendClient');

export type ClientDialogKind = 'edit' | 'suspend' | 'unsuspend' | 'delete';

const NEEDS = {
  edit: 'update-client-v1',
  suspend: 'suspend-client-v1',
  unsuspend: 'unsuspend-client-v1',
  delete: 'delete-client-v1',
} as const;

/** The actions on one client, here and in the list. @param onDeleted The client is gone. */
export function useClientDialogs({ onDeleted }: { readonly onDeleted?: () => void } = {}) {
  const may = useCan();
  const [dialog, setDialog] = useState<{ kind: ClientDialogKind; client: ListedClient }>();
  const close = () => setDialog(undefined);
  const kinds = (Object.keys(NEEDS) as ClientDialogKind[]).filter(kind => may(NEEDS[kind]));
  const open = (kind: ClientDialogKind, client: ListedClient) => setDialog({ kind, client });
  return { kinds, open, dialog: dialog && <Dialog {...dialog} onClose={close} onDeleted={onDeleted} /> };
}

interface DialogProps {
  readonly kind: ClientDialogKind;
  readonly client: ListedClient;
  readonly onClose: () => void;
  readonly onDeleted: (() => void) | undefined;
}

function Dialog({ kind, client, onClose, onDeleted }: DialogProps) {
  if (kind === 'edit') return <ClientForm client={client} onClose={onClose} />;
  if (kind === 'delete') return <DeleteClient client={client} onClose={onClose} onDeleted={onDeleted} />;
  return <SuspendClient client={client} onClose={onClose} />;
}
