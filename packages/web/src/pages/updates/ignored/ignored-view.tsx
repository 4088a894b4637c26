import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useCan } from '../../../api/session.ts';
import { useRead, useRun } from '../../../api/use-ability.ts';
import { type IgnoredUpdatesRule, TYPE_NAMES } from '../../../shared/updates/update.ts';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { rowIds } from '../../../ui/data-table/row-ids.ts';
import { allRows } from '../../../ui/data-table/rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { OneEntityPicker } from '../../../ui/forms/entity-picker.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Chip } from '../../../ui/text/chip.tsx';

const route = getRouteApi('/app/updates');
const idOf = rowIds();

/** What is ignored, on all sites or on one, and taking it back. */
export function IgnoredView() {
  const search = route.useSearch();
  const { q, site } = search;
  const navigate = route.useNavigate();
  const may = useCan();
  const { data, error, refetch } = useRead('list-ignored-updates-v1', { search: q, site_id_or_domain: site });
  const unignore = useRun('unignore-updates-v1');
  const takeBack = (rule: IgnoredUpdatesRule) =>
    unignore.mutate(
      {
        type: rule.type,
        slugs: rule.type === 'wp' ? undefined : [rule.slug || '*'],
        version: rule.version || undefined,
        site_id_or_domain: rule.scope === 'site' ? site : undefined,
      },
      { onSuccess: () => toast('Not ignored any more'), onError: failure => toastError(failure) },
    );
  return (
    <DataTable
      label="Ignored updates"
      noun={['rule', 'rules']}
      rows={allRows(data?.rules, { error, retry: refetch })}
      columns={columns(may('unignore-updates-v1') ? takeBack : undefined)}
      rowId={rule => idOf(`${rule.scope}\n${site}\n${rule.type}\n${rule.slug}\n${rule.version}`)}
      rowName={nameOf}
      rowHeight={48}
      toolbar={
        <>
          <SearchField
            label="Search ignored updates"
            value={q ?? ''}
            onChange={text => navigate({ search: { ...search, q: text || undefined }, replace: true })}
          />
          <OneEntityPicker
            kind="sites"
            label="Site"
            quiet
            placeholder="On all sites"
            width={220}
            value={site ?? null}
            onChange={id => navigate({ search: { ...search, site: id ?? undefined }, replace: true })}
          />
        </>
      }
      empty={
        <Empty title={q ? `Nothing ignored is called like “${q}”` : 'Nothing is ignored'}>
          {site === undefined
            ? 'What is ignored on a single site shows up when the site is chosen above.'
            : 'Neither on this site nor on all of them.'}
        </Empty>
      }
    />
  );
}

const nameOf = ({ type, name }: IgnoredUpdatesRule) => name || (type === 'wp' ? 'WordPress' : `All ${type}`);

function columns(takeBack: ((rule: IgnoredUpdatesRule) => void) | undefined): Column<IgnoredUpdatesRule>[] {
  const back: Column<IgnoredUpdatesRule> = {
    key: 'actions',
    header: '',
    width: '124px',
    align: 'end',
    fixed: true,
    cell: rule => (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Take back: ${nameOf(rule)}`}
        onClick={() => takeBack?.(rule)}
      >
        Take back
      </Button>
    ),
  };
  return [
    {
      key: 'name',
      header: 'Item',
      fixed: true,
      cell: rule => <TwoLines below={rule.slug !== rule.name && rule.slug}>{nameOf(rule)}</TwoLines>,
    },
    { key: 'version', header: 'Version', width: '80px', fixed: true, cell: rule => rule.version || 'all' },
    { key: 'type', header: 'Type', width: '120px', from: 'sm', cell: rule => <Chip>{TYPE_NAMES[rule.type]}</Chip> },
    {
      key: 'scope',
      header: 'Where',
      width: '130px',
      from: 'sm',
      cell: rule => (rule.scope === 'fleet' ? 'All sites' : 'This site'),
    },
    ...(takeBack ? [back] : []),
  ];
}
