import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import { useActions } from '../../../shared/palette-store.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { ConfirmDestroy } from '../../../ui/dialogs/confirm-destroy.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { type UpdateWindow, windowHours } from './window.ts';
import { windowColumns } from './window-columns.tsx';
import { WindowDialog } from './window-dialog.tsx';
import { WindowPreview } from './window-preview.tsx';

type Dialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete' | 'preview'; readonly window: UpdateWindow };

/** Maintenance windows: while one is open, what is pending on its sites is updated by itself. */
export function WindowsView() {
  const may = useCan();
  const rows = useRows('list-update-windows-v1', {});
  const change = useRun('update-update-window-v1');
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const mayAdd = may('add-update-window-v1');
  const mayChange = may('update-update-window-v1');
  const add = () => setDialog({ kind: 'add' });
  const turn = (window: UpdateWindow) =>
    change.mutate(
      { window_id: window.id, enabled: !window.enabled },
      {
        onSuccess: ({ enabled }) => toast(enabled ? 'The window opens again' : 'The window stays closed'),
        onError: error => toastError(error),
      },
    );
  useActions([mayAdd && { id: 'add-window', label: 'Add maintenance window', run: add }]);
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={16} />} onClick={add}>
      Add window
    </Button>
  );
  return (
    <>
      <DataTable
        label="Maintenance windows"
        noun={['window', 'windows']}
        rows={rows}
        columns={windowColumns({
          onPreview: window => setDialog({ kind: 'preview', window }),
          onEdit: mayChange ? window => setDialog({ kind: 'edit', window }) : undefined,
          onTurn: mayChange ? turn : undefined,
          onDelete: may('delete-update-window-v1') ? window => setDialog({ kind: 'delete', window }) : undefined,
        })}
        rowId={window => window.id}
        rowName={window => window.name}
        toolbar={addButton}
        empty={
          <Empty title="There are no maintenance windows yet">
            Add one, and what is pending on its sites is updated by itself while it is open.
          </Empty>
        }
      />
      {dialog?.kind === 'add' && <WindowDialog onClose={close} />}
      {dialog?.kind === 'edit' && <WindowDialog window={dialog.window} onClose={close} />}
      {dialog?.kind === 'preview' && <WindowPreview window={dialog.window} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmDestroy
          ability="delete-update-window-v1"
          input={{ window_id: dialog.window.id }}
          title={`Delete window “${dialog.window.name}”`}
          label="Delete window"
          affected={({ window }) => <>It opened {windowHours(window)}. A run that it has started goes on.</>}
          onClose={close}
          onDone={() => toast('Window deleted')}
        />
      )}
    </>
  );
}
