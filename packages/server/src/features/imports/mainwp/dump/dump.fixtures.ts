import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOldDashboard, type OldDashboardGiven } from '../../../../testing/old-dashboard/make-old-dashboard.ts';
import type { DumpLimits } from './read-dump.ts';
import { readDump } from './read-dump.ts';
import { unpackDump } from './unpack-dump.ts';

/** The bytes of the dump of an invented dashboard. */
export function dumpOf(given: OldDashboardGiven): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'old-dashboard-'));
  try {
    return readFileSync(makeOldDashboard(folder, given).dump);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Gives bytes in pieces, as a file or an upload does. */
export async function* piecesOf(bytes: Buffer, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

interface ReadOptions {
  readonly size?: number;
  readonly prefix?: string;
  readonly limits?: Partial<DumpLimits>;
}

export function readPieces(dump: Buffer | string, { size, ...options }: ReadOptions = {}) {
  return readDump(unpackDump(piecesOf(Buffer.from(dump as string), size)), options);
}

/** The tables as plain values, those without rows left out. */
export async function rowsOf(dump: Buffer | string, options: ReadOptions = {}) {
  const { tables } = await readPieces(dump, options);
  return Object.fromEntries(
    [...tables].filter(([, rows]) => rows.length > 0).map(([table, rows]) => [table, [...rows]]),
  );
}
