import { Button, Checkbox, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { allRows } from '../../ui/data-table/rows.ts';
import { Empty } from '../../ui/empty.tsx';
import { count, formatNumber } from '../../ui/format.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import type { PreviewRow } from './import-row.ts';
import type { ReadFile } from './read-file.ts';
import type { ImportAnswer } from './use-import.ts';

interface ImportPreviewProps {
  readonly read: ReadFile;
  /** Undefined before the import. */
  readonly answer: ImportAnswer | undefined;
  readonly busy: boolean;
  readonly onImport: () => void;
}

/** The rows of the file with what is wrong with them; after the import with what became of them. */
export function ImportPreview({ read, answer, busy, onImport }: ImportPreviewProps) {
  const [onlyBad, setOnlyBad] = useState(false);
  const [shown, setShown] = useState<{ line: number; problem: string }>();
  const failed = new Map(answer?.failed_users.map(({ line_number, error }) => [line_number, error]));
  const problemOf = (row: PreviewRow) => (answer ? (failed.get(row.line) ?? '') : row.problem);
  const bad = read.rows.filter(row => problemOf(row) !== '');
  const rows = onlyBad ? bad : read.rows;
  return (
    <>
      <DataTable
        label="Rows of the file"
        noun={['row', 'rows']}
        rows={allRows(rows)}
        columns={columns(problemOf, answer !== undefined, row => setShown({ line: row.line, problem: problemOf(row) }))}
        rowId={row => row.line}
        rowName={row => `line ${row.line}`}
        toolbar={
          <>
            {!answer && (
              <Button loading={busy} onClick={onImport}>
                Import {count(read.rows.length, ['row', 'rows'])}
              </Button>
            )}
            {bad.length > 0 && (
              <Checkbox
                label={`Only the ${formatNumber(bad.length)} ${answer ? 'that failed' : 'with problems'}`}
                checked={onlyBad}
                onChange={event => setOnlyBad(event.currentTarget.checked)}
              />
            )}
          </>
        }
        empty={<Empty title="No row has problems">Show all rows again.</Empty>}
      />
      {shown && (
        <Modal opened onClose={() => setShown(undefined)} title={`Line ${shown.line}`}>
          <Text size="sm">{shown.problem}</Text>
        </Modal>
      )}
    </>
  );
}

function columns(
  problemOf: (row: PreviewRow) => string,
  isDone: boolean,
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
      header: isDone ? 'Result' : 'Problem',
      width: '34%',
      fixed: true,
      cell: row => {
        const problem = problemOf(row);
        if (problem === '') return isDone ? <Chip tone="good">Done</Chip> : '–';
        return (
          <MoreButton tone="bad" onClick={() => show(row)}>
            {problem}
          </MoreButton>
        );
      },
    },
  ];
}
