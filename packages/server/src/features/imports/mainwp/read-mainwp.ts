import { createReadStream } from 'node:fs';
import { readDatabase } from './database/read-database.ts';
import { UnreadableImport } from './dump/old-tables.ts';
import { readDump } from './dump/read-dump.ts';
import { unpackDump } from './dump/unpack-dump.ts';
import { NO_KEY_FILES } from './keys/key-files.ts';
import { openKeyFiles } from './keys/open-key-files.ts';
import { readKeyZip } from './keys/read-key-zip.ts';
import type { OldDashboard } from './old-dashboard.ts';
import { readOldDashboard } from './records/read-old-dashboard.ts';

/** Where an old dashboard's data are. */
export interface MainwpSource {
  readonly from:
    | { readonly kind: 'dump'; readonly bytes: AsyncIterable<Uint8Array> }
    /** `mysql://user:password@host:port/database`: for the command line only, as it calls any host. */
    | { readonly kind: 'database'; readonly address: string };
  /** Path of the key folder or of a ZIP, or the bytes of a ZIP; undefined: there are no keys. */
  readonly keys: string | Buffer | undefined;
  /** Which dashboard, if there are several. */
  readonly prefix?: string | undefined;
}

/**
 * Reads an old dashboard, from which nothing is changed and of which nothing is stored.
 * @throws UnreadableImport that says what to do, and holds nothing secret.
 */
export async function readMainwp({ from, keys, prefix }: MainwpSource): Promise<OldDashboard> {
  // The keys first: whoever mistyped their path shouldn't wait for the dump.
  const files =
    keys === undefined ? NO_KEY_FILES : await (Buffer.isBuffer(keys) ? readKeyZip(keys) : openKeyFiles(keys));
  try {
    const tables =
      from.kind === 'dump'
        ? await readDump(unpackDump(from.bytes), { prefix })
        : await readDatabase(from.address, prefix);
    return await readOldDashboard(tables, files);
  } finally {
    await files.close();
  }
}

const PIECE_BYTES = 256 * 1024;

/** The bytes of a dump. @throws UnreadableImport when read, if there is no such file. */
export async function* bytesOfFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const reason = READ_ERRORS[code];
    throw reason === undefined ? error : new UnreadableImport(`${path} could not be read: ${reason}.`);
  }
}

const READ_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
};
