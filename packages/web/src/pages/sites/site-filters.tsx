import { t } from '../../texts/text.ts';
import { FieldPlace } from '../../ui/forms/field-place.tsx';
import { FoldedFilters } from '../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { latePart } from '../../ui/loading/late-part.ts';
import { FILTER_WIDTHS } from './filter-widths.ts';
import { useSiteFilters } from './use-site-filters.ts';

const SiteFilterFields = latePart(
  () => import('./site-filter-fields.tsx'),
  () => Object.entries(FILTER_WIDTHS).map(([field, width]) => <FieldPlace key={field} width={width} />),
);

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
