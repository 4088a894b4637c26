import { type MouseEvent, memo, type ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { TABLE_ROLES } from './table-roles.ts';

interface TableRowProps<Row> {
  readonly row: Row | undefined;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly height: number;
  /** Undefined: rows can't be selected. */
  readonly selected: boolean | undefined;
  readonly name: string;
  readonly onToggle: (index: number, range: boolean) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
}

const CONTROLS = ['a', 'button', 'input', 'label'];

/** Not at a control, and not at the end of selecting text. */
function isBeside({ target }: MouseEvent): boolean {
  const at = target as HTMLElement;
  return at.closest(CONTROLS.join()) === null && String(getSelection()) === '';
}

/** A row, or a placeholder of the same height while it is loading. Rendered again only when its own data changes. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, height, selected, name, onToggle, onOpen } = props;
  const opens = onOpen !== undefined && row !== undefined;
  return (
    <tr
      {...TABLE_ROLES.row}
      aria-rowindex={index + 2}
      data-row={index}
      data-selected={selected || undefined}
      className={styles.row}
      style={{ height }}
      data-opens={opens || undefined}
      onClick={opens ? event => isBeside(event) && onOpen(row) : undefined}
    >
      {selected !== undefined && (
        <td {...TABLE_ROLES.cell} className={styles.tick}>
          {row !== undefined && (
            <input
              type="checkbox"
              aria-label={t('ui.table.select', { name })}
              checked={selected}
              onChange={event => onToggle(index, (event.nativeEvent as globalThis.MouseEvent).shiftKey === true)}
            />
          )}
        </td>
      )}
      {columns.map((column, place) => (
        <td
          {...TABLE_ROLES.cell}
          key={column.key}
          data-align={column.align}
          data-lead={place === 0 ? column.key : undefined}
          dir="auto"
        >
          {row === undefined ? <span className={styles.bone} /> : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
