import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Interrupted, UsageError } from './failure.ts';
import type { Io } from './io.ts';

/** Standard input to its end, without the line break that `echo` adds. */
export async function readStdin(io: Io): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of io.stdin) chunks.push(Buffer.from(chunk as Buffer));
  return textIn(Buffer.concat(chunks));
}

/** Without the byte order mark that Notepad and PowerShell put before a text, and the line break that ends it. */
const textIn = (bytes: Buffer) => new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/\r?\n$/, '');

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * A secret from a file of its own, without the final line break; `-` is standard input.
 * @throws UsageError when it can't be read, or is empty.
 */
export async function readSecretFile(io: Io, file: string): Promise<string> {
  const secret = file === '-' ? await readStdin(io) : textIn(await readFile(file).catch(cannotRead(file)));
  if (secret === '')
    throw new UsageError(`${file === '-' ? 'Standard input' : file} is empty. Put the secret into it.`);
  return secret;
}

const cannotRead = (file: string) => (error: NodeJS.ErrnoException) => {
  throw new UsageError(`${file} could not be read: ${error.code}.`);
};

/** Asks a person; what is typed is not shown. @throws Interrupted on Ctrl-C and Ctrl-D. */
export async function askSecret(io: Io, question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const given = new AbortController();
  // From here on, the terminal does not show what is typed; only then may the question appear.
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
