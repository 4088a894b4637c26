import { SegmentedControl } from '@mantine/core';
import { REFRESHED } from '../../api/refreshed.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type RowOf, useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate } from '../../ui/text/format.ts';
import { CERTIFICATES, type securitySearch } from './search.ts';
import { siteColumn } from './site-column.tsx';

type Row = RowOf<'list-certificates-v1'>;
type Search = ReturnType<typeof securitySearch>;

/** By the same rule as on the overview. */
const SOON_DAYS = 14;
const certificateColumns = once((): readonly Column<Row>[] => [
  siteColumn(),
  { key: 'state', header: t('security.certificates.certificate'), width: '190px', cell: row => <State row={row} /> },
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

interface CertificateListProps {
  readonly which: (typeof CERTIFICATES)[number];
  readonly onChange: (next: Search) => void;
}

export function CertificateList({ which, onChange }: CertificateListProps) {
  const narrowed = {
    ...(which === 'expiring' ? { expires_within_days: SOON_DAYS } : {}),
    ...(which === 'invalid' ? { valid: false } : {}),
  };
  const rows = useRows('list-certificates-v1', narrowed, REFRESHED);
  return (
    <DataTable
      label={t('security.certificates.label')}
      storeAs="TLS certificates"
      noun="security.certificates.count"
      rows={rows}
      rowHeight={52}
      rowId={row => row.site_id}
      rowName={row => row.site_name}
      columns={certificateColumns()}
      toolbar={
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
      }
      empty={<Nothing which={which} />}
    />
  );
}

function State({ row }: { readonly row: Row }) {
  if (!row.valid) return <Chip tone="bad">{row.error ?? t('security.certificates.invalidState')}</Chip>;
  const days = row.days_left ?? 0;
  return <Chip tone={days <= SOON_DAYS ? 'warn' : 'good'}>{t('security.certificates.daysLeft', { days })}</Chip>;
}

function Nothing({ which }: { readonly which: CertificateListProps['which'] }) {
  if (which === 'expiring') {
    const title = t('security.certificates.noneExpiring', { days: SOON_DAYS });
    return <Empty title={title}>{t('security.certificates.noneExpiringText')}</Empty>;
  }
  if (which === 'invalid') {
    return <Empty title={t('security.certificates.allValid')}>{t('security.certificates.checkedText')}</Empty>;
  }
  return <Empty title={t('security.certificates.none')}>{t('security.certificates.noneText')}</Empty>;
}
