import { AppError } from '../../kernel/errors.ts';
import { type CsvField, csvLayoutOf, readSiteRows } from '../imports/index.ts';
import { IMPORT_COLUMNS, readCsv } from '../site-users/index.ts';

export const HIDDEN = '•••';

const hidden = (cell: string) => (cell === '' ? cell : HIDDEN);
const mayBeAddress = (cell = '') => /[.:]/.test(cell) && !/\s/.test(cell.trim());
const SECRET_FIELDS: ReadonlySet<CsvField> = new Set(['password', 'uniqueid', 'http_pass']);

/** The lines of a file of sites, without secrets. Undefined if the import can't read it. */
export function shownSiteLines(csv: string): Promise<string[] | undefined> {
  return ifReadable(async () => {
    const rows: (readonly string[])[] = [];
    for await (const { cells } of readSiteRows(bytesOf(csv))) rows.push(cells);
    const [first = []] = rows;
    const layout = csvLayoutOf(first);
    if (!layout || first.length > layout.columns.length) return undefined;
    const { columns, kind } = layout;
    return rows.map((cells, place) => {
      const isHeader = kind === 'header' && place === 0;
      // Where a comma has shifted the cells, any may be a password; so may those that the import doesn't use.
      const fits = cells.length === first.length && mayBeAddress(cells[columns.indexOf('url')]);
      const isShown = (field: CsvField | null | undefined) =>
        field != null && (isHeader || (fits && !SECRET_FIELDS.has(field)));
      return lineOf(cells.map((cell, column) => (isShown(columns[column]) ? cell : hidden(cell))));
    });
  });
}

/** The same of a file of users, a header included. */
export function shownUserLines(csv: string): Promise<string[] | undefined> {
  return ifReadable(async () => (await readCsv(bytesOf(csv))).map(({ columns }) => lineOf(shownUserCells(columns))));
}

/** In a row of another length, any cell may be the password. */
export function shownUserCells(cells: readonly string[]): string[] {
  const whole = cells.length === IMPORT_COLUMNS.length;
  const isSecret = (place: number) => !whole || IMPORT_COLUMNS[place] === 'password';
  return cells.map((cell, place) => (isSecret(place) ? hidden(cell) : cell));
}

const lineOf = (cells: readonly string[]) =>
  cells.map(cell => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');

async function* bytesOf(csv: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csv);
}

async function ifReadable(read: () => Promise<string[] | undefined>): Promise<string[] | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
