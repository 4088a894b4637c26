import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { CHANGE_KINDS } from '../../generated/choices.ts';
import { LateEntityPicker } from '../../shared/entities/late-entity-picker.tsx';
import { useChangeSearch } from '../../shared/search-params.ts';
import { t } from '../../texts/text.ts';
import { DayFilter } from '../../ui/forms/day-filter.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { FoldedFilters } from '../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import styles from './changes.module.css';

const route = getRouteApi('/app/changes');
const NONE = { q: undefined, kind: undefined, sites: undefined, since: undefined, until: undefined };

/** Client and tag are chosen in the top bar. */
export function ChangeFilters() {
  const search = route.useSearch();
  const change = useChangeSearch(route);
  const filtered = (Object.keys(NONE) as (keyof typeof NONE)[]).some(name => search[name] !== undefined);
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('changes.search')}
        value={search.q ?? ''}
        onChange={text => change({ q: text || undefined })}
      />
      <FoldedFilters filtered={filtered}>
        <FilterSelect
          label={t('changes.kind')}
          placeholder={t('changes.anyKind')}
          width={170}
          data={CHANGE_KINDS.map(value => ({ value, label: t(`changes.kinds.${value}`) }))}
          value={search.kind}
          onChange={kind => change({ kind })}
        />
        <LateEntityPicker
          kind="sites"
          label={t('common.sites')}
          quiet
          placeholder={t('changes.anySite')}
          width={200}
          value={search.sites ?? []}
          onChange={sites => change({ sites: sites.length > 0 ? sites : undefined })}
        />
        <DayFilter label={t('changes.from')} value={search.since} onChange={since => change({ since })} />
        <DayFilter label={t('changes.before')} value={search.until} onChange={until => change({ until })} />
        {filtered && (
          <Button variant="subtle" size="compact-sm" onClick={() => change(NONE)}>
            {t('common.clearFilters')}
          </Button>
        )}
      </FoldedFilters>
    </div>
  );
}
