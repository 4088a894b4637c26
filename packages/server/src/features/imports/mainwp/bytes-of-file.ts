import { createReadStream } from 'node:fs';
import { UnreadableImport } from './dump/old-tables.ts';

const PIECE_BYTES = 256 * 1024;

/** The bytes of a dump. @throws UnreadableImport when read, if there is no such file. */
export async function* bytesOfFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw unreadableFile(path, error);
  }
}

/** Why a file could not be read, in words where they are known. */
export function unreadableFile(path: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = READ_ERRORS[code];
  return reason === undefined ? error : new UnreadableImport(`${path} could not be read: ${reason}.`);
}

const READ_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
};
