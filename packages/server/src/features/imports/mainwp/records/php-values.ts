/** A value that PHP serialised. Arrays are maps: their keys are what somebody typed. */
export type PhpValue = null | boolean | number | string | ReadonlyMap<string | number, PhpValue>;

const DEEPEST = 16;
const MOST_VALUES = 50_000;

/**
 * Reads what PHP's `serialize()` wrote, but no objects.
 * @param text Lengths in it are of UTF-8.
 * @returns undefined if it is something else, damaged, or unreasonably large.
 */
export function readPhpValue(text: string): PhpValue | undefined {
  const reader = new PhpReader(Buffer.from(text, 'utf8'));
  try {
    const value = reader.value(0);
    return reader.atEnd ? value : undefined;
  } catch (error) {
    if (error instanceof NotPhp) return undefined;
    throw error;
  }
}

class NotPhp extends Error {}

class PhpReader {
  readonly #bytes: Buffer;
  #at = 0;
  #values = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  value(depth: number): PhpValue {
    if (depth > DEEPEST || ++this.#values > MOST_VALUES) throw new NotPhp();
    const type = this.#until(':;');
    switch (type) {
      case 'N':
        return null;
      case 'b':
        return this.#until(';') === '1';
      case 'i':
      case 'd':
        return this.#number(this.#until(';'));
      case 's':
        return this.#text();
      case 'a':
        return this.#array(depth);
      default:
        throw new NotPhp();
    }
  }

  #array(depth: number): PhpValue {
    const count = this.#number(this.#until(':'));
    this.#require('{');
    const map = new Map<string | number, PhpValue>();
    for (let left = count; left > 0; left--) {
      const key = this.value(depth + 1);
      if (typeof key !== 'string' && typeof key !== 'number') throw new NotPhp();
      map.set(key, this.value(depth + 1));
    }
    this.#require('}');
    return map;
  }

  #text(): string {
    const length = this.#number(this.#until(':'));
    this.#require('"');
    if (!Number.isInteger(length) || length < 0 || this.#at + length > this.#bytes.length) throw new NotPhp();
    const text = this.#bytes.toString('utf8', this.#at, this.#at + length);
    this.#at += length;
    this.#require('";');
    return text;
  }

  /** The ASCII up to one of these marks, which is passed. */
  #until(marks: string): string {
    const from = this.#at;
    const longest = Math.min(this.#bytes.length, from + 32);
    while (this.#at < longest && !marks.includes(String.fromCharCode(this.#bytes[this.#at] as number))) this.#at++;
    if (this.#at === longest) throw new NotPhp();
    return this.#bytes.toString('latin1', from, this.#at++);
  }

  #number(text: string): number {
    const number = Number(text);
    if (text === '' || !Number.isFinite(number)) throw new NotPhp();
    return number;
  }

  #require(text: string): void {
    if (this.#bytes.toString('latin1', this.#at, this.#at + text.length) !== text) throw new NotPhp();
    this.#at += text.length;
  }
}
