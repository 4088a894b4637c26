import { Alert, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRun } from '../../api/use-ability.ts';
import { guarded } from '../../shared/guarded.tsx';
import { useActions } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useSelection } from '../../ui/data-table/selection.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import type { ListedApiKey } from './api-key.ts';
import { keyColumns } from './key-columns.tsx';

const DeleteKeys = lazyDialog(() => import('./delete-keys.tsx'), 'DeleteKeys');
const EditKey = lazyDialog(() => import('./edit-key.tsx'), 'EditKey');

type Dialog =
  | { readonly kind: 'edit'; readonly key: ListedApiKey }
  | { readonly kind: 'delete'; readonly ids: readonly number[] };

/** The keys with which programs authenticate. */
export const KeysPage = guarded('app.navigation.pages.keys', 'list-api-keys-v1', Keys);

function Keys() {
  const rows = useRows('list-api-keys-v1', {});
  const selection = useSelection();
  const [dialog, setDialog] = useState<Dialog>();
  const setActive = useRun('set-api-keys-active-v1');
  const navigate = useNavigate();
  const close = () => setDialog(undefined);
  useActions([
    { id: 'add-key', label: t('app.palette.act.addKey'), run: () => navigate({ to: '/api-access/keys/add' }) },
  ]);
  const turn = (ids: readonly number[], active: boolean) =>
    setActive.mutate(
      { key_ids: [...ids], active },
      {
        onSuccess: ({ total }) => toast(t(active ? 'api-access.enabled' : 'api-access.disabled', { count: total })),
        onError: error => toastError(error, t('api-access.notChanged')),
      },
    );
  const addButton = (
    <Button component={Link} to="/api-access/keys/add" leftSection={<IconPlus size={16} />}>
      {t('app.palette.act.addKey')}
    </Button>
  );
  const allKnown = rows.total !== undefined && rows.loaded.length >= rows.total;
  const off = allKnown && !rows.loaded.some(key => key.active);
  return (
    <PageLayout title={t('app.navigation.pages.keys')} text={t('api-access.text')} actions={addButton} fill>
      {off && (
        <Alert color="yellow" title={t('api-access.off.title')}>
          {t('api-access.off.text')}
        </Alert>
      )}
      <DataTable
        label={t('app.navigation.pages.keys')}
        storeAs="API Keys"
        noun="common.count.apiKeys"
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
            <strong>{t('api-access.selected', { count: selection.ids.size })}</strong>
            <Button size="xs" variant="default" onClick={() => turn([...selection.ids], true)}>
              {t('api-access.enable')}
            </Button>
            <Button size="xs" variant="default" onClick={() => turn([...selection.ids], false)}>
              {t('api-access.disable')}
            </Button>
            <Button
              size="xs"
              variant="light"
              color="red"
              onClick={() => setDialog({ kind: 'delete', ids: [...selection.ids] })}
            >
              {t('common.delete')}
            </Button>
          </Group>
        }
        empty={
          <Empty title={t('api-access.none.title')} action={addButton}>
            {t('api-access.none.text')}
          </Empty>
        }
      />
      {dialog?.kind === 'edit' && <EditKey apiKey={dialog.key} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteKeys ids={dialog.ids} onClose={close} onDone={selection.clear} />}
    </PageLayout>
  );
}
