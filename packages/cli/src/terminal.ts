import type { Io } from './io.ts';

/** Where a command says what. With `json`, standard output gets exactly one JSON value and people read the other one. */
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

  /** A line about the result for people, while it comes about. */
  say(line: string): void {
    if (!this.json) this.io.stdout.write(`${line}\n`);
  }

  /** What is good to know but no result. */
  note(line: string): void {
    this.io.stderr.write(`${line}\n`);
  }

  /** Somebody watches: progress may be drawn. */
  get live(): boolean {
    return !this.json && this.io.stdout.isTTY === true && this.io.stderr.isTTY === true;
  }
}

/** Text of others (names, messages of sites) without what could steer a terminal. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ');
}
