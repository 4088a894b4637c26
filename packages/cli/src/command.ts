import { type Command, InvalidArgumentError } from 'commander';
import type { Io } from './io.ts';
import { Terminal } from './terminal.ts';

/** One run of the command line, which records its exit code. */
export interface CommandRun {
  readonly io: Io;
  exitCode: number;
}

/** Adds its command to a parent. */
export type AddCommand = (parent: Command, run: CommandRun) => void;

/** What a command does; the number it returns is the exit code. */
export type CommandBody<Options> = (terminal: Terminal, options: Options, args: readonly string[]) => Promise<number>;

/** The action of a command: its options (checked by commander) and arguments, and a terminal that knows `--json`. */
export function commandAction<Options>(run: CommandRun, work: CommandBody<Options>) {
  return async (...given: unknown[]): Promise<void> => {
    const command = given.at(-1) as Command;
    const options = command.optsWithGlobals() as Options & { json?: true; local?: true };
    const terminal = new Terminal(run.io, options.json === true, options.local === true);
    run.exitCode = await work(terminal, options, command.args);
  };
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('Use a whole number.');
  return Number(text);
}
