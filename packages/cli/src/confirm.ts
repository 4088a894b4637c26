import { createInterface } from 'node:readline/promises';
import { Interrupted } from './failure.ts';
import type { Io } from './io.ts';

/** Asks a person yes or no; anything but yes is no. @throws Interrupted on Ctrl-C and Ctrl-D. */
export async function askConfirmation(io: Io, question: string): Promise<boolean> {
  const given = new AbortController();
  const lines = createInterface({ input: io.stdin, output: io.stderr, terminal: io.stdin.isTTY === true });
  lines.once('SIGINT', () => given.abort()).once('close', () => given.abort());
  try {
    return /^(?:y|yes)$/i.test((await lines.question(question, { signal: given.signal })).trim());
  } catch {
    throw new Interrupted();
  } finally {
    lines.close();
  }
}
