import { type RefObject, useDeferredValue, useEffect } from 'react';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import type { Rows } from './rows.ts';
import { type RowId, type Selection, useToggle } from './selection.ts';
import { TABLE_ROLES } from './table-roles.ts';
import { TableRow } from './table-row.tsx';
import { rowKeys } from './use-row-keys.ts';
import { useRowWindow } from './use-row-window.ts';

interface TableBodyProps<Row, Id extends RowId> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: Rows<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => Id;
  readonly rowName: (row: Row) => string;
  readonly rowHeight: number;
  readonly selection: Selection<Id> | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** Placeholder rows, shown before anything is loaded. */
const BONES = 12;

/** The rows in view and a few around them. Scrolling renders this again, but nothing else of the table. */
export function TableBody<Row, Id extends RowId>(props: TableBodyProps<Row, Id>) {
  const { scroller, rows, columns, rowId, rowName, rowHeight, selection, onOpen } = props;
  const total = rows.total ?? BONES;
  const { first, end, inView } = useRowWindow({ scroller, total, rowHeight, question: rows.question });
  const { see, at } = rows;
  // The rows around those in view follow after the frame that shows an answer.
  const atLater = useDeferredValue(at);
  useEffect(() => see(first, end - 1), [see, first, end]);
  const onToggle = useToggle(selection, rows, rowId);
  return (
    <tbody {...TABLE_ROLES.group} onKeyDown={rowKeys(scroller, total, rowHeight)}>
      <Space height={first * rowHeight} />
      {Array.from({ length: end - first }, (_, place) => {
        const index = first + place;
        const row = index < inView.first || index >= inView.end ? atLater(index) : at(index);
        return (
          <TableRow
            key={index}
            row={row}
            index={index}
            columns={columns}
            height={rowHeight}
            selected={selection && row !== undefined && selection.ids.has(rowId(row))}
            name={row === undefined ? '' : rowName(row)}
            onToggle={onToggle}
            onOpen={onOpen}
          />
        );
      })}
      <Space height={(total - end) * rowHeight} />
    </tbody>
  );
}

/** Takes the space of the rows above or below those in view. */
function Space({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <tr aria-hidden="true" className={styles.space} style={{ height }}>
      <td />
    </tr>
  );
}
