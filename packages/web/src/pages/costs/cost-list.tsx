import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { COST_STATUS_NAMES, type Cost, namesOf, PRODUCT_NAMES } from '../../shared/costs/cost.ts';
import { costColumns } from '../../shared/costs/cost-columns.tsx';
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
  const scope = useScopeInput();
  const narrow = useNarrow();
  const rows = useRows('list-costs-v1', { ...scope, search: q, status, category: product, type, due_within_days: due });
  const change = useChangeSearch(route);
  const filtered = [q, status, product, type, due].some(value => value !== undefined);
  const days = due === undefined || DUE.includes(due) ? DUE : [...DUE, due];
  return (
    <>
      <SavedViews list="costs" storeAs="Costs" />
      <DataTable
        label={t('costs.title')}
        storeAs="Costs"
        noun="common.count.costs"
        rows={rows}
        columns={costColumns({ onEdit, onDelete }, narrow)}
        rowHeight={narrow ? 52 : undefined}
        rowId={cost => cost.id}
        rowName={cost => cost.name}
        toolbar={
          <>
            <SearchField
              label={t('costs.filters.search')}
              value={q ?? ''}
              onChange={q => change({ q: q || undefined })}
            />
            <FoldedFilters filtered={filtered}>
              <FilterSelect
                label={t('costs.filters.due')}
                placeholder={t('costs.filters.anyDue')}
                width={160}
                data={days.map(count => ({ value: String(count), label: t('costs.filters.dueIn', { days: count }) }))}
                value={due === undefined ? undefined : String(due)}
                onChange={value => change({ due: value === undefined ? undefined : Number(value) })}
              />
              <FilterSelect
                label={t('shared.costs.columns.type')}
                placeholder={t('costs.filters.anyType')}
                width={130}
                data={namesOf(PRODUCT_NAMES)}
                value={product}
                onChange={product => change({ product })}
              />
              <FilterSelect
                label={t('common.status')}
                placeholder={t('costs.filters.anyStatus')}
                width={140}
                data={namesOf(COST_STATUS_NAMES)}
                value={status}
                onChange={status => change({ status })}
              />
              {filtered && (
                <Button variant="subtle" size="compact-sm" onClick={() => navigate({ search: {}, replace: true })}>
                  {t('common.clearFilters')}
                </Button>
              )}
            </FoldedFilters>
          </>
        }
        empty={
          filtered ? (
            <Empty title={t('costs.empty.noMatch')}>{t('costs.empty.noMatchText')}</Empty>
          ) : (
            <Empty title={t('costs.empty.none')} action={addButton}>
              {t(addButton ? 'costs.empty.noneText' : 'ui.othersAdd')}
            </Empty>
          )
        }
      />
    </>
  );
}
