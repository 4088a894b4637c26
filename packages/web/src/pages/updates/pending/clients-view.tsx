import { Button } from '@mantine/core';
import { useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import type { Output } from '../../../generated/abilities.ts';
import { SavedViews } from '../../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { useSelectionInScope } from '../../../shared/scope/use-selection-in-scope.ts';
import type { UpdateTarget } from '../../../shared/updates/run-plan.ts';
import { lazyRunDialog } from '../../../shared/updates/start/lazy-run-dialog.ts';
import { typesOfUpdates } from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { formatNumber } from '../../../ui/text/format.ts';
import { NothingPending, UpdatesToolbar, useUpdatesFilter } from './updates-toolbar.tsx';

const RunDialog = lazyRunDialog();

type ClientWithUpdates = Output<'list-client-updates-v1'>['items'][number];

/** Sites without a client are a row of their own. */
const idOf = ({ client_id }: ClientWithUpdates) => client_id ?? 0;
const nameOf = ({ client_id, client_name }: ClientWithUpdates) =>
  client_id === null ? t('updates.clients.without') : client_name;

/** The pending updates of each client's sites. */
export function ClientsView() {
  const { q, type } = useUpdatesFilter();
  const may = useCan();
  const scope = useScopeInput();
  const rows = useRows('list-client-updates-v1', { ...scope, search: q, type: typesOfUpdates(type) }, REFRESHED);
  const selection = useSelectionInScope();
  const [dialog, setDialog] = useState<{ readonly title: string; readonly target: UpdateTarget }>();
  const mayRun = may('run-updates-v1');
  const run = (clients: readonly ClientWithUpdates[], title: string) =>
    setDialog({ title, target: { sites: clients.flatMap(client => client.site_ids), types: typesOfUpdates(type) } });
  const chosen = rows.loaded.filter(client => selection.ids.has(idOf(client)));
  const updateChosen = t('updates.clients.update', { count: chosen.length });
  return (
    <>
      <SavedViews list="client_updates" storeAs="Updates by client" base="view=clients" />
      <DataTable
        label={t('updates.clients.label')}
        storeAs="Updates by client"
        noun="common.count.clients"
        rows={rows}
        columns={columns(
          mayRun ? client => run([client], t('updates.pending.updateNamed', { name: nameOf(client) })) : undefined,
        )}
        rowId={idOf}
        rowName={nameOf}
        selection={mayRun ? selection : undefined}
        bulk={
          <>
            <Button onClick={() => run(chosen, updateChosen)}>{updateChosen}</Button>
            <Button variant="subtle" color="gray" onClick={selection.clear}>
              {t('updates.clear')}
            </Button>
          </>
        }
        toolbar={<UpdatesToolbar searches="updates.clients.search" />}
        empty={<NothingPending />}
      />
      {dialog && <RunDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function columns(onRun: ((client: ClientWithUpdates) => void) | undefined): Column<ClientWithUpdates>[] {
  const number = (key: 'wp' | 'plugins' | 'themes' | 'translations'): Column<ClientWithUpdates> => ({
    key,
    header: t(`shared.updates.groups.${key}`),
    width: '130px',
    align: 'end',
    from: 'lg',
    cell: client => formatNumber(client[key]),
  });
  return [
    {
      key: 'client',
      header: t('common.client'),
      fixed: true,
      cell: client =>
        client.client_id === null ? (
          nameOf(client)
        ) : (
          <RowLink href={`/updates?view=sites&client=${client.client_id}`}>{nameOf(client)}</RowLink>
        ),
    },
    {
      key: 'sites',
      header: t('common.sites'),
      width: '110px',
      align: 'end',
      from: 'sm',
      cell: client => t('common.count.sites', { count: client.site_ids.length }),
    },
    {
      key: 'updates',
      header: t('updates.columns.updates'),
      width: '110px',
      align: 'end',
      fixed: true,
      cell: client => formatNumber(client.updates),
    },
    number('wp'),
    number('plugins'),
    number('themes'),
    number('translations'),
    menuColumn(nameOf, client => [onRun && { label: t('updates.clients.actUpdate'), run: () => onRun(client) }]),
  ];
}
