import { Button, Select } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/empty.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type Cost, namesOf, PRODUCT_NAMES, STATUS_NAMES } from './cost.ts';
import { costColumns } from './cost-columns.tsx';

const route = getRouteApi('/app/costs');
const DUE = [7, 30, 90, 365];

interface CostListProps {
  readonly addButton: ReactNode;
  readonly onEdit: ((cost: Cost) => void) | undefined;
  readonly onDelete: ((cost: Cost) => void) | undefined;
}

export function CostList({ addButton, onEdit, onDelete }: CostListProps) {
  const { q, status, product, type, due } = route.useSearch();
  const navigate = route.useNavigate();
  const rows = useRows('list-costs-v1', { search: q, status, category: product, type, due_within_days: due });
  const change = (next: object) => navigate({ search: now => ({ ...now, ...next }), replace: true });
  const filtered = [q, status, product, type, due].some(value => value !== undefined);
  const days = due === undefined || DUE.includes(due) ? DUE : [...DUE, due];
  return (
    <DataTable
      label="Costs"
      noun={['cost', 'costs']}
      rows={rows}
      columns={costColumns({ onEdit, onDelete })}
      rowId={cost => cost.id}
      rowName={cost => cost.name}
      toolbar={
        <>
          <SearchField label="Search costs" value={q ?? ''} onChange={q => change({ q: q || undefined })} />
          <Select
            aria-label="Due"
            placeholder="Due any time"
            w={160}
            clearable
            data={days.map(count => ({ value: String(count), label: `Due in ${count} days` }))}
            value={due === undefined ? null : String(due)}
            onChange={value => change({ due: value === null ? undefined : Number(value) })}
          />
          <Select
            aria-label="Type"
            placeholder="Any type"
            w={130}
            clearable
            data={namesOf(PRODUCT_NAMES)}
            value={product ?? null}
            onChange={value => change({ product: value ?? undefined })}
          />
          <Select
            aria-label="Status"
            placeholder="Any status"
            w={140}
            clearable
            data={namesOf(STATUS_NAMES)}
            value={status ?? null}
            onChange={value => change({ status: value ?? undefined })}
          />
          {filtered && (
            <Button variant="subtle" size="compact-sm" onClick={() => navigate({ search: {}, replace: true })}>
              Clear filters
            </Button>
          )}
        </>
      }
      empty={
        filtered ? (
          <Empty title="No cost matches">Take away a filter, or search for less.</Empty>
        ) : (
          <Empty title="There are no costs yet" action={addButton}>
            Add what is paid for sites, tags or clients, to see what they cost and when it is due.
          </Empty>
        )
      }
    />
  );
}
