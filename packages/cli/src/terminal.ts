import type { Io } from './io.ts';

/** Text for people, no wider than the screen. */
export type Lines = (width: number | undefined) => string;

/** Where a command writes. With `json`, standard output gets exactly one JSON value, and notes go to standard error. */
export class Terminal {
  readonly io: Io;
  readonly json: boolean;
  /** Work on the store of this machine, whatever server the person is logged in to. */
  readonly local: boolean;

  constructor(io: Io, json: boolean, local = false) {
    this.io = io;
    this.json = json;
    this.local = local;
  }

  /** The result of the command: a value for programs, or lines for people, which may depend on the width. */
  result(value: unknown, lines: string | Lines): void {
    const text = () => (typeof lines === 'string' ? lines : lines(this.width));
    this.io.stdout.write(`${this.json ? JSON.stringify(value, undefined, 2) : text()}\n`);
  }

  /** Columns of the screen; undefined where the output goes to a file or a program, which gets everything. */
  get width(): number | undefined {
    return this.io.stdout.isTTY === true ? this.io.stdout.columns || 80 : undefined;
  }

  /** A line for people while the result takes shape. */
  say(line: string): void {
    if (!this.json) this.io.stdout.write(`${line}\n`);
  }

  /** A note that is not part of the result. */
  note(line: string): void {
    this.io.stderr.write(`${line}\n`);
  }

  /** Whether a person is watching, so that progress can be drawn. */
  get live(): boolean {
    return !this.json && this.io.stdout.isTTY === true && this.io.stderr.isTTY === true;
  }
}

/** Removes control characters from text of others, such as names and messages of sites. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ');
}
