import type { Column } from '../../ui/data-table/column.ts';
import { RowMenu, type RowMenuProps } from '../../ui/row-menu.tsx';

/** The last column: what can be done with one plugin or theme. */
export function actionsColumn<Row extends { readonly name: string }>(
  actions: (row: Row) => RowMenuProps['actions'],
): Column<Row> {
  return {
    key: 'actions',
    header: '',
    width: '56px',
    align: 'end',
    fixed: true,
    cell: row => <RowMenu name={row.name} actions={actions(row)} />,
  };
}
