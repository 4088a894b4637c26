import { ActionIcon } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { t } from '../../texts/text.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import styles from './sites.module.css';
import { useSiteFilters } from './use-site-filters.ts';

const SiteFilterFields = lazyPart(() => import('./site-filter-fields.tsx'));

export function SiteFilters() {
  const { search, change, filtered } = useSiteFilters();
  const [open, setOpen] = useState(false);
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
        <Suspense>
          <SiteFilterFields />
        </Suspense>
      </div>
    </>
  );
}
