import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useRead } from '../../../api/use-ability.ts';
import { UPDATE_TYPES } from '../../../generated/choices.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { useChangeSearch } from '../../../shared/search-params.ts';
import { GROUP_NAMES } from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import type { TextId } from '../../../texts/text-id.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { UnlessNoSites } from '../../../ui/feedback/unless-no-sites.tsx';
import { FoldedFilters } from '../../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';

const route = getRouteApi('/app/updates');

/** The filters of the lists, from the address. */
export function useUpdatesFilter() {
  const { q, type, item, to } = route.useSearch();
  return { q, type, item, to };
}

interface ToolbarProps {
  readonly name?: string | undefined;
  readonly searches?: TextId;
}

/**
 * Search and type, shared by the list by item and the list by site.
 * @param name The item that the list by site is limited to, once known. @param searches What the search looks for.
 */
export function UpdatesToolbar({ name, searches = 'updates.pending.search' }: ToolbarProps) {
  const search = route.useSearch();
  const change = useChangeSearch(route);
  const scope = useScopeInput();
  const { data } = useRead('count-updates-v1', scope);
  const counted = (label: string, found: number | undefined) =>
    found === undefined ? label : t('updates.pending.counted', { label, count: found });
  return (
    <>
      <SearchField label={t(searches)} value={search.q ?? ''} onChange={text => change({ q: text || undefined })} />
      <FoldedFilters filtered={search.type !== undefined}>
        <NativeSelect
          aria-label={t('updates.columns.type')}
          value={search.type ?? ''}
          data={[
            { value: '', label: counted(t('updates.pending.allTypes'), data?.total) },
            ...UPDATE_TYPES.map(value => ({ value, label: counted(GROUP_NAMES[value], data?.[value]) })),
          ]}
          onChange={event => change({ type: UPDATE_TYPES.find(known => known === event.target.value) })}
        />
      </FoldedFilters>
      {search.item !== undefined && (
        <Button
          variant="light"
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={t('updates.pending.only', { name: `${name ?? search.item} ${search.to ?? ''}`.trim() })}
          onClick={() => change({ item: undefined, to: undefined })}
        >
          {name ?? search.item} {search.to !== undefined && `→ ${search.to}`}
        </Button>
      )}
    </>
  );
}

export function NothingPending() {
  const { q, type, item } = useUpdatesFilter();
  if (item) return <Empty title={t('updates.pending.noSite')}>{t('updates.pending.noSiteText')}</Empty>;
  if (q) return <Empty title={t('updates.pending.noMatch', { search: q })}>{t('updates.pending.noMatchText')}</Empty>;
  if (type) return <Empty title={t('updates.pending.noType')}>{t('updates.pending.noTypeText')}</Empty>;
  return (
    <UnlessNoSites>
      <Empty title={t('updates.pending.none')}>{t('updates.pending.noneText')}</Empty>
    </UnlessNoSites>
  );
}
