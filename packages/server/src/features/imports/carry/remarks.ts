/** What had to be changed of a record, as sentences for its report. */
export class Remarks {
  readonly #sentences: string[] = [];

  add(sentence: string): void {
    if (!this.#sentences.includes(sentence)) this.#sentences.push(sentence);
  }

  /** A text of at most so many characters, on one line unless `lines`. */
  text(given: string, most: number, what: string, { lines = false } = {}): string {
    const clean = (lines ? given : given.replace(/\p{Cc}+/gu, ' ')).replaceAll('\0', '').trim();
    if (clean.length <= most) return clean;
    this.add(`${what} was cut at ${most} characters.`);
    return clean.slice(0, most).trimEnd();
  }

  toString(): string {
    return this.#sentences.join(' ');
  }
}
