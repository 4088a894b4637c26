import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../../api/failure-text.ts';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { useCheckFiles } from '../../../shared/file-checks/use-check-files.ts';
import { SavedViews } from '../../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { useSelectionInScope } from '../../../shared/scope/use-selection-in-scope.ts';
import { once } from '../../../texts/once.ts';
import { t } from '../../../texts/text.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { type RowOf, useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { UnlessNoSites } from '../../../ui/feedback/unless-no-sites.tsx';
import { FilterSelect } from '../../../ui/forms/filter-select.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { FILE_CHECKS, type SecuritySearch } from '../search.ts';
import { siteColumn } from '../site-column.tsx';

const AllowChecksDialog = lazyDialog(
  () => import('../../../shared/file-checks/allow-checks-dialog.tsx'),
  'AllowChecksDialog',
);

type Row = RowOf<'list-file-checks-v1'>;

const checkColumns = once((): readonly Column<Row>[] => [
  siteColumn(row => <Allowed row={row} />),
  { key: 'allowed', header: t('files.title'), width: '110px', from: 'sm', cell: row => <Allowed row={row} /> },
  { key: 'result', header: t('files.columns.result'), from: 'md', cell: row => <Result row={row} /> },
  {
    key: 'checked',
    header: t('files.columns.checked'),
    width: '130px',
    from: 'lg',
    cell: ({ checked_at }) => checked_at && <Ago at={checked_at} />,
  },
]);

interface CheckedSitesProps {
  readonly search: SecuritySearch;
  readonly onChange: (next: SecuritySearch) => void;
  readonly toolbar: ReactNode;
}

/** The sites with whether their files are checked, which can be changed for many at once. */
export function CheckedSites({ search, onChange, toolbar }: CheckedSitesProps) {
  const { q, checks } = search;
  const may = useCan();
  const scope = useScopeInput();
  const selection = useSelectionInScope();
  const [turn, setTurn] = useState<boolean>();
  const { run, busy } = useCheckFiles();
  const allowed = checks === undefined ? undefined : checks === 'on';
  const rows = useRows('list-file-checks-v1', { ...scope, search: q, allowed }, REFRESHED);
  const ids = [...selection.ids];
  return (
    <>
      <SavedViews list="file_checks" storeAs="File checks" base="files=sites&view=files" />
      <DataTable
        label={t('files.sitesTab')}
        storeAs="File checks"
        noun="common.count.sites"
        rows={rows}
        rowHeight={52}
        rowId={row => row.site_id}
        rowName={row => row.site_name}
        columns={checkColumns()}
        selection={may('set-file-checks-v1') ? selection : undefined}
        bulk={
          <Group gap="xs">
            <strong>{t('files.selected', { count: ids.length })}</strong>
            <Button size="xs" onClick={() => setTurn(true)}>
              {t('files.allow.do')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setTurn(false)}>
              {t('files.allow.stop')}
            </Button>
            <Button size="xs" variant="default" loading={busy} onClick={() => void run(ids).then(selection.clear)}>
              {t('files.check.now')}
            </Button>
          </Group>
        }
        toolbar={
          <>
            {toolbar}
            <SearchField
              label={t('files.search')}
              value={q ?? ''}
              onChange={text => onChange({ q: text || undefined })}
            />
            <FilterSelect
              label={t('files.title')}
              placeholder={t('files.anyChecks')}
              width={170}
              data={FILE_CHECKS.map(value => ({ value, label: t(`files.checks.${value}`) }))}
              value={checks}
              onChange={checks => onChange({ checks })}
            />
          </>
        }
        empty={
          <UnlessNoSites>
            <Empty title={t('files.noSites')}>{t('files.noSitesText')}</Empty>
          </UnlessNoSites>
        }
      />
      {turn !== undefined && (
        <AllowChecksDialog siteIds={ids} allowed={turn} onDone={selection.clear} onClose={() => setTurn(undefined)} />
      )}
    </>
  );
}

const Allowed = ({ row: { allowed } }: { readonly row: Row }) => (
  <Chip tone={allowed ? 'good' : 'quiet'}>{t(allowed ? 'files.checks.on' : 'files.checks.off')}</Chip>
);

function Result({ row: { allowed, error_code, error, checked_at, altered, unknown, items } }: { readonly row: Row }) {
  if (!allowed) return '–';
  if (error) {
    const message = failureText({ code: error_code, message: error });
    return <span title={message}>{message}</span>;
  }
  if (!checked_at) return t('files.notYet');
  if (altered > 0) return <Chip tone="bad">{t('files.alteredItems', { count: altered })}</Chip>;
  return unknown > 0 ? t('files.unknownItems', { count: unknown }) : t('files.nothing', { count: items });
}
