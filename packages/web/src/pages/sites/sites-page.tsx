import { Button } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { memo, Suspense, useEffect, useMemo, useState } from 'react';
import { REFRESHED } from '../../api/refreshed.ts';
import { useCan } from '../../api/session.ts';
import { SITE_SORTS } from '../../generated/choices.ts';
import { useActions } from '../../shared/palette-store.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { isNarrowed } from '../../shared/scope/use-scope.ts';
import { useSelectionInScope } from '../../shared/scope/use-selection-in-scope.ts';
import { UptimeOfRows } from '../../shared/uptime/listed-uptime.tsx';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { LazyAddSite, LazyBulkDialog, LazySiteDrawer, loadDialogs } from './dialogs.ts';
import { LazyBulkBar } from './lazy-bulk-bar.ts';
import { columnsOfSites } from './site-columns.tsx';
import { SiteFilters } from './site-filters.tsx';
import { filterOf, useDrawer, useSiteFilters } from './use-site-filters.ts';

// The same elements each time: they are not rendered again when rows come in.
const VIEWS = <SavedViews list="sites" storeAs="Sites" />;
const FILTERS = <SiteFilters />;

export function SitesPage() {
  const { search, change, filtered, reset } = useSiteFilters();
  const may = useCan();
  const filter = filterOf(search);
  const rows = useRows('list-site-records-v1', filter, { perPage: 50, ...REFRESHED });
  const selection = useSelectionInScope();
  const [dialog, setDialog] = useState<SitesDialog>();
  const close = () => setDialog(undefined);
  const shown = rows.total !== undefined;
  useEffect(() => {
    if (shown) loadDialogs();
  }, [shown]);
  const { open, close: closeDrawer } = useDrawer();
  const narrow = useNarrow();
  const columns = useMemo(() => columnsOfSites({ onOpen: open, narrow }), [open, narrow]);
  const add = () => setDialog('add');
  const syncAll = () => setDialog('sync-all');
  const navigate = useNavigate();
  const mayImport = may('import-sites-v1');
  useActions([
    may('add-site-v1') && { id: 'add-site', label: t('app.palette.act.addSite'), run: add },
    mayImport && {
      id: 'import-sites',
      label: t('app.palette.act.importSites'),
      run: () => void navigate({ to: '/sites/import' }),
    },
    may('sync-sites-v1') && { id: 'sync-all', label: t('app.palette.act.syncAll'), run: syncAll },
  ]);
  return (
    <PageLayout title={t('sites.title')} fill actions={<SitesActions onOpen={setDialog} />}>
      {VIEWS}
      <UptimeOfRows pages={rows.inView}>
        <DataTable
          label={t('sites.title')}
          storeAs="Sites"
          noun="common.count.sites"
          rows={rows}
          columns={columns}
          onOpen={open}
          rowHeight={52}
          rowId={site => site.id}
          rowName={site => site.name}
          sort={{ by: search.sort ?? 'name', order: search.order ?? 'asc' }}
          onSort={({ by, order }) => change({ sort: SITE_SORTS.find(sort => sort === by), order })}
          selection={may('sync-sites-v1') ? selection : undefined}
          bulk={
            <Suspense>
              <LazyBulkBar selection={selection} filter={filter} total={rows.total ?? 0} />
            </Suspense>
          }
          toolbar={FILTERS}
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
            ) : isNarrowed(search) ? (
              <Empty
                title={t('sites.empty.noneHere')}
                action={
                  <Button variant="default" onClick={() => change({ client: undefined, tag: undefined })}>
                    {t('shared.scope.showAll')}
                  </Button>
                }
              >
                {t('sites.empty.noneHereText')}
              </Empty>
            ) : (
              <Empty
                title={t('sites.empty.none')}
                action={
                  <>
                    <AddButton onOpen={setDialog} />
                    {mayImport && (
                      <Button variant="default" ml="sm" renderRoot={props => <Link to="/sites/import" {...props} />}>
                        {t('app.palette.act.importSites')}
                      </Button>
                    )}
                  </>
                }
              >
                {t(may('add-site-v1') ? 'sites.empty.noneText' : 'ui.noSites.ask')}
              </Empty>
            )
          }
        />
      </UptimeOfRows>
      <Suspense>
        {search.peek !== undefined && <LazySiteDrawer id={search.peek} onClose={closeDrawer} />}
        {dialog === 'add' && <LazyAddSite onClose={close} />}
        {dialog === 'sync-all' && <LazyBulkDialog action="sync" ids={[]} everywhere onClose={close} />}
      </Suspense>
    </PageLayout>
  );
}

type SitesDialog = 'add' | 'sync-all';

interface OpensDialog {
  readonly onOpen: (dialog: SitesDialog) => void;
}

/** Not rendered again by each key that is typed into the search. */
const SitesActions = memo(function SitesActions({ onOpen }: OpensDialog) {
  const may = useCan();
  return (
    <>
      {may('sync-sites-v1') && (
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={() => onOpen('sync-all')}>
          {t('sites.syncAll')}
        </Button>
      )}
      <AddButton onOpen={onOpen} />
    </>
  );
});

function AddButton({ onOpen }: OpensDialog) {
  const may = useCan();
  if (!may('add-site-v1')) return null;
  return (
    <Button leftSection={<IconPlus size={16} />} onClick={() => onOpen('add')}>
      {t('sites.add.title')}
    </Button>
  );
}
