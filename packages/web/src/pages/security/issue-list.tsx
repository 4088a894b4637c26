import { REFRESHED } from '../../api/refreshed.ts';
import { ISSUE_SEVERITIES } from '../../generated/choices.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { issueText } from '../../shared/security/issue-text.ts';
import { SEVERITY_NAMES, SEVERITY_TONES } from '../../shared/security/severity.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { Wrapped } from '../../ui/data-table/cells/wrapped.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { type RowOf, useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { UnlessNoSites } from '../../ui/feedback/unless-no-sites.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import type { securitySearch } from './search.ts';
import styles from './security.module.css';
import { siteColumn } from './site-column.tsx';

type Row = RowOf<'list-security-issues-v1'>;
type Search = ReturnType<typeof securitySearch>;

const issueColumns = once((): readonly Column<Row>[] => [
  siteColumn(row => <Counts row={row} />),
  { key: 'count', header: t('security.columns.issues'), width: '300px', from: 'sm', cell: row => <Counts row={row} /> },
  {
    key: 'first',
    header: t('security.columns.severe'),
    from: 'md',
    cell: ({ security_issues: [first] }) => <Wrapped>{first && issueText(first)}</Wrapped>,
  },
]);

interface IssueListProps {
  readonly severity: Search['severity'];
  readonly onChange: (next: Search) => void;
}

export function IssueList({ severity, onChange }: IssueListProps) {
  const narrow = useNarrow();
  const scope = useScopeInput();
  const rows = useRows('list-security-issues-v1', { ...scope, severity: severity ?? [...ISSUE_SEVERITIES] }, REFRESHED);
  return (
    <>
      <SavedViews list="security_issues" storeAs="Security issues" />
      <DataTable
        label={t('security.issues.label')}
        storeAs="Security issues"
        noun="common.count.sites"
        rows={rows}
        rowHeight={narrow ? 76 : 52}
        rowId={row => row.site_id}
        rowName={row => row.site_name}
        columns={issueColumns()}
        toolbar={
          <FilterSelect
            label={t('security.issues.severity')}
            placeholder={t('security.issues.anySeverity')}
            width={190}
            data={ISSUE_SEVERITIES.map(value => ({ value, label: SEVERITY_NAMES[value] }))}
            value={severity}
            onChange={severity => onChange({ severity })}
          />
        }
        empty={
          <UnlessNoSites>
            <Empty title={t('security.issues.none')}>{t('security.issues.noneText')}</Empty>
          </UnlessNoSites>
        }
      />
    </>
  );
}

/** The number of issues of each severity. */
function Counts({ row: { security_issues: issues } }: { readonly row: Row }) {
  return (
    <span className={styles.chips}>
      {ISSUE_SEVERITIES.map(severity => {
        const found = issues.filter(issue => issue.severity === severity).length;
        if (found === 0) return null;
        return (
          <Chip key={severity} tone={SEVERITY_TONES[severity]}>
            {t(`security.issues.counts.${severity}`, { count: found })}
          </Chip>
        );
      })}
    </span>
  );
}
