import { getRouteApi } from '@tanstack/react-router';
import { REFRESHED } from '../../api/refreshed.ts';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { MONITOR_SORTS, MONITOR_STATUSES } from '../../generated/choices.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { useChangeSearch } from '../../shared/search-params.ts';
import { LateScopeFilters } from '../../shared/sites/late-scope-filters.tsx';
import { MONITOR_NAMES, type Monitor } from '../../shared/uptime/monitor-words.ts';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { UnlessNoSites } from '../../ui/feedback/unless-no-sites.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { FoldedFilters } from '../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { monitorColumns } from './monitor-columns.tsx';

const route = getRouteApi('/app/uptime');

export function MonitorList() {
  const search = route.useSearch();
  const { q, status, clients, tags, sort = 'status', order = 'asc' } = search;
  const may = useCan();
  const check = useRun('check-monitor-v1');
  const change = useChangeSearch(route);
  const scope = useScopeInput();
  const rows = useRows(
    'list-monitors-v1',
    { ...scope, search: q, status, client_ids: clients, tags_any: tags, sort, order },
    REFRESHED,
  );
  const checkNow = ({ id, name }: Monitor) =>
    check.mutate(
      { site_id_or_domain: id },
      {
        onSuccess: ({ status }) => toast(t('uptime.checked', { name, status: MONITOR_NAMES[status] })),
        onError: error => toastError(error),
      },
    );
  return (
    <>
      <SavedViews list="uptime" storeAs="Monitors" />
      <DataTable
        label={t('uptime.monitors.tab')}
        storeAs="Monitors"
        noun="common.count.sites"
        rows={rows}
        rowHeight={52}
        rowId={monitor => monitor.id}
        rowName={monitor => monitor.name}
        columns={monitorColumns({ onCheck: may('check-monitor-v1') ? checkNow : undefined })}
        sort={{ by: sort, order }}
        onSort={({ by, order }) => change({ sort: MONITOR_SORTS.find(known => known === by), order })}
        toolbar={
          <>
            <SearchField
              label={t('uptime.search')}
              value={q ?? ''}
              onChange={text => change({ q: text || undefined })}
            />
            <FoldedFilters filtered={[status, clients, tags].some(Boolean)}>
              <FilterSelect
                label={t('common.status')}
                placeholder={t('uptime.monitors.anyStatus')}
                width={140}
                data={MONITOR_STATUSES.map(value => ({ value, label: MONITOR_NAMES[value] }))}
                value={status}
                onChange={status => change({ status })}
              />
              <LateScopeFilters search={search} onChange={change} />
            </FoldedFilters>
          </>
        }
        empty={
          q || status || clients || tags ? (
            <Empty title={t('uptime.monitors.noMatch')}>{t('uptime.noMatchText')}</Empty>
          ) : (
            <UnlessNoSites text={t('uptime.monitors.noSites')}>
              <Empty title={t('uptime.monitors.none')}>{t('uptime.monitors.noneText')}</Empty>
            </UnlessNoSites>
          )
        }
      />
    </>
  );
}
