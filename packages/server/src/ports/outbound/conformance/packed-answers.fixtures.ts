import * as zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { LARGEST, type OutboundUnderTest } from './harness.fixtures.ts';

/** Answers that travel compressed. */
export function describePackedAnswers(on: OutboundUnderTest): void {
  const { ask, failure } = on;

  const packed = (body: string | Buffer, encoding: string) =>
    on.place(() => ({ status: 200, headers: { 'content-encoding': encoding }, body: Buffer.from(body) }));

  it('requests gzip and reads compressed answers', async () => {
    const accepted: unknown[] = [];
    const url = await on.place(({ headers }) => {
      accepted.push(headers['accept-encoding']);
      return { status: 200, headers: { 'content-encoding': 'gzip' }, body: zlib.gzipSync('ä packed answer') };
    });
    expect((await ask(url)).body.toString('utf8')).toBe('ä packed answer');
    expect(accepted).toEqual(['gzip']);
  });

  it.each([
    ['plain', undefined, (body: Buffer) => body],
    ['gzip', 'gzip', zlib.gzipSync],
  ] as const)('hands over a %s answer piece by piece, and no error page', async (_name, encoding, pack) => {
    const body = Buffer.alloc(LARGEST, 'piece by piece ');
    const headers: Record<string, string> = encoding ? { 'content-encoding': encoding } : {};
    const taken: Buffer[] = [];
    const take = async (piece: Buffer) => void taken.push(piece);
    const url = await on.place(() => ({ status: 200, headers, body: pack(body) }));
    expect(await ask(url, { take })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(Buffer.concat(taken).equals(body)).toBe(true);
    const refused = async () => Promise.reject(new Error('enough'));
    await expect(ask(url, { take: refused })).rejects.toThrow();
    taken.length = 0;
    const missing = await on.place(() => ({ status: 404, headers, body: pack(Buffer.from('not here')) }));
    expect((await ask(missing, { take })).body.toString('utf8')).toBe('not here');
    expect(taken).toEqual([]);
    const large = await on.place(() => ({ status: 200, headers, body: pack(Buffer.alloc(LARGEST + 1, 'x')) }));
    await expect(ask(large, { take })).rejects.toEqual(failure('too_large', true));
  });

  it.each([
    ['x-gzip', zlib.gzipSync('text')],
    ['GZIP', zlib.gzipSync('text')],
    ['gzip', Buffer.concat([zlib.gzipSync('te'), zlib.gzipSync('xt')])],
    ['gzip, gzip', zlib.gzipSync(zlib.gzipSync('text'))],
    ['br, gzip', zlib.gzipSync(zlib.brotliCompressSync('text'))],
    ['deflate', zlib.deflateSync('text')],
    ['deflate', zlib.deflateRawSync('text')],
    ['br', zlib.brotliCompressSync('text')],
    ['zstd', zlib.zstdCompressSync('text')],
    ['gzip', Buffer.from('text')],
    ['identity', Buffer.from('text')],
    ['utf-8', Buffer.from('text')],
  ])('reads an answer with the header %j', async (encoding, body) => {
    expect((await ask(await packed(body, encoding))).body.toString('utf8')).toBe('text');
  });

  it.each(['gzip', 'deflate', 'br'])('accepts an empty answer declared as %s', async encoding => {
    expect((await ask(await packed('', encoding))).body).toHaveLength(0);
  });

  it.each([
    ['gzip', zlib.gzipSync],
    ['deflate', zlib.deflateSync],
    ['br', zlib.brotliCompressSync],
  ] as const)('limits the unpacked size of %s', async (encoding, pack) => {
    expect((await ask(await packed(pack('x'.repeat(LARGEST)), encoding))).body).toHaveLength(LARGEST);
    const bomb = await packed(pack('x'.repeat(LARGEST + 1)), encoding);
    await expect(ask(bomb)).rejects.toEqual(failure('too_large', true));
    expect((await ask(bomb, { firstBytes: 100 })).body.toString('utf8')).toBe('x'.repeat(100));
    expect(await ask(bomb, { withoutBody: true })).toMatchObject({ status: 200 });
  });

  it.each([
    ['gzip that is cut off', 'gzip', zlib.gzipSync('a longer text').subarray(0, -6)],
    ['gzip with a wrong sum', 'gzip', spoilt(zlib.gzipSync('a longer text'), -6)],
    ['gzip with nonsense in it', 'gzip', spoilt(zlib.gzipSync('a longer text'), 12)],
    ['deflate that is cut off', 'deflate', zlib.deflateSync('a longer text').subarray(0, -6)],
    ['br that is none', 'br', Buffer.from('a longer text')],
    ['more layers than anybody makes', 'gzip, gzip, gzip, gzip', Buffer.from('text')],
  ])('reports as broken, and possibly done: %s', async (_what, encoding, body) => {
    await expect(ask(await packed(body, encoding))).rejects.toEqual(failure('broken', true));
  });
}

function spoilt(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  const index = (at + copy.length) % copy.length;
  copy[index] = (copy[index] ?? 0) ^ 0xff;
  return copy;
}
