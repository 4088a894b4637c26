import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Interrupted } from './failure.ts';
import type { Io } from './io.ts';

/** Standard input to its end, without the line break that `echo` adds. */
export async function readStdin(io: Io): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of io.stdin) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '');
}

/** Asks a person; what is typed is not shown. @throws Interrupted on Ctrl-C and Ctrl-D. */
export async function askSecret(io: Io, question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const given = new AbortController();
  // From here on the terminal shows nothing of what is typed: only then may the question appear.
  const lines = createInterface({ input: io.stdin, output: silence, terminal: true });
  lines.once('SIGINT', () => given.abort()).once('close', () => given.abort());
  io.stderr.write(question);
  try {
    return await lines.question('', { signal: given.signal });
  } catch {
    throw new Interrupted();
  } finally {
    lines.close();
    io.stderr.write('\n');
  }
}
