import { getRouteApi } from '@tanstack/react-router';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import { LateOneEntityPicker } from '../../../shared/entities/late-entity-picker.tsx';
import { SavedViews } from '../../../shared/saved-views/saved-views.tsx';
import { isNarrowed, scopeInput, useScope } from '../../../shared/scope/use-scope.ts';
import { useChangeSearch } from '../../../shared/search-params.ts';
import { type IgnoredUpdatesRule, TYPE_NAMES } from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import { buttonColumn } from '../../../ui/data-table/cells/button-column.tsx';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { rowIds } from '../../../ui/data-table/row-ids.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { FoldedFilters } from '../../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Chip } from '../../../ui/text/chip.tsx';

const route = getRouteApi('/app/updates');
const idOf = rowIds();

/** The ignored updates, for all sites and for single ones, with actions to stop ignoring them. */
export function IgnoredView() {
  const search = route.useSearch();
  const { q, site } = search;
  const change = useChangeSearch(route);
  const may = useCan();
  const scope = useScope();
  const rows = useRows('list-ignore-rules-v1', { ...scopeInput(scope), search: q, site_id_or_domain: site });
  const unignore = useRun('unignore-updates-v1');
  const takeBack = (rule: IgnoredUpdatesRule) =>
    unignore.mutate(
      {
        type: rule.type,
        slugs: rule.type === 'wp' ? undefined : [rule.slug || '*'],
        version: rule.version || undefined,
        site_id_or_domain: rule.site_id ?? undefined,
      },
      { onSuccess: () => toast(t('updates.ignored.done')), onError: failure => toastError(failure) },
    );
  return (
    <>
      <SavedViews list="ignored_updates" storeAs="Ignored updates" base="view=ignored" />
      <DataTable
        label={t('updates.ignored.label')}
        storeAs="Ignored updates"
        noun="updates.ignored.count"
        rows={rows}
        columns={columns(may('unignore-updates-v1') ? takeBack : undefined)}
        rowId={rule => idOf(`${rule.site_id}\n${rule.type}\n${rule.slug}\n${rule.version}`)}
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
            {t(site === undefined && !isNarrowed(scope) ? 'updates.ignored.noneText' : 'updates.ignored.noneHere')}
          </Empty>
        }
      />
    </>
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
      from: 'lg',
      cell: rule => <Chip>{TYPE_NAMES[rule.type]}</Chip>,
    },
    {
      key: 'scope',
      header: t('updates.columns.where'),
      width: 'min(200px, 27vw)',
      from: 'sm',
      cell: ({ site_id, site_name }) =>
        site_id === null ? (
          t('updates.ignored.allSites')
        ) : (
          <RowLink href={`/sites/${site_id}?tab=updates`}>{site_name}</RowLink>
        ),
    },
    ...buttonColumn<IgnoredUpdatesRule>({
      label: t('updates.ignored.back'),
      named: rule => t('updates.ignored.backNamed', { name: nameOf(rule) }),
      width: '206px',
      run: takeBack,
    }),
  ];
}
