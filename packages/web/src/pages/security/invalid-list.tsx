import { REFRESHED } from '../../api/refreshed.ts';
import { tlsErrorText } from '../../api/tls-error-text.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type RowOf, useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate } from '../../ui/text/format.ts';
import { CertificateFilters } from './certificate-filters.tsx';
import type { SecuritySearch } from './search.ts';
import { siteColumn } from './site-column.tsx';

type Row = RowOf<'list-certificates-v1'>;

const certificateColumns = once((): readonly Column<Row>[] => [
  siteColumn(),
  {
    key: 'state',
    header: t('security.certificates.certificate'),
    width: '190px',
    cell: ({ error }) => (
      <Chip tone="bad">{error ? tlsErrorText(error) : t('security.certificates.invalidState')}</Chip>
    ),
  },
  {
    key: 'expires',
    header: t('security.certificates.expires'),
    width: '130px',
    from: 'sm',
    cell: row => (row.expires ? formatDate(row.expires) : '–'),
  },
  { key: 'issuer', header: t('security.certificates.issuer'), from: 'md', cell: row => row.issuer ?? '–' },
  {
    key: 'checked',
    header: t('security.certificates.checked'),
    width: '120px',
    from: 'lg',
    cell: row => <Ago at={row.checked_at} />,
  },
]);

interface InvalidListProps {
  readonly search: SecuritySearch;
  readonly onChange: (next: SecuritySearch) => void;
}

/** Certificates that browsers refuse, and why. */
export function InvalidList({ search, onChange }: InvalidListProps) {
  const scope = useScopeInput();
  const rows = useRows('list-certificates-v1', { ...scope, valid: false }, REFRESHED);
  return (
    <>
      <SavedViews list="certificates" storeAs="Certificates and domains" base="certificates=all" />
      <DataTable
        label={t('security.certificates.label')}
        storeAs="Certificates and domains"
        noun="security.certificates.count"
        rows={rows}
        rowHeight={52}
        rowId={row => row.site_id}
        rowName={row => row.site_name}
        columns={certificateColumns()}
        toolbar={<CertificateFilters search={search} onChange={onChange} />}
        empty={<Empty title={t('security.certificates.allValid')}>{t('security.certificates.checkedText')}</Empty>}
      />
    </>
  );
}
