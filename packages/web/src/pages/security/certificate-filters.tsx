import { SegmentedControl } from '@mantine/core';
import { EXPIRING_KINDS } from '../../generated/choices.ts';
import { t } from '../../texts/text.ts';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { FoldedFilters } from '../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { CERTIFICATES, type SecuritySearch, SOON_DAYS } from './search.ts';

interface CertificateFiltersProps {
  readonly search: SecuritySearch;
  readonly onChange: (next: SecuritySearch) => void;
}

/** Which certificates and domains are listed. Only certificates can be invalid, and those have no search. */
export function CertificateFilters({ search, onChange }: CertificateFiltersProps) {
  const which = search.certificates ?? 'all';
  return (
    <>
      {which !== 'invalid' && (
        <SearchField
          label={t('security.certificates.search')}
          value={search.q ?? ''}
          onChange={q => onChange({ q: q || undefined })}
        />
      )}
      <SegmentedControl
        size="xs"
        aria-label={t('security.certificates.filter')}
        data={[
          { value: 'all', label: t('security.certificates.all') },
          { value: 'expiring', label: t('security.certificates.expiring', { days: SOON_DAYS }) },
          { value: 'invalid', label: t('security.certificates.invalid') },
        ]}
        value={which}
        onChange={value => onChange({ certificates: CERTIFICATES.find(known => known === value) })}
      />
      {which !== 'invalid' && (
        <FoldedFilters filtered={search.kind !== undefined}>
          <FilterSelect
            label={t('security.certificates.kind')}
            placeholder={t('security.certificates.anyKind')}
            width={210}
            data={EXPIRING_KINDS.map(value => ({ value, label: t(`security.certificates.kinds.${value}`) }))}
            value={search.kind}
            onChange={kind => onChange({ kind })}
          />
        </FoldedFilters>
      )}
    </>
  );
}
