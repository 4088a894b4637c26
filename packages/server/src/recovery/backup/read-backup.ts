import { createHash } from 'node:crypto';
import type { Cell } from '../../ports/database/snapshot.ts';
import type { BackupKey } from '../backup-key.ts';
import { RecoveryError } from '../recovery-error.ts';
import { type BackupEnd, type BackupHeader, type BackupTable, RowsDigest } from './format.ts';
import { readHeader } from './read-header.ts';
import { readLines } from './read-lines.ts';

export interface RowsOfBackup {
  readonly header: BackupHeader;
  readonly table: BackupTable;
  readonly rows: readonly (readonly Cell[])[];
}

export interface BackupReading {
  readonly key: BackupKey;
  /** Receives the rows in batches, table by table. They are not trusted until `readBackup` resolves. */
  readonly take?: (some: RowsOfBackup) => Promise<void>;
}

/**
 * Reads a backup from its first byte to its last, in little memory: every checksum, every number of rows, and that it
 * was made with this master key. @throws RecoveryError saying what is wrong with it.
 */
export async function readBackup(file: string, { key, take }: BackupReading): Promise<BackupHeader & BackupEnd> {
  const state = new BackupReader(file, key);
  for await (const lines of readLines(file)) {
    for (const line of lines) {
      const full = state.add(line);
      if (full && take) await take(full);
    }
  }
  return state.whole();
}

const ROWS_AT_A_TIME = 500;
const BYTES_AT_A_TIME = 1024 * 1024;

class BackupReader {
  readonly #file: string;
  readonly #key: BackupKey;
  readonly #whole = createHash('sha256');
  #header: BackupHeader | undefined;
  #end: BackupEnd | undefined;
  #table = -1;
  #digest = new RowsDigest();
  #held: Cell[][] = [];
  #bytes = 0;
  readonly #digests: Record<string, string> = {};

  constructor(file: string, key: BackupKey) {
    this.#file = file;
    this.#key = key;
  }

  /** @returns rows, when enough of them are together. */
  add(line: Buffer): RowsOfBackup | undefined {
    if (this.#end) throw this.#damaged('it continues after its end');
    if (!this.#header) {
      this.#header = readHeader(this.#file, line.toString());
      requireSameKey(this.#file, this.#header, this.#key);
      this.#hash(line);
      return undefined;
    }
    if (line[0] === 91 /* [ */) return this.#row(line, this.#header);
    const said = this.#parsed(line) as { table?: string; end?: boolean };
    const full = this.#taken();
    this.#closeTable(this.#header);
    if (said.end === true) this.#finish(said as BackupEnd, this.#header);
    else {
      this.#hash(line);
      this.#table += 1;
      if (this.#header.tables[this.#table]?.name !== said.table) throw this.#damaged('its tables are out of order');
    }
    return full;
  }

  whole(): BackupHeader & BackupEnd {
    if (!this.#header || !this.#end) throw this.#damaged('it is truncated');
    return { ...this.#header, ...this.#end };
  }

  #row(line: Buffer, header: BackupHeader): RowsOfBackup | undefined {
    const table = header.tables[this.#table];
    const row = this.#parsed(line) as unknown[];
    if (!table || row.length !== table.columns.length || !row.every(isCell))
      throw this.#damaged('it has an invalid row');
    this.#hash(line);
    this.#digest.add(line);
    this.#held.push(row as Cell[]);
    this.#bytes += line.length;
    return this.#held.length >= ROWS_AT_A_TIME || this.#bytes >= BYTES_AT_A_TIME ? this.#taken() : undefined;
  }

  #taken(): RowsOfBackup | undefined {
    const table = this.#header?.tables[this.#table];
    if (!this.#header || !table || this.#held.length === 0) return undefined;
    const rows = this.#held;
    this.#held = [];
    this.#bytes = 0;
    return { header: this.#header, table, rows };
  }

  #closeTable(header: BackupHeader): void {
    const table = header.tables[this.#table];
    if (!table) return;
    if (this.#digest.rows !== table.rows) {
      throw this.#damaged(`it declares ${table.rows} rows of ${table.name} and has ${this.#digest.rows}`);
    }
    this.#digests[table.name] = this.#digest.value();
    this.#digest = new RowsDigest();
  }

  #finish(end: BackupEnd, header: BackupHeader): void {
    if (this.#table !== header.tables.length - 1) throw this.#damaged('some of its tables are missing');
    const sha256 = this.#whole.digest('hex');
    const same = header.tables.every(({ name }) => end.digests?.[name] === this.#digests[name]);
    if (!same || end.sha256 !== sha256) throw this.#damaged('its checksum does not match');
    if (end.mac !== this.#key.mac(sha256)) throw this.#damaged('it was altered without the master key');
    this.#end = end;
  }

  #hash(line: Buffer): void {
    this.#whole.update(line).update('\n');
  }

  #parsed(line: Buffer): unknown {
    try {
      return JSON.parse(line.toString());
    } catch (error) {
      throw this.#damaged('one of its lines cannot be read', error);
    }
  }

  #damaged(what: string, cause?: unknown): RecoveryError {
    return new RecoveryError('backup_damaged', `${this.#file} is damaged: ${what}. Use another backup.`, cause);
  }
}

const isCell = (value: unknown) => value === null || typeof value === 'string' || Number.isSafeInteger(value);

/** Fails before anything is read or written. */
export function requireSameKey(file: string, header: BackupHeader, key: BackupKey): void {
  if (header.key_id === key.id) return;
  throw new RecoveryError(
    'other_master_key',
    `${file} was made with another master key (id ${header.key_id}) than the one in use here (id ${key.id}). ` +
      'Put the key that was in use then into the key file, or set SITEKEEPER_MASTER_KEY. The backup cannot be used without it.',
  );
}
