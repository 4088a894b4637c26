import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { PageAction } from '../../../ui/layout/page-action.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import type { ListedClient } from '../client.ts';
import type { ListedContact } from './contact.ts';

const ConfirmDestroy = lazyDialog(() => import('../../../ui/dialogs/confirm-destroy.tsx'), 'ConfirmDestroy');
const ContactDialog = lazyDialog(() => import('./contact-dialog.tsx'), 'ContactDialog');

/** The people at a client. */
export function ClientContacts({ client }: { readonly client: ListedClient }) {
  const rows = useRows('list-client-contacts-v1', { client_id_or_email: client.id });
  const may = useCan();
  const [dialog, setDialog] = useState<{ kind: 'add' | 'edit' | 'delete'; contact?: ListedContact }>();
  const close = () => setDialog(undefined);
  const { contact } = dialog ?? {};
  const addButton = may('add-client-contact-v1') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setDialog({ kind: 'add' })}>
      {t('clients.contacts.add')}
    </Button>
  );
  return (
    <>
      <PageAction>{addButton}</PageAction>
      <DataTable
        label={t('clients.contacts.title')}
        storeAs="Contacts of the client"
        noun="clients.contacts.count"
        rows={rows}
        columns={[
          ...COLUMNS(),
          menuColumn<ListedContact>(
            ({ name }) => name,
            one => [
              may('update-client-contact-v1') && {
                label: t('common.edit'),
                run: () => setDialog({ kind: 'edit', contact: one }),
              },
              may('delete-client-contact-v1') && {
                label: t('common.delete'),
                run: () => setDialog({ kind: 'delete', contact: one }),
                danger: true,
              },
            ],
          ),
        ]}
        rowId={one => one.contact_id}
        rowName={one => one.name}
        empty={
          <Empty title={t('clients.contacts.none')} action={addButton}>
            {t(addButton ? 'clients.contacts.noneText' : 'ui.othersAdd')}
          </Empty>
        }
      />
      {dialog?.kind === 'add' && <ContactDialog clientId={client.id} onClose={close} />}
      {dialog?.kind === 'edit' && contact && <ContactDialog clientId={client.id} contact={contact} onClose={close} />}
      {dialog?.kind === 'delete' && contact && (
        <ConfirmDestroy
          ability="delete-client-contact-v1"
          input={{ contact_id: contact.contact_id }}
          title={t('clients.contacts.delete.title', { name: contact.name })}
          label={t('clients.contacts.delete.label')}
          affected={() => t('clients.contacts.delete.what')}
          onClose={close}
          onDone={() => toast(t('clients.contacts.delete.done'))}
        />
      )}
    </>
  );
}

const COLUMNS = (): Column<ListedContact>[] => [
  {
    key: 'name',
    header: t('common.name'),
    fixed: true,
    cell: ({ name, primary }) => (
      <>
        {name} {primary && <Chip tone="info">{t('clients.contacts.primaryMark')}</Chip>}
      </>
    ),
  },
  { key: 'role', header: t('clients.contacts.role'), from: 'sm', cell: ({ role }) => role || '–' },
  {
    key: 'email',
    header: t('clients.email'),
    cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : '–'),
  },
  { key: 'phone', header: t('clients.texts.phone'), from: 'md', cell: ({ phone }) => phone || '–' },
];
