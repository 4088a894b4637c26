import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Io } from './io.ts';

/** Standard input to its end, without the line break that `echo` adds. */
export async function readStdin(io: Io): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of io.stdin) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '');
}

/** Asks a person; what is typed is not shown. */
export async function askSecret(io: Io, question: string): Promise<string> {
  io.stderr.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: io.stdin, output: silence, terminal: true });
  try {
    return await lines.question('', { signal: io.interruption() });
  } finally {
    lines.close();
    io.stderr.write('\n');
  }
}
