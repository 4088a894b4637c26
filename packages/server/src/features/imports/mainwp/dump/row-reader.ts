import { CLOSE, COMMA, OPEN } from './sql-bytes.ts';
import { bytesOfHex, unescapeSql } from './sql-text.ts';

/** One value of a row: its bytes, `null` for NULL, or that it was not wanted or not to be read. */
export type SqlCell = Buffer | null | 'unwanted' | 'unreadable';

/** Calls within a value, such as `CONVERT(…)`: nobody writes more into a dump. */
const DEEPEST = 8;

/**
 * Reads the values of one row, of which it is told words, texts and marks. A value may have a word before it that says
 * what it is (`_binary 'x'`, `x'41'`), or may be a call, of which the first value counts.
 */
export class RowReader {
  cells: SqlCell[] = [];
  #wanted: readonly boolean[] = [];
  #depth = 0;
  #cell: SqlCell = 'unreadable';
  #isHex = false;
  #settled = false;

  /** @param wanted By position: whether the value is kept. */
  begin(wanted: readonly boolean[]): void {
    this.#wanted = wanted;
    this.cells = [];
    this.#depth = 1;
    this.#beginCell();
  }

  /** Whether the value that comes next is kept. */
  get keeps(): boolean {
    return this.#wanted[this.cells.length] === true;
  }

  word(bytes: Buffer | undefined): void {
    if (!this.keeps || this.#settled) return;
    if (bytes === undefined) this.#settle('unreadable');
    else this.#ownWord(bytes);
  }

  quoted(raw: Buffer | undefined, quote: number): void {
    if (!this.keeps || (this.#settled && !this.#isHex)) return;
    if (raw === undefined) this.#settle('unreadable');
    else if (this.#isHex) this.#settle(hexDigits(raw));
    else this.#settle(Buffer.from(unescapeSql(raw, quote)));
    this.#isHex = false;
  }

  /** @returns whether the row has ended. */
  mark(byte: number): boolean {
    if (byte === OPEN) {
      this.#depth++;
      // What was taken for a word is the name of a call.
      if (this.#cell instanceof Buffer && this.#depth === 2) this.#beginCell();
    } else if (byte === CLOSE && this.#depth > 1) {
      this.#depth--;
    } else if (byte === CLOSE || (byte === COMMA && this.#depth === 1)) {
      this.#finishCell();
      return byte === CLOSE;
    }
    if (this.#depth > DEEPEST) this.#settle('unreadable');
    return false;
  }

  #ownWord(bytes: Buffer): void {
    const word = bytes.toString('latin1', 0, 10);
    if (word.startsWith('_') || /^n$/i.test(word)) return; // the character set of the text that follows
    if (/^x$/i.test(word)) this.#isHex = true;
    else if (/^null$/i.test(word)) this.#settle(null);
    else this.#settle(Buffer.from(bytesOfHex(bytes) ?? bytes));
  }

  #beginCell(): void {
    this.#cell = 'unreadable';
    this.#isHex = false;
    this.#settled = false;
  }

  #settle(cell: SqlCell): void {
    this.#cell = cell;
    this.#settled = true;
  }

  #finishCell(): void {
    // One too many tells that the row doesn't fit; more would be a way to fill the memory.
    if (this.cells.length <= this.#wanted.length) this.cells.push(this.keeps ? this.#cell : 'unwanted');
    this.#beginCell();
  }
}

function hexDigits(raw: Buffer): SqlCell {
  return bytesOfHex(Buffer.concat([Buffer.from('0x'), raw])) ?? 'unreadable';
}
