import type { CutPart } from './carry-sentences.ts';
import { type CarryCode, type Remark, remarkSentence } from './remark.ts';
import type { RemarkData } from './remark-data.ts';

/** What had to be changed of a record, or why it was left out, for its report. */
export class Remarks {
  readonly #bySentence = new Map<string, Remark<CarryCode>>();

  /** The only thing to say. */
  static of(code: CarryCode, data?: RemarkData): Remarks {
    const remarks = new Remarks();
    remarks.add(code, data);
    return remarks;
  }

  add(code: CarryCode, data: RemarkData = {}): void {
    const remark = { code, data };
    const sentence = remarkSentence(remark);
    if (!this.#bySentence.has(sentence)) this.#bySentence.set(sentence, remark);
  }

  /** A text of at most so many characters, on one line unless `lines`. */
  text(given: string, most: number, what: CutPart, { lines = false } = {}): string {
    const clean = (lines ? given : given.replace(/\p{Cc}+/gu, ' ')).replaceAll('\0', '').trim();
    if (clean.length <= most) return clean;
    this.add('text_cut', { what, most });
    return clean.slice(0, most).trimEnd();
  }

  /** For the store; null for none. */
  get json(): string | null {
    return this.#bySentence.size === 0 ? null : JSON.stringify([...this.#bySentence.values()]);
  }

  toString(): string {
    return [...this.#bySentence.keys()].join(' ');
  }
}
