import { Alert, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRun } from '../../api/use-ability.ts';
import { guarded } from '../../shared/guarded.tsx';
import { useActions } from '../../shared/palette-store.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useSelection } from '../../ui/data-table/selection.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { quantity } from '../../ui/text/format.ts';
import type { ListedApiKey } from './api-key.ts';
import { DeleteKeys } from './delete-keys.tsx';
import { EditKey } from './edit-key.tsx';
import { keyColumns } from './key-columns.tsx';

type Dialog =
  | { readonly kind: 'edit'; readonly key: ListedApiKey }
  | { readonly kind: 'delete'; readonly ids: readonly number[] };

const KEYS = ['API key', 'API keys'] as const;

/** The keys with which programs come in. */
export const KeysPage = guarded('app.navigation.pages.keys', 'list-api-keys-v1', Keys);

function Keys() {
  const rows = useRows('list-api-keys-v1', {});
  const selection = useSelection();
  const [dialog, setDialog] = useState<Dialog>();
  const setActive = useRun('set-api-keys-active-v1');
  const navigate = useNavigate();
  const close = () => setDialog(undefined);
  useActions([{ id: 'add-key', label: 'Add API key', run: () => navigate({ to: '/api-access/keys/add' }) }]);
  const turn = (ids: readonly number[], active: boolean) =>
    setActive.mutate(
      { key_ids: [...ids], active },
      {
        onSuccess: ({ total }) => toast(`${quantity(total, KEYS)} ${active ? 'enabled' : 'disabled'}`),
        onError: error => toastError(error, 'The API keys were not changed'),
      },
    );
  const addButton = (
    <Button component={Link} to="/api-access/keys/add" leftSection={<IconPlus size={16} />}>
      Add API Keys
    </Button>
  );
  const allKnown = rows.total !== undefined && rows.loaded.length >= rows.total;
  const off = allKnown && !rows.loaded.some(key => key.active);
  return (
    <PageLayout
      title="API Keys"
      text="Programs come in with a key, people with their password."
      actions={addButton}
      fill
    >
      {off && (
        <Alert color="yellow" title="REST v2 and v1 are off">
          No API key is enabled, so the server refuses all of their requests. Add or enable a key to switch them on.
        </Alert>
      )}
      <DataTable
        label="API Keys"
        noun={KEYS}
        rows={rows}
        columns={keyColumns({
          onEdit: key => setDialog({ kind: 'edit', key }),
          onSwitch: key => turn([key.id], !key.active),
          onDelete: key => setDialog({ kind: 'delete', ids: [key.id] }),
        })}
        rowId={key => key.id}
        rowName={key => key.name}
        selection={selection}
        bulk={
          <Group gap="xs">
            <strong>{selection.ids.size} selected</strong>
            <Button size="xs" variant="default" onClick={() => turn([...selection.ids], true)}>
              Enable
            </Button>
            <Button size="xs" variant="default" onClick={() => turn([...selection.ids], false)}>
              Disable
            </Button>
            <Button
              size="xs"
              variant="light"
              color="red"
              onClick={() => setDialog({ kind: 'delete', ids: [...selection.ids] })}
            >
              Delete
            </Button>
          </Group>
        }
        empty={
          <Empty title="There are no API keys yet" action={addButton}>
            Add one for each program that is to use the API.
          </Empty>
        }
      />
      {dialog?.kind === 'edit' && <EditKey apiKey={dialog.key} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteKeys ids={dialog.ids} onClose={close} onDone={selection.clear} />}
    </PageLayout>
  );
}
