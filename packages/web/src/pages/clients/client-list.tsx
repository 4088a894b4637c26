import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CLIENT_SORTS, CLIENT_STATUSES } from '../../generated/choices.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { CLIENT_STATUS_NAMES } from './client.ts';
import { clientColumns } from './client-columns.tsx';
import { useClientDialogs } from './client-dialogs.tsx';

const route = getRouteApi('/app/clients');
const STATES = CLIENT_STATUSES.map(value => ({ value, label: CLIENT_STATUS_NAMES[value] }));

export function ClientList({ addButton }: { readonly addButton: ReactNode }) {
  const { q, status, sort = 'name', order = 'asc' } = route.useSearch();
  const navigate = route.useNavigate();
  const rows = useRows('list-clients-v1', { search: q, status, sort, order });
  const { kinds, open, dialog } = useClientDialogs();
  const change = (next: object) => navigate({ search: now => ({ ...now, ...next }), replace: true });
  return (
    <>
      <DataTable
        label="Clients"
        noun={['client', 'clients']}
        rows={rows}
        columns={clientColumns({ kinds, open })}
        rowId={client => client.id}
        rowName={client => client.name}
        sort={{ by: sort, order }}
        onSort={({ by, order }) => change({ sort: CLIENT_SORTS.find(known => known === by), order })}
        toolbar={
          <>
            <SearchField label="Search clients" value={q ?? ''} onChange={q => change({ q: q || undefined })} />
            <FilterSelect
              label="Status"
              placeholder="Any status"
              width={150}
              data={STATES}
              value={status}
              onChange={status => change({ status })}
            />
          </>
        }
        empty={
          q || status ? (
            <Empty title="No client matches">Search for less, or take away the filter.</Empty>
          ) : (
            <Empty title="There are no clients yet" action={addButton}>
              Add those whose sites you keep, then say on the page of each which sites are theirs.
            </Empty>
          )
        }
      />
      {dialog}
    </>
  );
}
