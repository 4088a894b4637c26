import { readDatabase } from './database/read-database.ts';
import { type DumpOptions, readDump } from './dump/read-dump.ts';
import { unpackDump } from './dump/unpack-dump.ts';
import { type KeyFiles, NO_KEY_FILES } from './keys/key-files.ts';
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
  /** Path of the key folder or of a ZIP, the bytes of a ZIP, or the files; undefined: there are no keys. */
  readonly keys: string | Buffer | KeyFiles | undefined;
  /** Which dashboard, if there are several. */
  readonly prefix?: string | undefined;
  readonly limits?: DumpOptions['limits'];
}

/**
 * Reads an old dashboard, from which nothing is changed and of which nothing is stored.
 * @throws UnreadableImport that says what to do, and holds nothing secret.
 */
export async function readMainwp({ from, keys, prefix, limits }: MainwpSource): Promise<OldDashboard> {
  // The keys first: whoever mistyped their path shouldn't wait for the dump.
  const files = await keyFilesIn(keys);
  try {
    const tables =
      from.kind === 'dump'
        ? await readDump(unpackDump(from.bytes), { prefix, limits })
        : await readDatabase(from.address, prefix);
    return await readOldDashboard(tables, files);
  } finally {
    await files.close();
  }
}

async function keyFilesIn(keys: MainwpSource['keys']): Promise<KeyFiles> {
  if (keys === undefined) return NO_KEY_FILES;
  if (Buffer.isBuffer(keys)) return readKeyZip(keys);
  return typeof keys === 'string' ? openKeyFiles(keys) : keys;
}
