import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import { useActions } from '../../../shared/palette-store.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../../ui/data-table/use-narrow.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { PageAction } from '../../../ui/layout/page-action.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { type UpdateWindow, windowHours } from './window.ts';
import { windowColumns } from './window-columns.tsx';

const WindowPreview = lazyDialog(() => import('./window-preview.tsx'), 'WindowPreview');
const ConfirmDestroy = lazyDialog(() => import('../../../ui/dialogs/confirm-destroy.tsx'), 'ConfirmDestroy');
const WindowDialog = lazyDialog(() => import('./window-dialog.tsx'), 'WindowDialog');

type Dialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete' | 'preview'; readonly window: UpdateWindow };

/** Update windows: while one is open, pending updates of its sites are installed automatically. */
export function WindowsView() {
  const may = useCan();
  const scope = useScopeInput();
  const narrow = useNarrow();
  const rows = useRows('list-update-windows-v1', scope);
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
        onSuccess: ({ enabled }) => toast(t(enabled ? 'updates.windows.turnedOn' : 'updates.windows.turnedOff')),
        onError: error => toastError(error),
      },
    );
  useActions([mayAdd && { id: 'add-window', label: t('app.palette.act.addWindow'), run: add }]);
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={16} />} onClick={add}>
      {t('updates.windows.add')}
    </Button>
  );
  return (
    <>
      <PageAction>{addButton}</PageAction>
      <DataTable
        label={t('updates.windows.label')}
        storeAs="Update windows"
        noun="updates.windows.count"
        rows={rows}
        rowHeight={narrow ? 64 : undefined}
        columns={windowColumns({
          narrow,
          onPreview: window => setDialog({ kind: 'preview', window }),
          onEdit: mayChange ? window => setDialog({ kind: 'edit', window }) : undefined,
          onTurn: mayChange ? turn : undefined,
          onDelete: may('delete-update-window-v1') ? window => setDialog({ kind: 'delete', window }) : undefined,
        })}
        rowId={window => window.id}
        rowName={window => window.name}
        empty={
          <Empty title={t('updates.windows.none')} action={addButton}>
            {t(addButton ? 'updates.windows.noneText' : 'ui.othersAdd')}
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
          title={t('updates.windows.deleteTitle', { name: dialog.window.name })}
          label={t('updates.windows.deleteLabel')}
          affected={({ window }) => t('updates.windows.deleteText', { times: windowHours(window) })}
          onClose={close}
          onDone={() => toast(t('updates.windows.deleted'))}
        />
      )}
    </>
  );
}
