import { getRouteApi } from '@tanstack/react-router';
import { REFRESHED } from '../../api/refreshed.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { useChangeSearch } from '../../shared/search-params.ts';
import { LateScopeFilters } from '../../shared/sites/late-scope-filters.tsx';
import { downText, durationText, faultText, type Incident } from '../../shared/uptime/monitor-words.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import { Wrapped } from '../../ui/data-table/cells/wrapped.tsx';
import { type Column, TIME_WIDTH } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { UnlessNoSites } from '../../ui/feedback/unless-no-sites.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { FoldedFilters } from '../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDateTime, shortAddress } from '../../ui/text/format.ts';

const route = getRouteApi('/app/uptime');

const columns = once((): readonly Column<Incident>[] => [
  {
    key: 'site',
    header: t('common.site'),
    fixed: true,
    cell: ({ site_id, site_name, site_url }) => (
      <TwoLines below={shortAddress(site_url)}>
        <RowLink href={`/sites/${site_id}?tab=uptime`}>{site_name}</RowLink>
      </TwoLines>
    ),
  },
  {
    key: 'cause',
    header: t('uptime.incidents.cause'),
    from: 'sm',
    cell: incident => (
      <Wrapped>
        <span title={downText({ ...incident, said: incident.reason })}>{faultText(incident)}</span>
      </Wrapped>
    ),
  },
  {
    key: 'client',
    header: t('common.client'),
    width: '160px',
    from: 'lg',
    cell: ({ client_id, client_name }) =>
      client_id === null ? '–' : <RowLink href={`/clients/${client_id}`}>{client_name}</RowLink>,
  },
  {
    key: 'began',
    header: t('uptime.incidents.began'),
    width: TIME_WIDTH,
    from: 'md',
    cell: ({ started_at }) => formatDateTime(started_at),
  },
  {
    key: 'took',
    header: t('uptime.incidents.took'),
    width: '130px',
    fixed: true,
    cell: ({ resolved, unwatched, duration_seconds }) =>
      resolved ? (
        <span title={unwatched ? t('shared.monitors.unwatched') : undefined}>{durationText(duration_seconds)}</span>
      ) : (
        <Chip tone="bad">{durationText(duration_seconds)}</Chip>
      ),
  },
]);

/** When sites were down, newest first. */
export function IncidentList() {
  const search = route.useSearch();
  const { q, incidents, clients, tags } = search;
  const change = useChangeSearch(route);
  const open = incidents === undefined ? undefined : incidents === 'open';
  const scope = useScopeInput();
  const rows = useRows(
    'list-incidents-v1',
    { ...scope, search: q, open, client_ids: clients, tags_any: tags },
    REFRESHED,
  );
  return (
    <>
      <SavedViews list="incidents" storeAs="Incidents" base="view=incidents" />
      <DataTable
        label={t('uptime.incidents.tab')}
        storeAs="Incidents"
        noun="uptime.incidents.count"
        rows={rows}
        rowHeight={52}
        rowId={({ id }) => id}
        rowName={({ site_name }) => site_name}
        columns={columns()}
        toolbar={
          <>
            <SearchField
              label={t('uptime.search')}
              value={q ?? ''}
              onChange={text => change({ q: text || undefined })}
            />
            <FoldedFilters filtered={[incidents, clients, tags].some(Boolean)}>
              <FilterSelect
                label={t('common.status')}
                placeholder={t('uptime.incidents.anyState')}
                width={200}
                data={[
                  { value: 'open', label: t('uptime.incidents.open') },
                  { value: 'over', label: t('uptime.incidents.over') },
                ]}
                value={incidents}
                onChange={incidents => change({ incidents })}
              />
              <LateScopeFilters search={search} onChange={change} />
            </FoldedFilters>
          </>
        }
        empty={
          q || incidents || clients || tags ? (
            <Empty title={t('uptime.incidents.noMatch')}>{t('uptime.noMatchText')}</Empty>
          ) : (
            <UnlessNoSites text={t('uptime.incidents.noSites')}>
              <Empty title={t('uptime.incidents.none')}>{t('uptime.incidents.noneText')}</Empty>
            </UnlessNoSites>
          )
        }
      />
    </>
  );
}
