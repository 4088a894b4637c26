import { NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useRead } from '../../api/use-ability.ts';
import { Empty } from '../../ui/empty.tsx';
import { formatNumber } from '../../ui/format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { UnlessNoSites } from '../../ui/unless-no-sites.tsx';
import { TYPES } from './search.ts';
import { GROUP_NAMES } from './update.ts';

const route = getRouteApi('/app/updates');

/** What the lists are narrowed to, as it stands in the address. */
export function useUpdatesFilter() {
  const { q, type } = route.useSearch();
  return { q, type };
}

/** Search and type, the same over the list by item and the list by site. */
export function UpdatesToolbar() {
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
          ...TYPES.map(value => ({ value, label: counted(GROUP_NAMES[value], data?.[value]) })),
        ]}
        onChange={event =>
          navigate({
            search: { ...search, type: TYPES.find(known => known === event.target.value) },
            replace: true,
          })
        }
      />
    </>
  );
}

export function NothingPending() {
  const { q, type } = useUpdatesFilter();
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
