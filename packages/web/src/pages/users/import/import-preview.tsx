import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import type { PreviewRow } from '../../../shared/user-import/import-row.ts';
import type { ReadFile } from '../../../shared/user-import/read-file.ts';
import { RowDetails } from '../../../shared/user-import/row-details.tsx';
import { rowError } from '../../../shared/user-import/row-problems.ts';
import { type ImportRowFailure, retrySites, rowOutcome } from '../../../shared/user-import/row-result.ts';
import { t } from '../../../texts/text.ts';
import { MoreButton } from '../../../ui/data-table/cells/more-button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { allRows } from '../../../ui/data-table/rows.ts';
import { OpenModal } from '../../../ui/dialogs/open-modal.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatNumber } from '../../../ui/text/format.ts';

interface ImportPreviewProps {
  readonly read: ReadFile;
  /** Rows that failed at least partly; undefined before the import. */
  readonly failed: readonly ImportRowFailure[] | undefined;
  readonly busy: boolean;
  readonly onImport: () => void;
  readonly onRetry: () => void;
}

/** The rows of the file with their problems; after the import, with their results. */
export function ImportPreview({ read, failed, busy, onImport, onRetry }: ImportPreviewProps) {
  const [onlyBad, setOnlyBad] = useState(false);
  const [shown, setShown] = useState<PreviewRow>();
  const byLine = new Map(failed?.map(row => [row.line_number, row]));
  const bad = read.rows.filter(row => (failed ? byLine.has(row.line) : row.problem !== ''));
  const retryable = failed?.some(row => retrySites(row).length > 0);
  const shownRow = shown && byLine.get(shown.line);
  const rows = onlyBad ? bad : read.rows;
  return (
    <>
      <DataTable
        label={t('users.import.rows')}
        storeAs="Rows of the file"
        noun="common.count.rows"
        rows={allRows(rows)}
        columns={columns(failed && byLine, setShown)}
        rowId={row => row.line}
        rowName={row => t('shared.import.line', { line: String(row.line) })}
        toolbar={
          <>
            {!failed && (
              <Button loading={busy} onClick={onImport}>
                {t('users.import.submit', { count: read.rows.length })}
              </Button>
            )}
            {retryable && (
              <Button loading={busy} onClick={onRetry}>
                {t('users.failed.retry')}
              </Button>
            )}
            {bad.length > 0 && (
              <Checkbox
                label={t(failed ? 'users.import.onlyFailed' : 'users.import.onlyProblems', { count: bad.length })}
                checked={onlyBad}
                onChange={event => setOnlyBad(event.currentTarget.checked)}
              />
            )}
          </>
        }
        empty={<Empty title={t('users.import.noProblems')}>{t('users.import.showAll')}</Empty>}
      />
      {shownRow && <RowDetails row={shownRow} onClose={() => setShown(undefined)} />}
      {shown && !shownRow && (
        <OpenModal onClose={() => setShown(undefined)} title={t('shared.import.line', { line: String(shown.line) })}>
          <Text size="sm">{shown.problem}</Text>
        </OpenModal>
      )}
    </>
  );
}

/** @param failed By line; undefined before the import. */
function columns(
  failed: ReadonlyMap<number, ImportRowFailure> | undefined,
  show: (row: PreviewRow) => void,
): Column<PreviewRow>[] {
  return [
    {
      key: 'line',
      header: t('users.import.line'),
      width: '70px',
      fixed: true,
      align: 'end',
      cell: row => formatNumber(row.line),
    },
    { key: 'username', header: t('users.columns.username'), fixed: true, cell: row => row.username || '–' },
    { key: 'email', header: t('users.columns.email'), from: 'sm', cell: row => row.email || '–' },
    { key: 'role', header: t('shared.roles.label'), width: '120px', from: 'md', cell: row => row.role },
    {
      key: 'sites',
      header: t('common.sites'),
      from: 'lg',
      cell: row => <span title={row.sites}>{row.sites || '–'}</span>,
    },
    {
      key: 'tags',
      header: t('common.tags'),
      from: 'xxl',
      cell: row => <span title={row.tags}>{row.tags || '–'}</span>,
    },
    {
      key: 'problem',
      header: t(failed ? 'users.import.result' : 'users.import.problem'),
      width: '30%',
      fixed: true,
      cell: row => {
        const result = failed?.get(row.line);
        if (result) {
          const { text, tone } = rowOutcome(result);
          return (
            <MoreButton tone={tone === 'bad' ? 'bad' : undefined} onClick={() => show(row)}>
              {result.created > 0 ? text : t('users.import.reason', { text, reason: rowError(result) })}
            </MoreButton>
          );
        }
        if (failed) return <Chip tone="good">{t('users.import.done')}</Chip>;
        if (row.problem === '') return '–';
        return (
          <MoreButton tone="bad" onClick={() => show(row)}>
            {row.problem}
          </MoreButton>
        );
      },
    },
  ];
}
