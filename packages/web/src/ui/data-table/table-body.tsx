import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import type { Rows } from './rows.ts';
import { type RowId, type Selection, useToggle } from './selection.ts';
import { TABLE_ROLES } from './table-roles.ts';
import { TableRow } from './table-row.tsx';
import { rowKeys } from './use-row-keys.ts';

interface TableBodyProps<Row, Id extends RowId> {
  readonly scroller: HTMLElement | null;
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
const OVERSCAN = 8;
/** Rows come and go by so many: while the list scrolls, most frames then change nothing. */
const BLOCK = 4;

/** The rows in view and a few around them. Scrolling renders this again, but nothing else of the table. */
export function TableBody<Row, Id extends RowId>(props: TableBodyProps<Row, Id>) {
  const { scroller, rows, columns, rowId, rowName, rowHeight, selection, onOpen } = props;
  const total = rows.total ?? BONES;
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    rangeExtractor: wholeBlocks,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const { see } = rows;
  useEffect(() => see(first, last), [see, first, last]);
  const onToggle = useToggle(selection, index => {
    const row = rows.at(index);
    return row === undefined ? undefined : rowId(row);
  });
  const page = Math.max(1, Math.floor((scroller?.clientHeight ?? 400) / rowHeight) - 2);
  return (
    <tbody {...TABLE_ROLES.group} onKeyDown={rowKeys(total, page, index => virtual.scrollToIndex(index))}>
      <Space height={items[0]?.start ?? 0} />
      {items.map(({ index }) => {
        const row = rows.at(index);
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
      <Space height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}

function wholeBlocks({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = Math.max(0, Math.floor((startIndex - overscan) / BLOCK) * BLOCK);
  const end = Math.min(count, Math.ceil((endIndex + overscan + 1) / BLOCK) * BLOCK);
  return Array.from({ length: end - first }, (_, place) => first + place);
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
