import { RowReader, type SqlCell } from './row-reader.ts';
import { BACKTICK, CLOSE, COMMA, DOUBLE_QUOTE, OPEN } from './sql-bytes.ts';
import { SqlLexer, type SqlSink } from './sql-lexer.ts';
import { unescapeSql } from './sql-text.ts';

/** What a dump says, as far as somebody wants to know. */
export interface StatementSink {
  /** @returns columns that are wanted of this table; undefined: none, the table is skipped. */
  wantedColumns(table: string, database: string): ReadonlySet<string> | undefined;
  /** The table exists. */
  table(table: string, database: string): void;
  row(table: string, database: string, columns: readonly string[], cells: readonly SqlCell[]): void;
  /** Rows whose columns are not named, neither by them nor before. */
  namelessRows(table: string): void;
  charset(name: string): void;
  comment(beginning: string): void;
}

/** Where a dump ended although something had begun. */
export interface DumpCut {
  /** Undefined if it was in no table that is read. */
  readonly table: string | undefined;
}

const MOST_COLUMNS = 500;
const LONGEST_NAME = 200;
/** Words that begin something else than a column in `CREATE TABLE`. */
const NO_COLUMN = /^(?:primary|key|unique|index|constraint|fulltext|spatial|check|foreign|period)$/i;

type Expecting =
  | 'statement'
  | 'insert-name'
  | 'insert-columns'
  | 'insert-values'
  | 'rows'
  | 'row'
  | 'create'
  | 'create-name'
  | 'create-columns'
  | 'set'
  | 'charset'
  | 'use'
  | 'delimiter'
  /** Between `DELIMITER ;;` and `DELIMITER ;`: bodies of triggers and procedures. */
  | 'other-delimiter'
  | 'nothing';

const STATEMENTS: ReadonlyMap<string, Expecting> = new Map([
  ['INSERT', 'insert-name'],
  ['REPLACE', 'insert-name'],
  ['CREATE', 'create'],
  ['SET', 'set'],
  ['USE', 'use'],
  ['DELIMITER', 'delimiter'],
]);

/** Reads statements that create tables and insert rows; what a dump contains besides is skipped. */
export class StatementReader implements SqlSink {
  readonly #lexer: SqlLexer;
  readonly #sink: StatementSink;
  readonly #row = new RowReader();
  readonly #columnsOf = new Map<string, readonly string[]>();
  #expecting: Expecting = 'statement';
  #database = '';
  #table = '';
  #columns: string[] = [];
  #positions: boolean[] = [];
  #depth = 0;
  #itemBegins = false;

  /** @param mostBytes Of one value. */
  constructor(sink: StatementSink, mostBytes: number) {
    this.#sink = sink;
    this.#lexer = new SqlLexer(this, mostBytes);
  }

  write(chunk: Buffer): void {
    this.#lexer.write(chunk);
  }

  /** @returns what was cut off, if anything. */
  end(): DumpCut | undefined {
    const withinText = this.#lexer.end();
    if (!withinText && (this.#expecting === 'statement' || this.#expecting === 'other-delimiter')) return undefined;
    const known = this.#expecting === 'rows' || this.#expecting === 'row' || this.#expecting === 'create-columns';
    return { table: known ? this.#table : undefined };
  }

  word(bytes: Buffer | undefined): void {
    if (this.#expecting === 'row') this.#row.word(bytes);
    else this.#expect(this.#afterWord(bytes?.toString('latin1', 0, LONGEST_NAME) ?? ''));
  }

  quoted(quote: number, raw: Buffer | undefined): void {
    if (this.#expecting === 'row') {
      this.#row.quoted(raw, quote);
      return;
    }
    const name = raw === undefined ? '' : unescapeSql(raw, quote).toString('utf8', 0, LONGEST_NAME);
    this.#expect(this.#afterQuoted(name, quote === BACKTICK || quote === DOUBLE_QUOTE));
  }

  mark(byte: number): void {
    if (this.#expecting === 'row') {
      const ended = this.#row.mark(byte);
      this.#lexer.keep = ended || this.#row.keeps;
      if (ended) this.#finishRow();
    } else this.#expect(this.#afterMark(byte));
  }

  semicolons(count: number): void {
    if (this.#expecting === 'other-delimiter') return;
    this.#expecting = this.#expecting === 'delimiter' && count > 1 ? 'other-delimiter' : 'statement';
  }

  comment(beginning: string): void {
    this.#sink.comment(beginning);
  }

  #expect(expecting: Expecting): void {
    this.#expecting = expecting;
    if (expecting === 'nothing') this.#lexer.skipping = true;
  }

  #afterWord(word: string): Expecting {
    switch (this.#expecting) {
      case 'statement':
        this.#table = '';
        return STATEMENTS.get(word.toUpperCase()) ?? 'nothing';
      case 'insert-name':
        if (/^(?:into|ignore|low_priority|high_priority|delayed)$/i.test(word)) return 'insert-name';
        if (/^values?$/i.test(word)) return this.#beginRows(this.#columnsOf.get(this.#key) ?? []);
        return /^(?:select|set)$/i.test(word) ? 'nothing' : this.#nameTable(word.slice(word.lastIndexOf('.') + 1));
      case 'insert-values':
        return /^values?$/i.test(word) ? this.#beginRows(this.#columns) : 'nothing';
      case 'rows':
        return 'nothing'; // ON DUPLICATE KEY UPDATE
      case 'create':
        if (/^temporary$/i.test(word)) return 'create';
        return /^table$/i.test(word) ? 'create-name' : 'nothing';
      case 'create-name':
        if (/^(?:if|not|exists)$/i.test(word)) return 'create-name';
        return this.#nameTable(word.slice(word.lastIndexOf('.') + 1));
      case 'create-columns':
        return this.#nameColumn(NO_COLUMN.test(word) ? undefined : word);
      case 'set':
        return /^names$/i.test(word) ? 'charset' : 'nothing';
      case 'other-delimiter':
        return /^delimiter$/i.test(word) ? 'delimiter' : 'other-delimiter';
      default:
        return this.#afterQuoted(word, true);
    }
  }

  #afterQuoted(name: string, mayBeName: boolean): Expecting {
    switch (this.#expecting) {
      case 'insert-name':
      case 'create-name':
        return this.#nameTable(name);
      case 'insert-columns':
        if (this.#columns.length < MOST_COLUMNS) this.#columns.push(name);
        return 'insert-columns';
      case 'create-columns':
        return this.#nameColumn(mayBeName ? name : undefined);
      case 'charset':
        this.#sink.charset(name);
        return 'nothing';
      case 'use':
        this.#database = name;
        return 'nothing';
      case 'delimiter':
      case 'other-delimiter':
        return 'other-delimiter';
      default:
        return 'nothing';
    }
  }

  #afterMark(byte: number): Expecting {
    switch (this.#expecting) {
      case 'rows':
        return byte === OPEN ? this.#beginRow() : 'rows';
      case 'insert-name':
        return byte === OPEN ? this.#beginColumns('insert-columns') : 'nothing';
      case 'insert-columns':
        return byte === CLOSE ? 'insert-values' : 'insert-columns';
      case 'create-name':
        return byte === OPEN ? this.#beginColumns('create-columns') : 'nothing';
      case 'create-columns':
        return this.#afterMarkInTable(byte);
      case 'delimiter':
      case 'other-delimiter':
        return 'other-delimiter';
      default:
        return 'nothing';
    }
  }

  /** Of `database`.`table` the last part counts. */
  #nameTable(name: string): Expecting {
    if (name !== '') this.#table = name;
    return this.#expecting;
  }

  #nameColumn(name: string | undefined): Expecting {
    if (this.#itemBegins && name !== undefined && this.#columns.length < MOST_COLUMNS) this.#columns.push(name);
    this.#itemBegins = false;
    return 'create-columns';
  }

  get #key(): string {
    return `${this.#database}\0${this.#table}`;
  }

  #beginColumns(expecting: 'insert-columns' | 'create-columns'): Expecting {
    if (this.#sink.wantedColumns(this.#table, this.#database) === undefined) return 'nothing';
    this.#columns = [];
    this.#depth = 1;
    this.#itemBegins = true;
    return expecting;
  }

  #afterMarkInTable(byte: number): Expecting {
    if (byte === OPEN) this.#depth++;
    if (byte === CLOSE) this.#depth--;
    if (byte === COMMA && this.#depth === 1) this.#itemBegins = true;
    if (this.#depth > 0) return 'create-columns';
    this.#columnsOf.set(this.#key, this.#columns);
    this.#sink.table(this.#table, this.#database);
    return 'nothing';
  }

  #beginRows(columns: readonly string[]): Expecting {
    const wanted = this.#sink.wantedColumns(this.#table, this.#database);
    if (wanted === undefined) return 'nothing';
    if (columns.length === 0) {
      this.#sink.namelessRows(this.#table);
      return 'nothing';
    }
    this.#sink.table(this.#table, this.#database);
    this.#columns = [...columns];
    this.#positions = columns.map(column => wanted.has(column));
    return 'rows';
  }

  #beginRow(): Expecting {
    this.#row.begin(this.#positions);
    this.#lexer.keep = this.#row.keeps;
    return 'row';
  }

  #finishRow(): void {
    this.#sink.row(this.#table, this.#database, this.#columns, this.#row.cells);
    this.#expecting = 'rows';
  }
}
