import { SegmentedControl } from '@mantine/core';
import { REFRESHED } from '../../api/refreshed.ts';
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

/** As the overview counts them. */
const SOON_DAYS = 14;
const COLUMNS: readonly Column<Row>[] = [
  siteColumn(),
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
  const narrowed = {
    ...(which === 'expiring' ? { expires_within_days: SOON_DAYS } : {}),
    ...(which === 'invalid' ? { valid: false } : {}),
  };
  const rows = useRows('list-certificates-v1', narrowed, REFRESHED);
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
      empty={<Nothing which={which} />}
    />
  );
}

function State({ row }: { readonly row: Row }) {
  if (!row.valid) return <Chip tone="bad">{row.error ?? 'not valid'}</Chip>;
  const days = row.days_left ?? 0;
  return <Chip tone={days <= SOON_DAYS ? 'warn' : 'good'}>{days} days left</Chip>;
}

function Nothing({ which }: { readonly which: CertificateListProps['which'] }) {
  if (which === 'expiring') return <Empty title={`No certificate expires in ${SOON_DAYS} days`}>All is well.</Empty>;
  if (which === 'invalid') return <Empty title="All certificates are valid">They are looked at twice a day.</Empty>;
  return (
    <Empty title="No certificates yet">
      Those of sites with an https address show up here. They are looked at twice a day.
    </Empty>
  );
}
