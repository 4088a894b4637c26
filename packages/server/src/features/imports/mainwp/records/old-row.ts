import type { RowCode } from '../../remarks/remark.ts';
import type { RemarkData } from '../../remarks/remark-data.ts';
import { undoSecondEncoding } from '../dump/charset.ts';
import type { DumpRow, OldTables } from '../dump/old-tables.ts';
import type { WantedTable } from '../dump/wanted-tables.ts';
import type { ProblemList } from './problem-list.ts';

/** One row of an old table. Its texts are repaired as they are read; missing columns read as empty. */
export class OldRow {
  readonly table: WantedTable;
  /** As problems name it. */
  readonly id: string;
  readonly #row: DumpRow;
  readonly #problems: ProblemList;
  #repaired = false;

  constructor(table: WantedTable, id: string, row: DumpRow, problems: ProblemList) {
    this.table = table;
    this.id = id;
    this.#row = row;
    this.#problems = problems;
  }

  text(column: string): string {
    const stored = this.#row[column] ?? '';
    const repaired = undoSecondEncoding(stored);
    if (repaired !== undefined && !this.#repaired) {
      this.#repaired = true;
      this.changed('row_encoded_twice');
    }
    // No store can hold U+0000, and half a surrogate pair is no text.
    return (repaired ?? stored).replaceAll('\0', '\uFFFD').toWellFormed();
  }

  /** A whole number; null if it is none. */
  integer(column: string): number | null {
    const text = (this.#row[column] ?? '').trim();
    if (!/^-?\d{1,15}$/.test(text)) return null;
    return Number(text);
  }

  /** An id of another row; null for none. */
  reference(column: string): number | null {
    const id = this.integer(column);
    return id !== null && id > 0 ? id : null;
  }

  /** Whether the column is set, as the old dashboard counts. */
  flag(column: string): boolean {
    return this.integer(column) === 1;
  }

  /** Seconds since 1970; null for 0 and what is no time. */
  epoch(column: string): number | null {
    return this.reference(column);
  }

  changed(code: RowCode, data?: RemarkData): void {
    this.#problems.changed(this.table, this.id, code, data);
  }

  dropped(code: RowCode, data?: RemarkData): void {
    this.#problems.dropped(this.table, this.id, code, data);
  }
}

/** The rows of a table that have no id of their own. */
export function* looseRows(tables: OldTables, table: WantedTable, problems: ProblemList): Generator<OldRow> {
  let position = 0;
  for (const row of tables.tables.get(table) ?? []) yield new OldRow(table, `#${++position}`, row, problems);
}

/** The rows of a table by their id. A row without one, or with that of an earlier row, is left out. */
export function* rowsWithId(
  tables: OldTables,
  table: WantedTable,
  column: string,
  problems: ProblemList,
): Generator<readonly [id: number, row: OldRow]> {
  const seen = new Set<number>();
  let position = 0;
  for (const stored of tables.tables.get(table) ?? []) {
    position++;
    const row = new OldRow(table, String(stored[column] ?? `#${position}`), stored, problems);
    const id = row.reference(column);
    if (id === null) row.dropped('row_id_missing');
    else if (seen.has(id)) row.dropped('row_id_twice');
    else {
      seen.add(id);
      yield [id, row];
    }
  }
}
