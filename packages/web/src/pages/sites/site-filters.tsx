import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { SITE_HEALTHS, SITE_STATUSES } from '../../generated/choices.ts';
import { HEALTHS } from '../../shared/sites/site-state.tsx';
import { EntityPicker } from '../../ui/forms/entity-picker.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { CHECKS } from './search.ts';
import styles from './sites.module.css';
import { useSiteFilters } from './use-site-filters.ts';
import { VersionPicker } from './version-picker.tsx';

const STATES = [
  ...SITE_HEALTHS.map(health => ({ value: health, label: HEALTHS[health].name })),
  { value: 'connected', label: 'Connected' },
  { value: 'available_update', label: 'With updates' },
  { value: 'unchecked', label: 'Never checked' },
];

export function SiteFilters() {
  const { search, change, filtered, reset } = useSiteFilters();
  const [open, setOpen] = useState(false);
  const setState = (value: string | null) =>
    change({
      health: SITE_HEALTHS.find(health => health === value),
      status: SITE_HEALTHS.some(health => health === value)
        ? undefined
        : SITE_STATUSES.find(status => status === value),
      check: CHECKS.find(check => check === value),
    });
  return (
    <>
      <SearchField label="Search sites" value={search.q ?? ''} onChange={q => change({ q: q || undefined })} />
      <ActionIcon
        className={styles.filterButton}
        variant={filtered ? 'light' : 'default'}
        size="lg"
        aria-label="Filters"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IconFilter size={17} />
      </ActionIcon>
      <div className={styles.filters} data-open={open || undefined}>
        <Select
          aria-label="State"
          placeholder="Any state"
          w={150}
          clearable
          data={STATES}
          value={search.health ?? search.check ?? search.status ?? null}
          onChange={setState}
        />
        <EntityPicker
          kind="tags"
          label="Tags"
          quiet
          placeholder="Any tag"
          width={190}
          value={search.tags ?? []}
          onChange={tags => change({ tags: tags.length > 0 ? tags : undefined })}
        />
        {(search.tags?.length ?? 0) > 1 && (
          <SegmentedControl
            size="xs"
            aria-label="Sites with any or all of the tags"
            data={[
              { value: 'any', label: 'any' },
              { value: 'all', label: 'all' },
            ]}
            value={search.match ?? 'any'}
            onChange={value => change({ match: value === 'all' ? 'all' : undefined })}
          />
        )}
        <EntityPicker
          kind="clients"
          label="Clients"
          quiet
          placeholder="Any client"
          width={170}
          value={search.clients ?? []}
          onChange={clients => change({ clients: clients.length > 0 ? clients : undefined })}
        />
        <VersionPicker
          value={search.versions ?? []}
          onChange={versions => change({ versions: versions.length > 0 ? versions : undefined })}
        />
        {filtered && (
          <Button variant="subtle" size="compact-sm" onClick={reset}>
            Clear filters
          </Button>
        )}
      </div>
    </>
  );
}
