import { Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Chip } from '../../ui/chip.tsx';
import { type Column, WIDTHS } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Item, useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/empty.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import styles from '../site/site.module.css';
import { SEVERITIES, type securitySearch } from './search.ts';

type Row = Item<'list-security-issues-v1'>;
type Search = ReturnType<typeof securitySearch>;

const TONES = { critical: 'bad', warning: 'warn', info: 'info' } as const;
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
        <span className={styles.narrow}>
          <Counts row={row} />
        </span>
      </span>
    ),
  },
  { key: 'count', header: 'Issues', width: '215px', from: 'sm', cell: row => <Counts row={row} /> },
  {
    key: 'first',
    header: 'Gravest',
    from: 'md',
    cell: row => <span title={row.security_issues[0]?.message}>{row.security_issues[0]?.message}</span>,
  },
];

interface IssueListProps {
  readonly severity: Search['severity'];
  readonly onChange: (next: Search) => void;
}

export function IssueList({ severity, onChange }: IssueListProps) {
  const narrow = !useMediaQuery(`(min-width: ${WIDTHS.sm}px)`, true, { getInitialValueInEffect: false });
  const rows = useRows('list-security-issues-v1', { severity: severity ?? [...SEVERITIES] });
  return (
    <DataTable
      label="Security issues"
      noun={['site', 'sites']}
      rows={rows}
      rowHeight={narrow ? 76 : 52}
      rowId={row => row.site_id}
      rowName={row => row.site_name}
      columns={COLUMNS}
      toolbar={
        <Select
          aria-label="Severity"
          placeholder="Any severity"
          w={150}
          clearable
          data={[...SEVERITIES]}
          value={severity ?? null}
          onChange={value => onChange({ severity: SEVERITIES.find(known => known === value) })}
        />
      }
      empty={<Empty title="No issues">The last syncs found nothing of this kind.</Empty>}
    />
  );
}

/** How many of each severity. */
function Counts({ row: { security_issues: issues } }: { readonly row: Row }) {
  return (
    <span className={styles.chips}>
      {SEVERITIES.map(severity => {
        const found = issues.filter(issue => issue.severity === severity).length;
        if (found === 0) return null;
        return (
          <Chip key={severity} tone={TONES[severity]}>
            {found} {severity}
          </Chip>
        );
      })}
    </span>
  );
}
