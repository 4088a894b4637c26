import { useState } from 'react';
import { useRun } from '../../../api/use-ability.ts';
import { t } from '../../../texts/text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import type { Invitation } from './invitation.ts';
import { invitationColumns, invitedName } from './invitation-columns.tsx';

const AskDialog = lazyDialog(() => import('../../../ui/dialogs/ask-dialog.tsx'), 'AskDialog');

/** The links by which people were invited, and what became of them. */
export function InvitationList() {
  const rows = useRows('list-invitations-v1', {});
  const [revoking, setRevoking] = useState<Invitation>();
  return (
    <>
      <DataTable
        label={t('people.invitations.tab')}
        storeAs="Invitations"
        noun="people.invitations.count"
        rows={rows}
        columns={invitationColumns(setRevoking)}
        rowId={one => one.id}
        rowName={invitedName}
        empty={<Empty title={t('people.invitations.empty')}>{t('people.invitations.emptyText')}</Empty>}
      />
      {revoking && <RevokeInvitation invitation={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}

function RevokeInvitation({ invitation, onClose }: { readonly invitation: Invitation; readonly onClose: () => void }) {
  const revoke = useRun('revoke-invitation-v1');
  const go = async () => {
    await revoke.mutateAsync({ invitation_id: invitation.id }).then(
      () => {
        toast(t('people.invitations.revoke.done'));
        onClose();
      },
      () => undefined, // shown in the dialog
    );
  };
  return (
    <AskDialog
      title={t('people.invitations.revoke.title', { name: invitedName(invitation) })}
      label={t('people.invitations.revoke.label')}
      danger
      busy={revoke.isPending}
      error={revoke.error}
      onGo={go}
      onClose={onClose}
    >
      {t('people.invitations.revoke.text')}
    </AskDialog>
  );
}
