import { t } from '../../../texts/text.ts';
import { FieldPlace } from '../../../ui/forms/field-place.tsx';
import { FoldedFilters } from '../../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { latePart } from '../../../ui/loading/late-part.ts';
import type { InboxFiltersProps } from './inbox-filter-fields.tsx';
import { INBOX_FILTER_WIDTHS } from './inbox-filter-widths.ts';

const InboxFilterFields = latePart(
  () => import('./inbox-filter-fields.tsx'),
  () => (
    <>
      <FieldPlace width={INBOX_FILTER_WIDTHS.kind} />
      <FieldPlace width={INBOX_FILTER_WIDTHS.severity} />
    </>
  ),
);

/** Search and filters. */
export function InboxFilters(props: InboxFiltersProps) {
  const { search, onChange } = props;
  const filtered = search.kind !== undefined || search.severity !== undefined || search.snoozed === 'only';
  return (
    <>
      <SearchField
        label={t('overview.inbox.search')}
        value={search.q ?? ''}
        onChange={q => onChange({ q: q === '' ? undefined : q })}
      />
      <FoldedFilters filtered={filtered}>
        <InboxFilterFields {...props} />
      </FoldedFilters>
    </>
  );
}
