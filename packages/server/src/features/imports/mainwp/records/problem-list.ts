import type { RowCode } from '../../remarks/remark.ts';
import type { RemarkData } from '../../remarks/remark-data.ts';
import type { OldProblem } from '../old-dashboard.ts';
import { oldProblem } from '../old-problem.ts';

/** More are counted, not listed: a table of rubbish must not fill the memory. */
const MOST_LISTED = 10_000;
const LONGEST_ID = 60;

/** What could not be read or had to be changed. */
export class ProblemList {
  readonly #listed: OldProblem[];
  #more = 0;

  constructor(earlier: readonly OldProblem[] = []) {
    this.#listed = [...earlier];
  }

  dropped(table: string, id: string | number, code: RowCode, data?: RemarkData): void {
    this.#add(oldProblem(table, String(id).slice(0, LONGEST_ID), 'dropped', code, data));
  }

  changed(table: string, id: string | number, code: RowCode, data?: RemarkData): void {
    this.#add(oldProblem(table, String(id).slice(0, LONGEST_ID), 'changed', code, data));
  }

  get all(): readonly OldProblem[] {
    if (this.#more === 0) return this.#listed;
    return [...this.#listed, oldProblem('', '', 'changed', 'more_rows', { count: this.#more })];
  }

  #add(problem: OldProblem): void {
    if (this.#listed.length < MOST_LISTED) this.#listed.push(problem);
    else this.#more++;
  }
}

/** A short text of a row that may stand in a message: a word of a list, such as `paused`. '' for others. */
export function shownWord(text: string): string {
  return /^[\w.-]{1,30}$/.test(text) ? text : '';
}
