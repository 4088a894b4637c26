import { SegmentedControl } from '@mantine/core';
import { Ago } from '../../ui/ago.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Item, useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/empty.tsx';
import { formatDate } from '../../ui/format.ts';
import { RowLink } from '../../ui/row-link.tsx';
import styles from '../site/site.module.css';
import { CERTIFICATES, type securitySearch } from './search.ts';

type Row = Item<'list-certificates-v1'>;
type Search = ReturnType<typeof securitySearch>;

/** As the overview counts them. */
const SOON_DAYS = 14;
const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'site',
    header: 'Site',
    fixed: true,
    cell: row => (
      <span className={styles.two}>
        <RowLink href={`/sites/${row.site_id}?tab=security`} className={styles.strong}>
          {row.site_name}
        </RowLink>
        <span className={styles.sub}>{row.site_url}</span>
      </span>
    ),
  },
  { key: 'state', header: 'Certificate', width: '190px', cell: row => <State row={row} /> },
  {
    key: 'expires',
    header: 'Expires',
    width: '130px',
    from: 'sm',
    cell: row => (row.expires ? formatDate(row.expires) : '–'),
  },
  { key: 'issuer', header: 'Issuer', from: 'md', cell: row => row.issuer ?? '–' },
  { key: 'checked', header: 'Looked at', width: '120px', from: 'lg', cell: row => <Ago at={row.checked_at} /> },
];

interface CertificateListProps {
  readonly which: (typeof CERTIFICATES)[number];
  readonly onChange: (next: Search) => void;
}

export function CertificateList({ which, onChange }: CertificateListProps) {
  const rows = useRows('list-certificates-v1', {
    ...(which === 'expiring' ? { expires_within_days: SOON_DAYS } : {}),
    ...(which === 'invalid' ? { valid: false } : {}),
  });
  return (
    <DataTable
      label="TLS certificates"
      noun={['certificate', 'certificates']}
      rows={rows}
      rowHeight={52}
      rowId={row => row.site_id}
      rowName={row => row.site_name}
      columns={COLUMNS}
      toolbar={
        <SegmentedControl
          size="xs"
          aria-label="Which certificates"
          data={[
            { value: 'all', label: 'All' },
            { value: 'expiring', label: `Expire in ${SOON_DAYS} days` },
            { value: 'invalid', label: 'Not valid' },
          ]}
          value={which}
          onChange={value => onChange({ certificates: CERTIFICATES.find(known => known === value) })}
        />
      }
      empty={<Empty title="No certificates">None is of this kind. They are looked at twice a day.</Empty>}
    />
  );
}

function State({ row }: { readonly row: Row }) {
  if (!row.valid) return <Chip tone="bad">{row.error ?? 'not valid'}</Chip>;
  const days = row.days_left ?? 0;
  return <Chip tone={days <= SOON_DAYS ? 'warn' : 'good'}>{days} days left</Chip>;
}
