import { Button } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { REFRESHED } from '../../api/refreshed.ts';
import { useCan } from '../../api/session.ts';
import { SITE_SORTS } from '../../generated/choices.ts';
import { useActions } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useSelection } from '../../ui/data-table/selection.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { LazyAddSite, LazyBulkDialog, loadDialogs } from './dialogs.ts';
import { siteColumns } from './site-columns.tsx';
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
  useEffect(loadDialogs, []);
  const add = () => setDialog('add');
  const syncAll = () => setDialog('sync-all');
  useActions([
    may('add-site-v1') && { id: 'add-site', label: t('app.palette.act.addSite'), run: add },
    may('sync-sites-v1') && { id: 'sync-all', label: t('app.palette.act.syncAll'), run: syncAll },
  ]);
  const addButton = may('add-site-v1') && (
    <Button leftSection={<IconPlus size={16} />} onClick={add}>
      {t('sites.add.title')}
    </Button>
  );
  return (
    <PageLayout
      title={t('sites.title')}
      fill
      actions={
        <>
          {may('sync-sites-v1') && (
            <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={syncAll}>
              {t('sites.syncAll')}
            </Button>
          )}
          {addButton}
        </>
      }
    >
      <DataTable
        label={t('sites.title')}
        storeAs="Sites"
        noun="common.count.sites"
        rows={rows}
        columns={siteColumns()}
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
              title={t('sites.empty.noMatch')}
              action={
                <Button variant="default" onClick={reset}>
                  {t('common.clearFilters')}
                </Button>
              }
            >
              {t('sites.empty.noMatchText')}
            </Empty>
          ) : (
            <Empty title={t('sites.empty.none')} action={addButton}>
              {t('sites.empty.noneText')}
            </Empty>
          )
        }
      />
      <Suspense>
        {dialog === 'add' && <LazyAddSite onClose={close} />}
        {dialog === 'sync-all' && <LazyBulkDialog action="sync" ids={[]} everywhere onClose={close} />}
      </Suspense>
    </PageLayout>
  );
}
