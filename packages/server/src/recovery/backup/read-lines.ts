import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { RecoveryError } from '../recovery-error.ts';
import { LONGEST_LINE } from './format.ts';

const damaged = (file: string, what: string, cause?: unknown) =>
  new RecoveryError('backup_damaged', `${file} is damaged: ${what}. Use another backup.`, cause);

/** The lines of a backup, some at a time, without their line feeds. @throws RecoveryError */
export async function* readLines(file: string): AsyncGenerator<Buffer[]> {
  const source = createReadStream(file);
  const packed = createGunzip();
  source.on('error', error => packed.destroy(error));
  let rest: Buffer[] = [];
  let held = 0;
  let seen = false;
  try {
    for await (const chunk of source.pipe(packed) as AsyncIterable<Buffer>) {
      seen = true;
      const lines: Buffer[] = [];
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        lines.push(Buffer.concat([...rest, chunk.subarray(from, at)]));
        rest = [];
        held = 0;
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
      held += chunk.length - from;
      if (held > LONGEST_LINE) throw damaged(file, 'one of its lines is longer than any row can be');
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    throw troubleOf(file, error, seen);
  } finally {
    source.destroy();
    packed.destroy();
  }
  if (held > 0) throw damaged(file, 'it is truncated');
}

function troubleOf(file: string, error: unknown, seen: boolean): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new RecoveryError('cannot_read', `There is no file ${file}.`, error);
  if (code === 'EISDIR') return new RecoveryError('cannot_read', `${file} is a folder. Name a backup file.`, error);
  if (code === 'EACCES')
    return new RecoveryError('cannot_read', `This user does not have permission to read ${file}.`, error);
  if (!code.startsWith('Z_')) return error;
  if (/unexpected end/.test(message)) return damaged(file, 'it is truncated', error);
  if (!seen && /incorrect header check/.test(message)) {
    return new RecoveryError('not_a_backup', `${file} is not a backup made by "sitekeeper backup".`, error);
  }
  return damaged(file, 'its contents have changed since it was written', error);
}
