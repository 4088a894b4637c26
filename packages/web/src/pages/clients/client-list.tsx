import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CLIENT_STATUSES, PORTFOLIO_MARKS, PORTFOLIO_SORTS } from '../../generated/choices.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { useChangeSearch } from '../../shared/search-params.ts';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { FoldedFilters } from '../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { CLIENT_STATUS_NAMES } from './client.ts';
import { clientColumns } from './client-columns.tsx';
import { useClientDialogs } from './client-dialogs.tsx';

const route = getRouteApi('/app/clients');

export function ClientList({ addButton }: { readonly addButton: ReactNode }) {
  const { q, status, with: mark, sort = 'name', order = 'asc' } = route.useSearch();
  const scope = useScopeInput();
  const rows = useRows('list-portfolio-v1', { ...scope, search: q, status, with: mark, sort, order });
  const narrow = useNarrow();
  const { kinds, open, dialog } = useClientDialogs();
  const change = useChangeSearch(route);
  return (
    <>
      <SavedViews list="clients" storeAs="Clients" />
      <DataTable
        label={t('clients.title')}
        storeAs="Clients"
        noun="common.count.clients"
        rows={rows}
        columns={clientColumns({ narrow, kinds, open })}
        rowHeight={narrow ? 52 : undefined}
        rowId={client => client.id}
        rowName={client => client.name}
        sort={{ by: sort, order }}
        onSort={({ by, order }) => change({ sort: PORTFOLIO_SORTS.find(known => known === by), order })}
        toolbar={
          <>
            <SearchField
              label={t('clients.list.search')}
              value={q ?? ''}
              onChange={q => change({ q: q || undefined })}
            />
            <FoldedFilters filtered={status !== undefined || mark !== undefined}>
              <FilterSelect
                label={t('common.status')}
                placeholder={t('clients.list.anyStatus')}
                width={150}
                data={CLIENT_STATUSES.map(value => ({ value, label: CLIENT_STATUS_NAMES[value] }))}
                value={status}
                onChange={status => change({ status })}
              />
              <FilterSelect
                label={t('clients.list.with.label')}
                placeholder={t('clients.list.with.any')}
                width={200}
                data={PORTFOLIO_MARKS.map(value => ({ value, label: t(`clients.list.with.${value}`) }))}
                value={mark}
                onChange={mark => change({ with: mark })}
              />
            </FoldedFilters>
          </>
        }
        empty={
          q || status || mark ? (
            <Empty title={t('clients.list.noMatch')}>{t('clients.list.noMatchText')}</Empty>
          ) : (
            <Empty title={t('clients.list.none')} action={addButton}>
              {t(addButton ? 'clients.list.noneText' : 'ui.othersAdd')}
            </Empty>
          )
        }
      />
      {dialog}
    </>
  );
}
