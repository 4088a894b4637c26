import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { AppError, type Violation } from '../../../kernel/errors.ts';
import { tooMuch } from '../../../kernel/invalid-input.ts';
import type { RawRow } from './import-row.ts';

/** The most rows of one import. Source: docs/spec/rest-v2.md#users. */
export const MOST_IMPORT_ROWS = 10_000;
/** The most columns of a row: an import knows ten, and reports the problem of a few more. */
export const MOST_CSV_COLUMNS = 32;
/** The most characters of a row; a row may name hundreds of sites. */
export const LONGEST_CSV_ROW = 100_000;
/** This much is read in one turn of the event loop. */
const PIECE_BYTES = 64 * 1024;
/** Empty lines also cost time: a file may contain ten million of them, which would block everybody. */
const MOST_LINES = 1_000_000;

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve));

interface Parsed {
  readonly record: string[];
  readonly raw: string;
}

/**
 * The rows of a CSV file (RFC 4180, UTF-8, with or without BOM), read as it arrives. Empty lines are skipped. The line
 * of a row is where an editor shows its beginning: breaks within quotes count.
 * @param bytes Invalid UTF-8 becomes U+FFFD in its cell, and so does U+0000, which no store can hold. The event loop
 * turns after each piece, so that a large file blocks nobody.
 * @throws AppError invalid_input naming the line where the file is not CSV, or is too wide; payload_too_large for too
 * many rows.
 */
export async function readCsv(bytes: AsyncIterable<Uint8Array>, hasHeader = false): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  let line = 1;
  let headerIsNext = hasHeader;
  // Called within the parser: if it fails, the rows that it has not returned are lost, with their lines.
  const placed = ({ record: columns, raw }: Parsed): RawRow | null => {
    const line_number = line;
    line += raw.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (columns.length > MOST_CSV_COLUMNS) throw tooManyColumns(line_number);
    if (columns.length === 1 && columns[0]?.trim() === '') return null;
    if (!headerIsNext) return { line_number, columns };
    headerIsNext = false;
    return null;
  };
  const parser = parse({
    raw: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LONGEST_CSV_ROW,
    on_record: placed as never, // its type ignores that `raw` wraps a record
  });
  const requireFewLines = () => {
    if (line > MOST_LINES) throw tooMuch('csv_lines', `The file has more than ${MOST_LINES} lines.`, MOST_LINES);
  };
  const text = Readable.from(decoded(bytes, requireFewLines), { objectMode: false });
  text.on('error', error => parser.destroy(error));
  try {
    for await (const row of text.pipe(parser) as AsyncIterable<RawRow>) {
      rows.push(row);
      if (rows.length > MOST_IMPORT_ROWS + 1) throw tooManyRows(); // one may be a header
    }
  } catch (error) {
    throw error instanceof CsvError ? notCsv(error, line) : error;
  } finally {
    text.destroy();
  }
  return rows;
}

export function tooManyRows(): AppError {
  const message = `An import can have at most ${MOST_IMPORT_ROWS} rows. Split the file.`;
  return tooMuch('csv_user_rows', message, MOST_IMPORT_ROWS);
}

/** @param beforePiece Called before each piece; throws to stop reading. */
async function* decoded(bytes: AsyncIterable<Uint8Array>, beforePiece: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  const lines = new LineLength();
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
      beforePiece();
      const text = decoder.decode(chunk.subarray(from, from + PIECE_BYTES), { stream: true });
      lines.requireShort(text);
      yield readable(text);
      await nextTurn();
    }
  }
  yield readable(decoder.decode());
}

/** The parser's own limit ignores commas. */
class LineLength {
  #line = 1;
  #length = 0;

  /** @throws AppError invalid_input if a line is longer than a row may be. */
  requireShort(text: string): void {
    const [first = '', ...rest] = text.split(/\r\n|\n|\r/);
    this.#length += first.length;
    if (this.#length > LONGEST_CSV_ROW) throw tooLong(this.#line);
    this.#line += rest.length;
    this.#length = rest.at(-1)?.length ?? this.#length;
  }
}

function readable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}

function tooLong(line: number): AppError {
  const message = `Line ${line} has more than ${LONGEST_CSV_ROW} characters. Nothing was imported. Is this a CSV file with one row per line?`;
  return refused({ message, reason: 'csv_row_too_long', limit: LONGEST_CSV_ROW }, line);
}

function tooManyColumns(line: number): AppError {
  const message = `The row on line ${line} has more than ${MOST_CSV_COLUMNS} columns. Nothing was imported. Save the file with ten columns, separated by commas.`;
  return refused({ message, reason: 'csv_user_columns', limit: MOST_CSV_COLUMNS }, line);
}

/** The parser's own messages repeat contents of the file. */
function notCsv({ code }: CsvError, line: number): AppError {
  const isOpen = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
  const what = isOpen
    ? `has an unclosed quote or more than ${LONGEST_CSV_ROW} characters`
    : 'has a quote in the wrong place. Quote the whole cell and double the quotes inside it';
  const message = `The row on line ${line} ${what}. Nothing was imported.`;
  return refused({ message, reason: isOpen ? 'csv_quote' : 'csv_user_quote', limit: LONGEST_CSV_ROW }, line);
}

function refused(wrong: Omit<Violation, 'path'>, line: number): AppError {
  const errors = [{ path: 'input.csv', ...wrong }];
  return new AppError('invalid_input', wrong.message, { line_number: line, errors });
}
