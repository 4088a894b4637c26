import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** What the manifest says of a file. */
export interface ExportedFile {
  readonly name: string;
  /** Records, without the header of a CSV file. */
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

const FLUSH_CHARACTERS = 64 * 1024;

/** Writes a file a line at a time, with its digest. Only its owner can read it. */
export class ExportFile {
  readonly #name: string;
  readonly #handle: Awaited<ReturnType<typeof open>>;
  readonly #hash = createHash('sha256');
  #waiting = '';
  #rows = 0;
  #bytes = 0;

  private constructor(name: string, handle: Awaited<ReturnType<typeof open>>) {
    this.#name = name;
    this.#handle = handle;
  }

  static async create(folder: string, name: string): Promise<ExportFile> {
    return new ExportFile(name, await open(join(folder, name), 'wx', 0o600));
  }

  /** @param rows How many records this is; 0 for a header. */
  async write(text: string, rows = 1): Promise<void> {
    this.#waiting += text;
    this.#rows += rows;
    if (this.#waiting.length >= FLUSH_CHARACTERS) await this.#flush();
  }

  async end(): Promise<ExportedFile> {
    await this.#flush();
    await this.#handle.sync();
    await this.close();
    return { name: this.#name, rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    await this.#handle.writeFile(bytes);
  }
}
