import { Button } from '@mantine/core';
import type { Column } from '../column.ts';

interface RowButton<Row> {
  /** What the button says, in each row. */
  readonly label: string;
  /** The same with the name of the row, for those who hear it. */
  readonly named: (row: Row) => string;
  /** Room for the label in each language. */
  readonly width: string;
  /** Undefined: not for this person. */
  readonly run: ((row: Row) => void) | undefined;
}

/** The last column of a table: the one action on each row. No column without it. */
export function buttonColumn<Row>({ label, named, width, run }: RowButton<Row>): Column<Row>[] {
  if (run === undefined) return [];
  const column: Column<Row> = {
    key: 'actions',
    header: '',
    width,
    align: 'end',
    fixed: true,
    cell: row => (
      <Button variant="default" size="compact-sm" aria-label={named(row)} onClick={() => run(row)}>
        {label}
      </Button>
    ),
  };
  return [column];
}
