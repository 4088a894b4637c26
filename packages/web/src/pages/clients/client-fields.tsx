import { type ReactNode, useState } from 'react';
import { useCan } from '../../api/session.ts';
import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import type { ClientField } from './client-field.ts';

const ConfirmDestroy = lazyDialog(() => import('../../ui/dialogs/confirm-destroy.tsx'), 'ConfirmDestroy');
const FieldDialog = lazyDialog(() => import('./field-dialog.tsx'), 'FieldDialog');

/** The fields that users added for clients. */
export function ClientFields({ addButton }: { readonly addButton: ReactNode }) {
  const rows = useRows('list-client-fields-v1', {});
  const may = useCan();
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'delete'; field: ClientField }>();
  const close = () => setDialog(undefined);
  return (
    <>
      <DataTable
        label={t('clients.fields.title')}
        storeAs="Your fields"
        noun="clients.fields.count"
        rows={rows}
        columns={[
          { key: 'name', header: t('common.name'), fixed: true, cell: field => field.name },
          {
            key: 'description',
            header: t('clients.fields.description'),
            from: 'sm',
            cell: field => field.description || '–',
          },
          menuColumn<ClientField>(
            field => field.name,
            field => [
              may('update-client-field-v1') && {
                label: t('common.edit'),
                run: () => setDialog({ kind: 'edit', field }),
              },
              may('delete-client-field-v1') && {
                label: t('common.delete'),
                run: () => setDialog({ kind: 'delete', field }),
                danger: true,
              },
            ],
          ),
        ]}
        rowId={field => field.field_id}
        rowName={field => field.name}
        empty={
          <Empty title={t('clients.fields.none')} action={addButton}>
            {t(addButton ? 'clients.fields.noneText' : 'ui.othersAdd')}
          </Empty>
        }
      />
      {dialog?.kind === 'edit' && <FieldDialog field={dialog.field} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmDestroy
          ability="delete-client-field-v1"
          input={{ field_id_or_name: dialog.field.field_id }}
          title={t('clients.fields.delete.title', { name: dialog.field.name })}
          label={t('clients.fields.delete.label')}
          affected={({ values }) => t('clients.fields.delete.what', { count: values })}
          onClose={close}
          onDone={() => toast(t('clients.fields.delete.done'))}
        />
      )}
    </>
  );
}
