import type { RowCode } from '../../remarks/remark.ts';
import type { RemarkData } from '../../remarks/remark-data.ts';
import type { OldProblem } from '../old-dashboard.ts';
import { oldProblem } from '../old-problem.ts';
import { charsetNamed, type DumpCharset, decodeText } from './charset.ts';
import { choosePrefix, type DumpRow, isTableOf, type OldTables, UnreadableImport } from './old-tables.ts';
import type { SqlCell } from './row-reader.ts';
import { type DumpCut, StatementReader, type StatementSink } from './statement-reader.ts';
import { isWantedRow, SITES_TABLE, WANTED_TABLES, type WantedTable, wantedTableOf } from './wanted-tables.ts';

export interface DumpLimits {
  /** Bytes of one value. */
  readonly value: number;
  /** Characters of all that is kept. */
  readonly kept: number;
  /** Bytes of the dump, unpacked. */
  readonly dump: number;
}

/** A column of MySQL can hold more, but none that is read does. A site takes some 6 kB. */
const DUMP_LIMITS: DumpLimits = { value: 4 * 2 ** 20, kept: 512 * 2 ** 20, dump: 256 * 2 ** 30 };

export interface DumpOptions {
  /** Which dashboard, if the dump holds several. */
  readonly prefix?: string | undefined;
  readonly limits?: Partial<DumpLimits> | undefined;
}

/**
 * The rows of an old dashboard's tables in a dump, read as it arrives. Repairs nothing: see `records/`.
 * @param bytes Unpacked; may end anywhere, what was read until then counts.
 * @throws UnreadableImport if it holds no dashboard, or several and no prefix was given.
 */
export async function readDump(bytes: AsyncIterable<Uint8Array>, options: DumpOptions = {}): Promise<OldTables> {
  const limits = { ...DUMP_LIMITS, ...options.limits };
  const gathered = new GatheredTables(limits);
  const reader = new StatementReader(gathered, limits.value);
  let read = 0;
  try {
    for await (const chunk of bytes) {
      read += chunk.length;
      if (read > limits.dump) {
        const limit = limits.dump / 2 ** 30;
        const message = `The dump is larger than ${limit} GiB. Dump only the tables needed.`;
        throw new UnreadableImport(message, 'dump', 'dump_too_large', { limit });
      }
      reader.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    }
  } catch (error) {
    if (!(error instanceof CutShort)) throw error;
    gathered.damaged = true;
  }
  return gathered.finish(reader.end(), options.prefix);
}

/** The bytes end before the dump does, e.g. because the compressed file is damaged. */
export class CutShort extends Error {
  override readonly name = 'CutShort';
}

const CUT_BEFORE =
  'The compressed dump is cut or damaged, and ends before any table of a MainWP Dashboard. Dump it again, or copy it again in binary mode.';

interface GatheredTable {
  readonly prefix: string;
  readonly table: WantedTable;
  readonly rows: DumpRow[];
  /** Rows that were there, wanted or not. */
  seen: number;
  readonly problems: OldProblem[];
}

const MOST_TABLES = 10_000;
/** Of one table; a damaged dump has one in every row. */
const MOST_PROBLEMS = 1_000;

class GatheredTables implements StatementSink {
  damaged = false;
  readonly #limits: DumpLimits;
  readonly #tables = new Map<string, GatheredTable>();
  readonly #nameless = new Set<string>();
  #charset: DumpCharset = 'utf-8';
  #unknownCharset = false;
  #kept = 0;
  #hasHead = false;
  #hasFoot = false;

  constructor(limits: DumpLimits) {
    this.#limits = limits;
  }

  wantedColumns(name: string): ReadonlySet<string> | undefined {
    const wanted = wantedTableOf(name);
    return wanted && COLUMNS[wanted.table];
  }

  table(name: string, database: string): void {
    const key = `${database}\0${name}`;
    const wanted = wantedTableOf(name);
    if (wanted === undefined || this.#tables.has(key) || this.#tables.size >= MOST_TABLES) return;
    this.#tables.set(key, { ...wanted, rows: [], seen: 0, problems: [] });
  }

  row(name: string, database: string, columns: readonly string[], cells: readonly SqlCell[]): void {
    const gathered = this.#tables.get(`${database}\0${name}`);
    if (gathered === undefined) return;
    gathered.seen++;
    if (cells.length !== columns.length) {
      report(gathered, `#${gathered.seen}`, 'dropped', 'row_columns');
      return;
    }
    const row = Object.create(null) as Record<string, string | null>;
    let size = 0;
    const unreadable: string[] = [];
    for (const [position, cell] of cells.entries()) {
      if (cell === 'unwanted') continue;
      const column = columns[position] as string;
      if (cell === 'unreadable') unreadable.push(column);
      const text = cell === null || cell === 'unreadable' ? null : decodeText(cell, this.#charset);
      row[column] = text;
      size += text?.length ?? 0;
    }
    if (!isWantedRow(gathered.table, row)) return;
    gathered.rows.push(row);
    const id = row[WANTED_TABLES[gathered.table][0]] ?? `#${gathered.seen}`;
    for (const column of unreadable)
      report(gathered, id.slice(0, 20), 'changed', 'row_value_damaged', { given: column });
    this.#kept += size + BYTES_PER_ROW;
    if (this.#kept > this.#limits.kept)
      throw new UnreadableImport(
        'The dump holds more than fits into the memory of an import. Is it really of a MainWP Dashboard?',
        'dump',
        'dump_too_full',
      );
  }

  namelessRows(name: string): void {
    if (this.#nameless.size < MOST_TABLES) this.#nameless.add(name);
  }

  charset(name: string): void {
    const charset = charsetNamed(name);
    if (charset === undefined) this.#unknownCharset = true;
    else this.#charset = charset;
  }

  comment(beginning: string): void {
    if (/^(?:MySQL|MariaDB) dump /.test(beginning)) this.#hasHead = true;
    if (/^Dump completed/.test(beginning)) this.#hasFoot = true;
  }

  finish(cut: DumpCut | undefined, wantedPrefix: string | undefined): OldTables {
    const all = [...this.#tables.values()];
    const prefixes = all.filter(({ table }) => table === SITES_TABLE).map(one => one.prefix);
    if (prefixes.length === 0 && this.damaged) throw new UnreadableImport(CUT_BEFORE, 'dump', 'dump_cut');
    const prefix = choosePrefix(prefixes, wantedPrefix, 'The dump');
    const own = all.filter(one => isTableOf(prefix, one.table, one.prefix)).sort(longestPrefixFirst);
    const tables = new Map<WantedTable, readonly DumpRow[]>();
    for (const { table, rows } of own) if (!tables.has(table)) tables.set(table, rows);
    if (own.filter(({ table }) => table === SITES_TABLE).length > 1) {
      const name = `${prefix}${SITES_TABLE}`;
      const message = `The dump holds several databases with the table "${name}". Dump one of them.`;
      throw new UnreadableImport(message, 'dump', 'dump_several_databases', { name });
    }
    return { prefix, tables, problems: [...this.#problems(own, prefix), ...this.#cutProblem(cut, prefix)] };
  }

  *#problems(own: readonly GatheredTable[], prefix: string): Generator<OldProblem> {
    for (const { problems } of own) yield* problems;
    for (const name of this.#nameless) {
      const wanted = wantedTableOf(name);
      if (wanted === undefined || !isTableOf(prefix, wanted.table, wanted.prefix)) continue;
      yield oldProblem(wanted.table, '', 'dropped', 'dump_columns_unnamed');
    }
    if (!this.#unknownCharset) return;
    yield oldProblem('', '', 'changed', 'dump_charset');
  }

  *#cutProblem(cut: DumpCut | undefined, prefix: string): Generator<OldProblem> {
    const unfinished = this.#hasHead && !this.#hasFoot;
    if (cut === undefined && !unfinished && !this.damaged) return;
    const wanted = cut?.table === undefined ? undefined : wantedTableOf(cut.table);
    const table = wanted && isTableOf(prefix, wanted.table, wanted.prefix) ? wanted.table : '';
    yield oldProblem(table, '', 'dropped', 'dump_cut');
  }
}

function report(
  { table, problems }: GatheredTable,
  id: string,
  outcome: OldProblem['outcome'],
  code: RowCode,
  data?: RemarkData,
): void {
  if (problems.length < MOST_PROBLEMS) problems.push(oldProblem(table, id, outcome, code, data));
}

/** What a row takes besides its texts, about. */
const BYTES_PER_ROW = 100;

const COLUMNS = Object.fromEntries(
  Object.entries(WANTED_TABLES).map(([table, columns]) => [table, new Set<string>(columns)]),
) as unknown as Readonly<Record<WantedTable, ReadonlySet<string>>>;

const longestPrefixFirst = (a: GatheredTable, b: GatheredTable) => b.prefix.length - a.prefix.length;
