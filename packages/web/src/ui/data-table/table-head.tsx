import { t } from '../../texts/text.ts';
import { RowIcon } from './cells/row-icon.tsx';
import type { Column, Sort } from './column.ts';
import styles from './data-table.module.css';
import { TABLE_ROLES } from './table-roles.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  /** A checkbox for all loaded rows. */
  readonly selectAll: { readonly checked: boolean; readonly some: boolean; toggle(): void } | undefined;
}

export function TableHead<Row>({ columns, sort, onSort, selectAll }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head} {...TABLE_ROLES.group}>
      <tr aria-rowindex={1} {...TABLE_ROLES.row}>
        {selectAll && (
          <th scope="col" {...TABLE_ROLES.head} className={styles.tick}>
            <input
              type="checkbox"
              aria-label={t('ui.table.selectAll')}
              checked={selectAll.checked}
              ref={box => {
                if (box) box.indeterminate = selectAll.some && !selectAll.checked;
              }}
              onChange={selectAll.toggle}
            />
          </th>
        )}
        {columns.map(column => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> extends Pick<TableHeadProps<Row>, 'sort' | 'onSort'> {
  readonly column: Column<Row>;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const by = column.sort;
  const active = by !== undefined && sort?.by === by ? sort.order : undefined;
  const order = active === undefined ? undefined : active === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" {...TABLE_ROLES.head} aria-sort={order} data-align={column.align} title={column.hint}>
      {by && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-active={active !== undefined || undefined}
          onClick={() => onSort({ by, order: active === 'asc' ? 'desc' : 'asc' })}
        >
          {column.header}
          <RowIcon name={active === 'desc' ? 'down' : 'up'} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
