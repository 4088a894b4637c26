import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { SITE_HEALTHS, SITE_STATUSES } from '../../generated/choices.ts';
import { healthWords } from '../../shared/sites/health.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { EntityPicker } from '../../ui/forms/entity-picker.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { CHECKS } from './search.ts';
import styles from './sites.module.css';
import { useSiteFilters } from './use-site-filters.ts';
import { VersionPicker } from './version-picker.tsx';

const states = once(() => [
  ...SITE_HEALTHS.map(health => ({ value: health, label: healthWords(health).name })),
  { value: 'connected', label: t('sites.filters.connected') },
  { value: 'available_update', label: t('sites.filters.withUpdates') },
  { value: 'unchecked', label: t('sites.filters.unchecked') },
]);

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
      <SearchField
        label={t('sites.filters.search')}
        value={search.q ?? ''}
        onChange={q => change({ q: q || undefined })}
      />
      <ActionIcon
        className={styles.filterButton}
        variant={filtered ? 'light' : 'default'}
        size="lg"
        aria-label={t('sites.filters.label')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IconFilter size={17} />
      </ActionIcon>
      <div className={styles.filters} data-open={open || undefined}>
        <Select
          aria-label={t('sites.filters.state')}
          placeholder={t('sites.filters.anyState')}
          w={150}
          clearable
          data={states()}
          value={search.health ?? search.check ?? search.status ?? null}
          onChange={setState}
        />
        <EntityPicker
          kind="tags"
          label={t('common.tags')}
          quiet
          placeholder={t('sites.filters.anyTag')}
          width={190}
          value={search.tags ?? []}
          onChange={tags => change({ tags: tags.length > 0 ? tags : undefined })}
        />
        {(search.tags?.length ?? 0) > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('sites.filters.match')}
            data={[
              { value: 'any', label: t('sites.filters.any') },
              { value: 'all', label: t('sites.filters.all') },
            ]}
            value={search.match ?? 'any'}
            onChange={value => change({ match: value === 'all' ? 'all' : undefined })}
          />
        )}
        <EntityPicker
          kind="clients"
          label={t('common.clients')}
          quiet
          placeholder={t('sites.filters.anyClient')}
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
            {t('common.clearFilters')}
          </Button>
        )}
      </div>
    </>
  );
}
