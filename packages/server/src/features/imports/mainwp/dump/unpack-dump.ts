import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { OwnReason } from '../../../../kernel/input-reasons.ts';
import { UnreadableImport } from './old-tables.ts';
import { CutShort } from './read-dump.ts';

const PIECE_BYTES = 64 * 1024;

/** First bytes of files that a dump may be mistaken for or packed into. */
const OTHERS: readonly { readonly magic: readonly number[]; readonly message: string; readonly reason: OwnReason }[] = [
  {
    magic: [0x50, 0x4b, 3, 4],
    message: 'The dump is packed as ZIP. Unpack it and give the .sql file.',
    reason: 'dump_zip',
  },
  {
    magic: [0x42, 0x5a, 0x68],
    message: 'The dump is packed with bzip2. Unpack it with bunzip2 first.',
    reason: 'dump_bzip2',
  },
  {
    magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a],
    message: 'The dump is packed with xz. Unpack it with unxz first.',
    reason: 'dump_xz',
  },
  {
    magic: [0x28, 0xb5, 0x2f, 0xfd],
    message: 'The dump is packed with zstd. Unpack it with unzstd first.',
    reason: 'dump_zstd',
  },
  {
    magic: [0xff, 0xfe],
    message: 'The dump is in UTF-16, as PowerShell writes it with ">". Dump again with the option --result-file.',
    reason: 'dump_utf16',
  },
];

/**
 * The SQL in a file: its bytes, unpacked if they are gzip, whatever the name of the file.
 * @throws UnreadableImport for what else it may be, CutShort where gzip ends or breaks in the middle.
 */
export async function* unpackDump(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  const head = await readHead(source);
  const other = OTHERS.find(({ magic }) => magic.every((byte, at) => head[at] === byte));
  if (other) throw new UnreadableImport(other.message, 'dump', other.reason);
  const all = joined(head, source);
  if (head[0] !== 0x1f || head[1] !== 0x8b) yield* all;
  else yield* gunzip(all);
}

const HEAD_BYTES = 8;

async function readHead(source: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const { value, done } = await source.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

async function* joined(head: Buffer, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const withoutMark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? head.subarray(3) : head;
  if (withoutMark.length > 0) yield withoutMark;
  try {
    for (;;) {
      const { value, done } = await source.next();
      if (done) return;
      yield value;
    }
  } finally {
    await source.return?.();
  }
}

async function* gunzip(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packed = Readable.from(bytes, { objectMode: false });
  const unpacked = packed.pipe(createGunzip({ chunkSize: PIECE_BYTES }));
  packed.on('error', error => unpacked.destroy(error));
  try {
    yield* unpacked;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw /^Z_/.test(code) ? new CutShort('The compressed dump is cut or damaged.') : error;
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}
