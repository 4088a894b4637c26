import { getRouteApi } from '@tanstack/react-router';
import { useCan } from '../../../api/session.ts';
import { useRead, useRun } from '../../../api/use-ability.ts';
import { useChangeSearch } from '../../../shared/search-params.ts';
import { type IgnoredUpdatesRule, TYPE_NAMES } from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import { buttonColumn } from '../../../ui/data-table/cells/button-column.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { rowIds } from '../../../ui/data-table/row-ids.ts';
import { allRows } from '../../../ui/data-table/rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { FoldedFilters } from '../../../ui/forms/folded-filters.tsx';
import { LateOneEntityPicker } from '../../../ui/forms/late-entity-picker.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Chip } from '../../../ui/text/chip.tsx';

const route = getRouteApi('/app/updates');
const idOf = rowIds();

/** The ignored updates, on all sites or on one, with actions to stop ignoring them. */
export function IgnoredView() {
  const search = route.useSearch();
  const { q, site } = search;
  const change = useChangeSearch(route);
  const may = useCan();
  const input = { search: q, site_id_or_domain: site };
  const { data, error, refetch } = useRead('list-ignored-updates-v1', input);
  const unignore = useRun('unignore-updates-v1');
  const takeBack = (rule: IgnoredUpdatesRule) =>
    unignore.mutate(
      {
        type: rule.type,
        slugs: rule.type === 'wp' ? undefined : [rule.slug || '*'],
        version: rule.version || undefined,
        site_id_or_domain: rule.scope === 'site' ? site : undefined,
      },
      { onSuccess: () => toast(t('updates.ignored.done')), onError: failure => toastError(failure) },
    );
  return (
    <DataTable
      label={t('updates.ignored.label')}
      storeAs="Ignored updates"
      noun="updates.ignored.count"
      rows={allRows(data?.rules, { error, retry: refetch, source: { name: 'list-ignored-updates-v1', input } })}
      columns={columns(may('unignore-updates-v1') ? takeBack : undefined)}
      rowId={rule => idOf(`${rule.scope}\n${site}\n${rule.type}\n${rule.slug}\n${rule.version}`)}
      rowName={nameOf}
      rowHeight={48}
      toolbar={
        <>
          <SearchField
            label={t('updates.ignored.search')}
            value={q ?? ''}
            onChange={text => change({ q: text || undefined })}
          />
          <FoldedFilters filtered={site !== undefined}>
            <LateOneEntityPicker
              kind="sites"
              label={t('common.site')}
              quiet
              placeholder={t('updates.ignored.everywhere')}
              width={220}
              value={site ?? null}
              onChange={id => change({ site: id ?? undefined })}
            />
          </FoldedFilters>
        </>
      }
      empty={
        <Empty title={q ? t('updates.ignored.noMatch', { search: q }) : t('updates.ignored.none')}>
          {t(site === undefined ? 'updates.ignored.chooseSite' : 'updates.ignored.noneHere')}
        </Empty>
      }
    />
  );
}

const nameOf = ({ type, name }: IgnoredUpdatesRule) =>
  name || (type === 'wp' ? 'WordPress' : t(`updates.ignored.allOf.${type}`));

function columns(takeBack: ((rule: IgnoredUpdatesRule) => void) | undefined): Column<IgnoredUpdatesRule>[] {
  return [
    {
      key: 'name',
      header: t('updates.columns.item'),
      fixed: true,
      cell: rule => <TwoLines below={rule.slug !== rule.name && rule.slug}>{nameOf(rule)}</TwoLines>,
    },
    {
      key: 'version',
      header: t('updates.columns.version'),
      width: '80px',
      from: 'sm',
      cell: rule => rule.version || t('updates.ignored.allVersions'),
    },
    {
      key: 'type',
      header: t('updates.columns.type'),
      width: '120px',
      from: 'sm',
      cell: rule => <Chip>{TYPE_NAMES[rule.type]}</Chip>,
    },
    {
      key: 'scope',
      header: t('updates.columns.where'),
      width: '130px',
      from: 'sm',
      cell: rule => (rule.scope === 'fleet' ? t('updates.ignored.allSites') : t('updates.ignored.thisSite')),
    },
    ...buttonColumn<IgnoredUpdatesRule>({
      label: t('updates.ignored.back'),
      named: rule => t('updates.ignored.backNamed', { name: nameOf(rule) }),
      width: '206px',
      run: takeBack,
    }),
  ];
}
