import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Snapshot } from '../../ports/database/snapshot.ts';
import type { BackupKey } from '../backup-key.ts';
import { RecoveryError } from '../recovery-error.ts';
import { type BackupEnd, type BackupHeader, FORMAT, FORMAT_VERSION, RowsDigest, rowLine } from './format.ts';

export interface Making {
  readonly key: BackupKey;
  /** ms epoch */
  readonly now: number;
  readonly madeBy: string;
  readonly signal?: AbortSignal | undefined;
}

/** Writes a snapshot into an open file, however large, in little memory. The file stays open. */
export async function writeBackup(snapshot: Snapshot, to: FileHandle, making: Making): Promise<BackupHeader> {
  const header = headerOf(snapshot, making);
  const lines = Readable.from(linesOf(snapshot, header, making.key), { objectMode: true, highWaterMark: 1 });
  const write = async (packed: AsyncIterable<Buffer>) => {
    for await (const chunk of packed) await writeAll(to, chunk);
  };
  await pipeline(lines, createGzip({ level: 5 }), write, { signal: making.signal });
  return header;
}

function headerOf(snapshot: Snapshot, { key, now, madeBy }: Making): BackupHeader {
  if (snapshot.level === undefined) throw new RecoveryError('no_store', 'There is no store to back up yet.');
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    made_at: new Date(now).toISOString(),
    made_by: madeBy,
    engine: snapshot.engine,
    level: snapshot.level,
    key_id: key.id,
    tables: snapshot.tables.map(({ name, columns, rows, nextId }) => ({
      name,
      columns: columns.map(column => column.name),
      rows,
      next_id: nextId,
    })),
  };
}

/** Lines of some rows at a time, with their line feeds. */
async function* linesOf(snapshot: Snapshot, header: BackupHeader, key: BackupKey): AsyncGenerator<Buffer> {
  const whole = createHash('sha256');
  const hashed = (text: string) => {
    const bytes = Buffer.from(text);
    whole.update(bytes);
    return bytes;
  };
  const digests: Record<string, string> = {};
  yield hashed(`${JSON.stringify(header)}\n`);
  for (const { name, columns } of header.tables) {
    yield hashed(`${JSON.stringify({ table: name })}\n`);
    const digest = new RowsDigest();
    for await (const rows of snapshot.rows(name, columns)) {
      const lines = rows.map(rowLine);
      for (const line of lines) digest.add(line);
      yield hashed(`${lines.join('\n')}\n`);
    }
    digests[name] = digest.value();
  }
  const sha256 = whole.digest('hex');
  const end: BackupEnd = { end: true, digests, sha256, mac: key.mac(sha256) };
  yield Buffer.from(`${JSON.stringify(end)}\n`);
}

async function writeAll(to: FileHandle, chunk: Buffer): Promise<void> {
  for (let written = 0; written < chunk.length; ) {
    written += (await to.write(chunk, written)).bytesWritten;
  }
}
