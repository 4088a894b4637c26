import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useRead } from '../../../api/use-ability.ts';
import { UPDATE_TYPES } from '../../../generated/choices.ts';
import { UnlessNoSites } from '../../../shared/sites/unless-no-sites.tsx';
import { GROUP_NAMES } from '../../../shared/updates/update.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { formatNumber } from '../../../ui/text/format.ts';

const route = getRouteApi('/app/updates');

/** What the lists are narrowed to, as it stands in the address. */
export function useUpdatesFilter() {
  const { q, type, item, to } = route.useSearch();
  return { q, type, item, to };
}

/**
 * Search and type, the same over the list by item and the list by site.
 * @param name Of the one item that the list by site is about, once known.
 */
export function UpdatesToolbar({ name }: { readonly name?: string | undefined }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useRead('count-updates-v1', {});
  const counted = (label: string, found: number | undefined) =>
    found === undefined ? label : `${label} (${formatNumber(found)})`;
  return (
    <>
      <SearchField
        label="Search updates"
        value={search.q ?? ''}
        onChange={text => navigate({ search: { ...search, q: text || undefined }, replace: true })}
      />
      <NativeSelect
        aria-label="Type"
        value={search.type ?? ''}
        data={[
          { value: '', label: counted('All types', data?.total) },
          ...UPDATE_TYPES.map(value => ({ value, label: counted(GROUP_NAMES[value], data?.[value]) })),
        ]}
        onChange={event =>
          navigate({
            search: { ...search, type: UPDATE_TYPES.find(known => known === event.target.value) },
            replace: true,
          })
        }
      />
      {search.item !== undefined && (
        <Button
          variant="light"
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={`Only ${name ?? search.item} ${search.to ?? ''}: show all`}
          onClick={() => navigate({ search: { ...search, item: undefined, to: undefined }, replace: true })}
        >
          {name ?? search.item} {search.to !== undefined && `→ ${search.to}`}
        </Button>
      )}
    </>
  );
}

export function NothingPending() {
  const { q, type, item } = useUpdatesFilter();
  if (item) return <Empty title="No site waits for this update any more">Show all, or look at another item.</Empty>;
  if (q) return <Empty title={`No update is called like “${q}”`}>Search for another part of the name or slug.</Empty>;
  if (type) return <Empty title="No such update is pending">Choose another type, or all.</Empty>;
  return (
    <UnlessNoSites>
      <Empty title="Everything is up to date">
        What the sites told at their last sync is shown here. Sync them to hear whether there is something new.
      </Empty>
    </UnlessNoSites>
  );
}
