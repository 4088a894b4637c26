import { Button, Checkbox, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { PreviewRow } from '../../../shared/user-import/import-row.ts';
import type { ReadFile } from '../../../shared/user-import/read-file.ts';
import { RowDetails } from '../../../shared/user-import/row-details.tsx';
import { type ImportRowFailure, retrySites, rowOutcome } from '../../../shared/user-import/row-result.ts';
import { MoreButton } from '../../../ui/data-table/cells/more-button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { allRows } from '../../../ui/data-table/rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatNumber, quantity } from '../../../ui/text/format.ts';

interface ImportPreviewProps {
  readonly read: ReadFile;
  /** Rows of which something failed; undefined before the import. */
  readonly failed: readonly ImportRowFailure[] | undefined;
  readonly busy: boolean;
  readonly onImport: () => void;
  readonly onRetry: () => void;
}

/** The rows of the file with what is wrong with them; after the import with what became of them. */
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
        label="Rows of the file"
        noun={['row', 'rows']}
        rows={allRows(rows)}
        columns={columns(failed && byLine, setShown)}
        rowId={row => row.line}
        rowName={row => `line ${row.line}`}
        toolbar={
          <>
            {!failed && (
              <Button loading={busy} onClick={onImport}>
                Import {quantity(read.rows.length, ['row', 'rows'])}
              </Button>
            )}
            {retryable && (
              <Button loading={busy} onClick={onRetry}>
                Retry failed sites
              </Button>
            )}
            {bad.length > 0 && (
              <Checkbox
                label={`Only the ${formatNumber(bad.length)} ${failed ? 'that failed' : 'with problems'}`}
                checked={onlyBad}
                onChange={event => setOnlyBad(event.currentTarget.checked)}
              />
            )}
          </>
        }
        empty={<Empty title="No row has problems">Show all rows again.</Empty>}
      />
      {shownRow && <RowDetails row={shownRow} onClose={() => setShown(undefined)} />}
      {shown && !shownRow && (
        <Modal opened onClose={() => setShown(undefined)} title={`Line ${shown.line}`}>
          <Text size="sm">{shown.problem}</Text>
        </Modal>
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
    { key: 'line', header: 'Line', width: '70px', fixed: true, align: 'end', cell: row => formatNumber(row.line) },
    { key: 'username', header: 'User name', fixed: true, cell: row => row.username || '–' },
    { key: 'email', header: 'E-mail', from: 'sm', cell: row => row.email || '–' },
    { key: 'role', header: 'Role', width: '120px', from: 'md', cell: row => row.role },
    { key: 'sites', header: 'Sites', from: 'md', cell: row => <span title={row.sites}>{row.sites || '–'}</span> },
    { key: 'tags', header: 'Tags', from: 'lg', cell: row => <span title={row.tags}>{row.tags || '–'}</span> },
    {
      key: 'problem',
      header: failed ? 'Result' : 'Problem',
      width: '34%',
      fixed: true,
      cell: row => {
        const result = failed?.get(row.line);
        if (result) {
          const { text, tone } = rowOutcome(result);
          return (
            <MoreButton tone={tone === 'bad' ? 'bad' : undefined} onClick={() => show(row)}>
              {result.created > 0 ? text : `${text}: ${result.error}`}
            </MoreButton>
          );
        }
        if (failed) return <Chip tone="good">Done</Chip>;
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
