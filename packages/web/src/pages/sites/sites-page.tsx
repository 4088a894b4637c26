import { Button } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { REFRESHED } from '../../api/refreshed.ts';
import { useCan } from '../../api/session.ts';
import { SITE_SORTS } from '../../generated/choices.ts';
import { useActions } from '../../shared/palette-store.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useSelection } from '../../ui/data-table/selection.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { AddSite } from './add-site.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { SITE_COLUMNS } from './site-columns.tsx';
import { SiteFilters } from './site-filters.tsx';
import { filterOf, useSiteFilters } from './use-site-filters.ts';

export function SitesPage() {
  const { search, change, filtered, reset } = useSiteFilters();
  const may = useCan();
  const filter = filterOf(search);
  const rows = useRows('list-site-records-v1', filter, { perPage: 50, ...REFRESHED });
  const selection = useSelection();
  const [dialog, setDialog] = useState<'add' | 'sync-all'>();
  const close = () => setDialog(undefined);
  const add = () => setDialog('add');
  const syncAll = () => setDialog('sync-all');
  useActions([
    may('add-site-v1') && { id: 'add-site', label: 'Add site', run: add },
    may('sync-sites-v1') && { id: 'sync-all', label: 'Sync all sites', run: syncAll },
  ]);
  const addButton = may('add-site-v1') && (
    <Button leftSection={<IconPlus size={16} />} onClick={add}>
      Add site
    </Button>
  );
  return (
    <PageLayout
      title="Sites"
      fill
      actions={
        <>
          {may('sync-sites-v1') && (
            <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={syncAll}>
              Sync all
            </Button>
          )}
          {addButton}
        </>
      }
    >
      <DataTable
        label="Sites"
        noun={['site', 'sites']}
        rows={rows}
        columns={SITE_COLUMNS}
        rowHeight={52}
        rowId={site => site.id}
        rowName={site => site.name}
        sort={{ by: search.sort ?? 'name', order: search.order ?? 'asc' }}
        onSort={({ by, order }) => change({ sort: SITE_SORTS.find(sort => sort === by), order })}
        selection={may('sync-sites-v1') ? selection : undefined}
        bulk={<BulkBar selection={selection} filter={filter} total={rows.total ?? 0} />}
        toolbar={<SiteFilters />}
        empty={
          filtered ? (
            <Empty
              title="No site matches"
              action={
                <Button variant="default" onClick={reset}>
                  Clear filters
                </Button>
              }
            >
              Search for another part of the name or address, or take filters away.
            </Empty>
          ) : (
            <Empty title="There are no sites yet" action={addButton}>
              Install the MainWP Child plugin on a WordPress site, then add it here by its address and an
              administrator’s login.
            </Empty>
          )
        }
      />
      {dialog === 'add' && <AddSite onClose={close} />}
      {dialog === 'sync-all' && <BulkDialog action="sync" ids={[]} everywhere onClose={close} />}
    </PageLayout>
  );
}
