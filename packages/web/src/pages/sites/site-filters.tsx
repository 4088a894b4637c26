import { t } from '../../texts/text.ts';
import { FoldedFilters } from '../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { latePart } from '../../ui/loading/late-part.ts';
import { useSiteFilters } from './use-site-filters.ts';

const SiteFilterFields = latePart(() => import('./site-filter-fields.tsx'));

// The same element each time: typing does not render it again.
const FIELDS = <SiteFilterFields />;

export function SiteFilters() {
  const { search, change, filtered } = useSiteFilters();
  return (
    <>
      <SearchField
        label={t('sites.filters.search')}
        value={search.q ?? ''}
        onChange={q => change({ q: q || undefined })}
      />
      <FoldedFilters filtered={filtered}>{FIELDS}</FoldedFilters>
    </>
  );
}
