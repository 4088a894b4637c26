import { buffer } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import { UnreadableImport } from '../dump/old-tables.ts';
import { isKeyFileName, type KeyFiles, MOST_KEY_FILE_BYTES } from './key-files.ts';

const MOST_ENTRIES = 1_000_000;
/** 10,000 sites have some 30 MB. */
const MOST_BYTES = 512 * 2 ** 20;

/**
 * The key files of a ZIP, read into memory: nothing is ever written where the ZIP says.
 * @param zip Its path, or its bytes.
 * @throws UnreadableImport if it is no ZIP, is protected by a password, leads out of its folder, or holds no key file.
 */
export async function readKeyZip(zip: string | Buffer): Promise<KeyFiles> {
  const files = await readEntries(zip).catch(error => {
    throw error instanceof UnreadableImport ? error : unreadableZip(error as Error);
  });
  if (files.size === 0)
    throw new UnreadableImport(
      'The ZIP holds no key files. Pack the folder wp-content/uploads/mainwp/pk of the MainWP Dashboard.',
      'keys',
      'keys_none',
    );
  return { read: async name => files.get(name), close: async () => files.clear() };
}

async function readEntries(zip: string | Buffer): Promise<Map<string, Buffer>> {
  const { fromBufferPromise, openPromise } = await import('yauzl');
  const opened = typeof zip === 'string' ? await openPromise(zip, OPTIONS) : await fromBufferPromise(zip, OPTIONS);
  const files = new Map<string, Buffer>();
  try {
    if (opened.entryCount > MOST_ENTRIES)
      throw new UnreadableImport('The ZIP holds too many files. Pack only "pk".', 'keys', 'keys_too_many');
    let left = MOST_BYTES;
    // Refuses absolute names and such with "..": a ZIP that has one is no copy of a folder.
    for await (const entry of opened.eachEntry()) {
      const name = entry.fileName.slice(entry.fileName.lastIndexOf('/') + 1);
      // Of two copies the first counts: a key that doesn't fit is found by its public half.
      if (!isKeyFileName(name) || files.has(name)) continue;
      const content = await readEntry(opened, entry);
      left -= content.length;
      if (left < 0) {
        const message = 'The key files of the ZIP are too large. Is it really the folder "pk"?';
        throw new UnreadableImport(message, 'keys', 'keys_too_large');
      }
      files.set(name, content);
    }
    return files;
  } finally {
    opened.close();
  }
}

const OPTIONS = { autoClose: false, lazyEntries: true };

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) {
    const message = 'The ZIP is protected by a password. Pack the key files without one.';
    throw new UnreadableImport(message, 'keys', 'keys_protected');
  }
  // yauzl stops where an entry unpacks to more than it says.
  if (entry.uncompressedSize > MOST_KEY_FILE_BYTES || !entry.canDecodeFileData()) return Buffer.alloc(0);
  return buffer(await zip.openReadStreamPromise(entry));
}

function unreadableZip({ message }: Error): UnreadableImport {
  if (/^(?:invalid relative path|absolute path)/.test(message)) {
    return new UnreadableImport(
      'The ZIP contains names that lead out of its folder, so it was not read. Pack the folder "pk" itself.',
      'keys',
      'keys_outside',
    );
  }
  return new UnreadableImport(
    'The key files could not be read: the file is no ZIP, or a damaged one.',
    'keys',
    'keys_damaged',
  );
}
