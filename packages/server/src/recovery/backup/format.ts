import { hash } from 'node:crypto';
import type { Cell } from '../../ports/database/snapshot.ts';

/**
 * A backup is gzip over lines of JSON: a header; for each table `{"table": name}` and one array per row; an end.
 * Text and whole numbers only, so that it fits either engine. What is sealed in the store is sealed in it.
 */
export const FORMAT = 'sitekeeper-backup';
export const FORMAT_VERSION = 1;
/** No row is nearly as long; a longer line is an attempt to fill the memory. */
export const LONGEST_LINE = 64 * 1024 * 1024;

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** The number that the next row gets; null for tables whose rows the store doesn't number. */
  readonly next_id: number | null;
}

export interface BackupHeader {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** ISO 8601. */
  readonly made_at: string;
  /** Version of Sitekeeper. */
  readonly made_by: string;
  readonly engine: 'sqlite' | 'postgres';
  /** Newest migration of the store. */
  readonly level: string;
  /** Identifies the master key that opens it, without revealing it. */
  readonly key_id: string;
  readonly tables: readonly BackupTable[];
}

export interface BackupEnd {
  readonly end: true;
  /** Digest of the rows of each table, whatever their order. */
  readonly digests: Readonly<Record<string, string>>;
  /** Of all lines before this one, with their line feeds. */
  readonly sha256: string;
  /** Computed from `sha256` with the master key, so that nobody can make or change a backup without it. */
  readonly mac: string;
}

export const rowLine = (row: readonly Cell[]) => JSON.stringify(row);

const MODULUS = 1n << 128n;

/** Digest of rows that doesn't depend on their order, which the engines don't keep. */
export class RowsDigest {
  #sum = 0n;
  rows = 0;

  add(line: string | Buffer): void {
    this.#sum = (this.#sum + BigInt(`0x${hash('sha256', line, 'hex').slice(0, 32)}`)) % MODULUS;
    this.rows += 1;
  }

  /** Hex. */
  value(): string {
    return this.#sum.toString(16).padStart(32, '0');
  }
}
