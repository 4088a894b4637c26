import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { REFRESHED } from '../../api/refreshed.ts';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { SiteState } from '../../shared/sites/site-state.tsx';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { PageAction } from '../../ui/layout/page-action.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import type { ListedClient } from './client.ts';

const AddSites = lazyDialog(() => import('./add-sites.tsx'), 'AddSites');

export function ClientSites({ client }: { readonly client: ListedClient }) {
  const rows = useRows('list-site-records-v1', { ...useScopeInput(), client_ids: [client.id] }, REFRESHED);
  const [adding, setAdding] = useState(false);
  const may = useCan()('update-site-record-v1');
  const update = useRun('update-site-record-v1');
  const removeSite = (site: ListedSite) =>
    update.mutate(
      { site_id_or_domain: site.id, client_id: null },
      {
        onSuccess: () => toast(t('clients.sites.removed', { name: site.name })),
        onError: error => toastError(error, t('clients.sites.notRemoved')),
      },
    );
  const addButton = may && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('clients.assign.label')}
    </Button>
  );
  return (
    <>
      <PageAction>{addButton}</PageAction>
      <DataTable
        label={t('clients.sites.label')}
        storeAs="Sites of the client"
        noun="common.count.sites"
        rows={rows}
        columns={columns(may ? removeSite : undefined)}
        rowId={site => site.id}
        rowName={site => site.name}
        empty={
          <Empty title={t('clients.sites.none')} action={addButton}>
            {t(addButton ? 'clients.sites.noneText' : 'ui.othersAdd')}
          </Empty>
        }
      />
      {adding && <AddSites client={client} onClose={() => setAdding(false)} />}
    </>
  );
}

function columns(onRemove: ((site: ListedSite) => void) | undefined): Column<ListedSite>[] {
  return [
    {
      key: 'name',
      header: t('common.site'),
      fixed: true,
      cell: site => <RowLink href={`/sites/${site.id}`}>{site.name || site.url}</RowLink>,
    },
    { key: 'url', header: t('clients.sites.address'), from: 'md', cell: site => site.url },
    {
      key: 'status',
      header: t('clients.sites.state'),
      width: '130px',
      cell: site => <SiteState site={site} />,
    },
    menuColumn(
      site => site.name,
      site => [onRemove && { label: t('clients.sites.remove'), run: () => onRemove(site) }],
    ),
  ];
}
