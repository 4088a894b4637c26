import { UnreadableImport } from '../dump/old-tables.ts';
import { isKeyFileName, type KeyFiles, MOST_KEY_FILE_BYTES, NO_KEY_FILES } from './key-files.ts';
import { readKeyZip } from './read-key-zip.ts';

/** 10,000 sites have some 30 MB. */
const MOST_BYTES = 64 * 2 ** 20;
const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1');

/** Key files that arrive one after another, each by itself or many in a ZIP. What else lies in the folder is not kept. */
export class UploadedKeys {
  readonly #files = new Map<string, Buffer>();
  #zip: KeyFiles | undefined;
  #given = false;
  #left = MOST_BYTES;

  /** @throws UnreadableImport if it is too large, or a ZIP without keys. */
  async add(name: string, chunks: AsyncIterable<Buffer>): Promise<void> {
    this.#given = true;
    const content = await this.#read(chunks, isKeyFileName(name));
    if (content === undefined) return;
    if (isKeyFileName(name)) this.#files.set(name, content);
    else this.#zip = await readKeyZip(content);
  }

  /** @throws UnreadableImport if files were given, and none of them is a key file. */
  files(): KeyFiles {
    const zip = this.#zip ?? NO_KEY_FILES;
    if (this.#given && this.#files.size === 0 && zip === NO_KEY_FILES) {
      throw new UnreadableImport(NONE, 'keys', 'keys_none');
    }
    return { read: async name => this.#files.get(name) ?? zip.read(name), close: () => zip.close() };
  }

  /** Undefined for a file that is neither a key nor a ZIP: the rest of it is thrown away as it arrives. */
  async #read(chunks: AsyncIterable<Buffer>, isKey: boolean): Promise<Buffer | undefined> {
    let content: Buffer[] | undefined = [];
    let size = 0;
    for await (const chunk of chunks) {
      if (!content) continue;
      content.push(chunk);
      size += chunk.length;
      this.#left -= chunk.length;
      if (this.#left < 0) throw new UnreadableImport(TOO_LARGE, 'keys', 'keys_too_large');
      if (isKey ? size > MOST_KEY_FILE_BYTES : size >= ZIP_MAGIC.length && !isZip(content)) {
        this.#left += size;
        content = undefined;
      }
    }
    const whole = content && Buffer.concat(content);
    return isKey ? (whole ?? Buffer.alloc(0)) : whole && isZip([whole]) ? whole : undefined;
  }
}

/** The first bytes may come in several pieces. */
function isZip(content: readonly Buffer[]): boolean {
  return Buffer.concat(content.slice(0, ZIP_MAGIC.length)).subarray(0, ZIP_MAGIC.length).equals(ZIP_MAGIC);
}

const NONE =
  'None of these files is a key file or a ZIP of them. Choose the folder wp-content/uploads/mainwp/pk of the MainWP Dashboard, copied in binary mode.';
const TOO_LARGE = 'The key files are too large. Is it really the folder "pk"?';
