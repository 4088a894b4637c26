import type { Options } from './options.ts';

/** One line of a bench's table. */
export interface Line {
  readonly what: string;
  readonly figure: number;
  readonly unit: 's' | 'ms' | 'MB' | 'KB' | '/s' | '';
  /** The best that physics or the simplest program allows, measured in the same run. */
  readonly floor?: number;
  /** How the floor was measured. */
  readonly floorIs?: string;
  readonly goal?: Goal;
}

export interface Goal {
  readonly text: string;
  readonly reached: boolean;
}

export interface Bench {
  /** `p1` … `p16` for a numbered goal, with a word if two share a number; otherwise what is measured. */
  readonly name: string;
  /** `{sites}` stands for the number of sites. */
  readonly title: string;
  /** Its own number of sites, if the title has one. */
  readonly sites?: number;
  /** Left out when all are run without `--postgres`. */
  readonly wantsPostgres?: true;
  readonly run: (options: Options) => Promise<Line[]>;
}

/** @param sites What was asked for in place of its own number. */
export function benchTitle({ title, sites: own = 0 }: Bench, sites: number | undefined): string {
  return title.replace('{sites}', (sites ?? own).toLocaleString('en'));
}

/** A goal of the form "at most this much". */
export function atMost(figure: number, limit: number, text: string): Goal {
  return { text, reached: figure <= limit };
}

/** A goal of the form "this must hold". */
export function mustBe(holds: boolean, text: string): Goal {
  return { text, reached: holds };
}
