import { type CSSProperties, type ReactNode, useCallback, useRef } from 'react';
import { t } from '../../texts/text.ts';
import type { CountId } from '../../texts/text-id.ts';
import { ErrorNote } from '../feedback/error-note.tsx';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import type { Column, Sort } from './column.ts';
import { ColumnMenu } from './column-menu.tsx';
import styles from './data-table.module.css';
import type { Rows, RowsSource } from './rows.ts';
import type { RowId, Selection } from './selection.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { TABLE_ROLES } from './table-roles.ts';
import { useColumns } from './use-columns.ts';
import { HEAD_HEIGHT } from './use-row-window.ts';

export interface DataTableProps<Row, Id extends RowId> {
  /** The accessible name of the table: `Sites`. */
  readonly label: string;
  /** The browser stores the chosen columns under this name, in any language; the label if omitted. */
  readonly storeAs?: string;
  readonly rows: Rows<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => Id;
  /** The name of a row, for its checkbox. */
  readonly rowName: (row: Row) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection<Id>;
  /** Replaces the toolbar above the table while rows are selected. */
  readonly bulk?: ReactNode;
  /** Search and filters. */
  readonly toolbar?: ReactNode;
  /** Shown if there is nothing: says what to do next. */
  readonly empty: ReactNode;
  /** px; all rows have the same. */
  readonly rowHeight?: number;
  /**
   * What a click beside the controls of a row does. There has to be a control for it, too: rows can't have the focus.
   */
  readonly onOpen?: (row: Row) => void;
  /** What is counted. */
  readonly noun: CountId;
}

/** While the number of rows is unknown, the table takes all available room. */
const FILLING = 1000;
/** Of the column of checkboxes. */
const TICKS_WIDTH = '40px';
/** What a column without a width of its own needs to stay readable, also on a phone. */
const FLEXIBLE_WIDTH = 'min(150px, 30vw)';

/** A table of any length: only the rows in view are rendered. See packages/web/README.md. */
export function DataTable<Row, Id extends RowId>(props: DataTableProps<Row, Id>) {
  const { label, rows, rowId, rowName, sort, onSort, selection, rowHeight = 44, noun } = props;
  const scroller = useRef<HTMLElement>(null);
  const { shown, isChosen, toggle } = useColumns(props.storeAs ?? label, props.columns);
  const showsRows = rows.total === undefined ? rows.error === null : rows.total > 0;
  const selecting = selection !== undefined && selection.ids.size > 0;
  const save = useSaving(rows.source);

  return (
    <section className={styles.frame} data-rows={showsRows || undefined} aria-label={label}>
      <div className={styles.box}>
        <div className={styles.toolbar}>
          {selecting && props.bulk ? props.bulk : props.toolbar}
          <span className={styles.end}>
            <span className={styles.count} aria-live="polite">
              {rows.total === undefined ? '' : t(noun, { count: rows.total })}
            </span>
            <ColumnMenu columns={props.columns} isChosen={isChosen} onToggle={toggle} onExport={rows.source && save} />
          </span>
        </div>
        {rows.error && <ErrorNote error={rows.error} onRetry={rows.retry} />}
        {rows.total === 0 && props.empty}
        {showsRows && (
          <div className={styles.rows} style={{ flexBasis: HEAD_HEIGHT + (rows.total ?? FILLING) * rowHeight }}>
            <ScrollRegion ref={scroller} className={styles.scroller} label={t('ui.table.rows', { label })}>
              <table
                className={styles.table}
                {...TABLE_ROLES.table}
                style={tableStyle(shown, selection !== undefined)}
                aria-label={label}
                aria-rowcount={rows.total === undefined ? -1 : rows.total + 1}
                aria-busy={rows.total === undefined || rows.outdated}
              >
                <TableHead
                  columns={shown}
                  sort={sort}
                  onSort={onSort}
                  selectAll={selection && selectAllOf(selection, rows, rowId)}
                />
                <TableBody
                  {...{ scroller, rows, columns: shown, rowId, rowName, rowHeight, selection, onOpen: props.onOpen }}
                />
              </table>
            </ScrollRegion>
          </div>
        )}
      </div>
    </section>
  );
}

/** Saves all rows as a file. It stays the same function, so that the menu is not rendered again with the rows. */
function useSaving(source: RowsSource | undefined): () => void {
  const now = useRef(source);
  now.current = source;
  // Loaded when it is asked for: few tables are saved.
  return useCallback(
    () => void import('./export-rows.ts').then(({ exportRows }) => now.current && exportRows(now.current)),
    [],
  );
}

function selectAllOf<Row, Id extends RowId>(selection: Selection<Id>, rows: Rows<Row>, rowId: (row: Row) => Id) {
  const all = rows.loaded.map(rowId);
  const checked = all.length > 0 && all.every(id => selection.ids.has(id));
  return {
    checked,
    some: selection.ids.size > 0,
    toggle: () => (checked ? selection.clear() : selection.set([...selection.ids, ...all])),
  };
}

function tableStyle<Row>(columns: readonly Column<Row>[], withTicks: boolean): CSSProperties & { '--columns': string } {
  return { minWidth: leastWidth(columns, withTicks), '--columns': tracksOf(columns, withTicks) };
}

/** The columns of the grid that each row is. Without a flexible one, the last takes the rest. */
function tracksOf<Row>(columns: readonly Column<Row>[], withTicks: boolean): string {
  const flexible = columns.some(({ width }) => width === undefined);
  const tracks = columns.map(({ width }, place) => {
    if (width === undefined) return 'minmax(0, 1fr)';
    return flexible || place < columns.length - 1 ? width : `minmax(${width}, 1fr)`;
  });
  return [...(withTicks ? [TICKS_WIDTH] : []), ...tracks].join(' ');
}

/** If more columns are chosen than fit, the table scrolls sideways. */
function leastWidth<Row>(columns: readonly Column<Row>[], withTicks: boolean): string {
  const widths = columns.map(({ width }) => (width === undefined || width.endsWith('fr)') ? FLEXIBLE_WIDTH : width));
  return `calc(${[...(withTicks ? [TICKS_WIDTH] : []), ...widths].join(' + ')})`;
}
