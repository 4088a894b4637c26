import type { Io } from './io.ts';

/** Where a command writes. With `json`, standard output gets exactly one JSON value, and notes go to standard error. */
export class Terminal {
  readonly io: Io;
  readonly json: boolean;

  constructor(io: Io, json: boolean) {
    this.io = io;
    this.json = json;
  }

  /** The result of the command: a value for programs, or lines for people. */
  result(value: unknown, lines: string): void {
    this.io.stdout.write(`${this.json ? JSON.stringify(value, undefined, 2) : lines}\n`);
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
