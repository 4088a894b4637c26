import type { Column } from '../column.ts';
import { RowMenu, type RowMenuProps } from './row-menu.tsx';

/** The last column of a table: the actions on each row. @param name The name of a row. */
export function menuColumn<Row>(
  name: (row: Row) => string,
  actions: (row: Row) => RowMenuProps['actions'],
): Column<Row> {
  return {
    key: 'actions',
    header: '',
    width: '56px',
    align: 'end',
    fixed: true,
    cell: row => <RowMenu name={name(row)} actions={actions(row)} />,
  };
}
