import type { OldProblem } from '../old-dashboard.ts';

/** More are counted, not listed: a table of rubbish must not fill the memory. */
const MOST_LISTED = 10_000;
const LONGEST_ID = 60;

/** What could not be read or had to be changed. Messages are fixed sentences: rows may hold secrets. */
export class ProblemList {
  readonly #listed: OldProblem[];
  #more = 0;

  constructor(earlier: readonly OldProblem[] = []) {
    this.#listed = [...earlier];
  }

  dropped(table: string, id: string | number, message: string): void {
    this.#add({ table, id: String(id).slice(0, LONGEST_ID), outcome: 'dropped', message });
  }

  changed(table: string, id: string | number, message: string): void {
    this.#add({ table, id: String(id).slice(0, LONGEST_ID), outcome: 'changed', message });
  }

  get all(): readonly OldProblem[] {
    if (this.#more === 0) return this.#listed;
    const message = `${this.#more} more rows could not be read whole.`;
    return [...this.#listed, { table: '', id: '', outcome: 'changed', message }];
  }

  #add(problem: OldProblem): void {
    if (this.#listed.length < MOST_LISTED) this.#listed.push(problem);
    else this.#more++;
  }
}

/** A short text of a row that may stand in a message: a word of a list, such as `paused`. */
export function shownWord(text: string): string {
  return /^[\w.-]{1,30}$/.test(text) ? `"${text}"` : 'unknown';
}
