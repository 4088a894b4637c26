import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { AppError, type Violation } from '../../../kernel/errors.ts';
import { tooMuch } from '../../../kernel/invalid-input.ts';

/** The most sites of one file. */
export const MOST_CSV_SITES = 10_000;
const MOST_COLUMNS = 64;
const LONGEST_ROW = 20_000;
/** Empty lines and comments also cost time. */
const MOST_LINES = 200_000;
const PIECE_CHARACTERS = 64 * 1024;

/** A row as it was read: the line it begins on, and its cells. */
export interface RawCsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a CSV file, as they arrive: UTF-8 with or without BOM, separated by commas, semicolons or tabs, lines
 * ended in any of the three ways. Empty lines and lines that begin with `#` are skipped.
 * @throws AppError invalid_input naming the line; payload_too_large.
 */
export async function* readSiteRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RawCsvRow> {
  const pieces = texts(bytes);
  const start = await beginning(pieces);
  const place = { line: 1 };
  const parser = parse({
    raw: true,
    delimiter: delimiterIn(start),
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LONGEST_ROW,
    on_record: (({ record, raw }: { record: string[]; raw: string }) => rowAt(place, record, raw)) as never,
  });
  const text = Readable.from(withoutComments(joined(start, pieces)), { objectMode: false });
  text.on('error', error => parser.destroy(error));
  let rows = 0;
  try {
    for await (const row of text.pipe(parser) as AsyncIterable<RawCsvRow>) {
      rows += 1;
      if (rows > MOST_CSV_SITES + 1) throw tooMany(); // one may be a header
      yield row;
    }
  } catch (error) {
    throw error instanceof CsvError ? notCsv(place.line) : error;
  } finally {
    text.destroy();
    parser.destroy();
  }
}

function rowAt(place: { line: number }, cells: string[], raw: string): RawCsvRow | null {
  const { line } = place;
  place.line += raw.match(/\r\n|\n|\r/g)?.length ?? 0;
  if (place.line > MOST_LINES) {
    throw tooMuch('csv_lines', `The file has more than ${MOST_LINES} lines.`, MOST_LINES);
  }
  if (cells.length > MOST_COLUMNS) {
    const message = `The row on line ${line} has more than ${MOST_COLUMNS} columns. Nothing was imported.`;
    throw refused({ message, reason: 'csv_columns', limit: MOST_COLUMNS }, line);
  }
  return cells.every(cell => cell.trim() === '') ? null : { line, cells };
}

async function* texts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8'); // takes the BOM away
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length; from += PIECE_CHARACTERS) {
      const text = decoder.decode(chunk.subarray(from, from + PIECE_CHARACTERS), { stream: true });
      yield text.replaceAll('\0', '\uFFFD');
      await new Promise<void>(resolve => setImmediate(resolve)); // a large file blocks nobody
    }
  }
  yield decoder.decode();
}

/** The text of a file, as it arrives; its size is limited by whoever hands it over. */
export async function readCsvText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of texts(bytes)) pieces.push(piece);
  return pieces.join('');
}

/** Enough of the text for its first row. */
async function beginning(pieces: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (start.length < LONGEST_ROW && rowsIn(start).length < 2) {
    const next = await pieces.next();
    if (next.done) break;
    start += next.value;
  }
  return start;
}

async function* joined(start: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* pieces;
}

/** Lines that are neither empty nor comments; the last one may be cut. */
function rowsIn(text: string): string[] {
  return text.split(/\r\n|\n|\r/).filter(line => line.trim() !== '' && !line.trimStart().startsWith('#'));
}

/** What separates the cells of the first row most often, outside of quotes. */
function delimiterIn(start: string): string {
  const [first = ''] = rowsIn(start);
  const bare = first.replace(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return [';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

/**
 * Takes the text of comments away, and keeps their line ends: a quote in a comment opens no cell. A `#` at the beginning
 * of a line within quotes is no comment.
 */
async function* withoutComments(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let quoted = false;
  let atStart = true;
  let comment = false;
  for await (const piece of pieces) {
    let kept = '';
    for (const character of piece) {
      const ends = character === '\n' || character === '\r';
      if (!quoted && atStart && character === '#') comment = true;
      if (ends && !quoted) comment = false;
      if (character === '"' && !comment) quoted = !quoted;
      if (!comment) kept += character;
      atStart = ends || (atStart && (character === ' ' || character === '\t'));
    }
    yield kept;
  }
}

function tooMany(): AppError {
  return tooMuch('csv_sites', `A file can have at most ${MOST_CSV_SITES} sites. Split the file.`, MOST_CSV_SITES);
}

/** The parser's own messages repeat contents of the file. */
function notCsv(line: number): AppError {
  const what = `has a quote in the wrong place, or more than ${LONGEST_ROW} characters`;
  const message = `The row on line ${line} ${what}. Nothing was imported.`;
  return refused({ message, reason: 'csv_quote', limit: LONGEST_ROW }, line);
}

function refused(wrong: Omit<Violation, 'path'>, line: number): AppError {
  const errors = [{ path: 'input.csv', ...wrong }];
  return new AppError('invalid_input', wrong.message, { line_number: line, errors });
}
