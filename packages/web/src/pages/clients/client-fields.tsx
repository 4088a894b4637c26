import { type ReactNode, useState } from 'react';
import { useCan } from '../../api/session.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { quantity } from '../../ui/text/format.ts';
import type { ClientField } from './client-field.ts';
import { FieldDialog } from './field-dialog.tsx';

/** The fields that users made for clients. */
export function ClientFields({ addButton }: { readonly addButton: ReactNode }) {
  const rows = useRows('list-client-fields-v1', {});
  const may = useCan();
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'delete'; field: ClientField }>();
  const close = () => setDialog(undefined);
  return (
    <>
      <DataTable
        label="Your fields"
        noun={['field', 'fields']}
        rows={rows}
        columns={[
          { key: 'name', header: 'Name', fixed: true, cell: field => field.name },
          { key: 'description', header: 'What it is for', from: 'sm', cell: field => field.description || '–' },
          menuColumn<ClientField>(
            field => field.name,
            field => [
              may('update-client-field-v1') && { label: 'Edit', run: () => setDialog({ kind: 'edit', field }) },
              may('delete-client-field-v1') && {
                label: 'Delete',
                run: () => setDialog({ kind: 'delete', field }),
                danger: true,
              },
            ],
          ),
        ]}
        rowId={field => field.field_id}
        rowName={field => field.name}
        empty={
          <Empty title="There are no fields of yours yet" action={addButton}>
            Add what you want to keep about every client, e.g. a VAT number.
          </Empty>
        }
      />
      {dialog?.kind === 'edit' && <FieldDialog field={dialog.field} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmDestroy
          ability="delete-client-field-v1"
          input={{ field_id_or_name: dialog.field.field_id }}
          title={`Delete field “${dialog.field.name}”`}
          label="Delete field"
          affected={({ values }) => <>{quantity(values, ['client loses its', 'clients lose their'])} value in it.</>}
          onClose={close}
          onDone={() => toast('Field deleted')}
        />
      )}
    </>
  );
}
