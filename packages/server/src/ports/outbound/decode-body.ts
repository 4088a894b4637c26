import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as zlib from 'node:zlib';
import { OutboundError } from './port.ts';
import { replyTooLarge } from './reply-too-large.ts';

export type Chunks = AsyncIterable<Buffer>;

interface Coding {
  /** Detected by the first bytes of the body; undefined: it isn't compressed in this way, whatever the header says. */
  readonly stream: (start: Buffer) => Transform | undefined;
  readonly whole: (start: Buffer) => ((packed: Buffer, options: { maxOutputLength: number }) => Buffer) | undefined;
}

const GZIP: Coding = {
  stream: start => (isGzip(start) ? zlib.createGunzip() : undefined),
  whole: start => (isGzip(start) ? zlib.gunzipSync : undefined),
};

const CODINGS: ReadonlyMap<string, Coding> = new Map<string, Coding>([
  ['gzip', GZIP],
  ['x-gzip', GZIP],
  [
    'deflate', // with or without the header of zlib: servers do both
    {
      stream: start => (hasZlibHeader(start) ? zlib.createInflate() : zlib.createInflateRaw()),
      whole: start => (hasZlibHeader(start) ? zlib.inflateSync : zlib.inflateRawSync),
    },
  ],
  ['br', { stream: () => zlib.createBrotliDecompress(), whole: () => zlib.brotliDecompressSync }],
  ['zstd', { stream: () => zlib.createZstdDecompress(), whole: () => zlib.zstdDecompressSync }],
]);

/** Nested codings of one answer: more cannot be an accident. */
const MOST_CODINGS = 3;
/** Answers of this size are unpacked at once, in a fifth of the time that a stream takes. */
export const AT_ONCE_BYTES = 32 * 1024;
/** … unless more than this would come of it. */
const AT_ONCE_UNPACKED = 512 * 1024;

/**
 * The body as it was before the site compressed it, piece by piece: whoever counts the pieces notices a bomb long
 * before it is unpacked. Names that aren't codings (`utf-8`, `none`) change nothing, as in browsers.
 * @param limit Most bytes that are taken from the wire.
 * @throws OutboundError `broken` for truncated or damaged bodies, `too_large` above the limit.
 */
export function decodeBody(body: Chunks, encoding: string, limit: number): Chunks {
  const codings = codingsOf(encoding);
  if (codings.length === 0) return body;
  return codings.reduceRight<Chunks>((packed, coding) => unpack(packed, coding, limit), upTo(body, limit));
}

/**
 * The same for a body that is there as a whole and small, without a stream. Undefined where it takes one: several
 * codings, or more comes of it than is believed without counting.
 */
export function unpackWhole(body: Buffer, encoding: string, limit: number): Buffer | undefined {
  const codings = codingsOf(encoding);
  const [coding] = codings;
  if (coding === undefined || body.length === 0) return body;
  if (codings.length > 1) return undefined;
  return coding.whole(body) === undefined ? body : unpackAtOnce(body, coding, limit);
}

/** Whether the header names a coding that we know. */
export function isPacked(encoding: string): boolean {
  return namedCodings(encoding).length > 0;
}

function namedCodings(encoding: string): Coding[] {
  if (encoding === '') return [];
  const names = encoding.toLowerCase().split(',');
  return names.flatMap(name => CODINGS.get(name.trim()) ?? []);
}

/** @throws OutboundError `broken` */
function codingsOf(encoding: string): Coding[] {
  const codings = namedCodings(encoding);
  if (codings.length > MOST_CODINGS) throw damaged(undefined);
  return codings;
}

async function* unpack(packed: Chunks, coding: Coding, limit: number): AsyncGenerator<Buffer> {
  const { start, rest } = await beginning(packed);
  if (start.length === 0) return;
  const atOnce = rest === undefined && unpackAtOnce(start, coding, limit);
  if (atOnce) yield atOnce;
  else yield* unpackStream(start, rest, coding);
}

function unpackAtOnce(packed: Buffer, coding: Coding, limit: number): Buffer | undefined {
  try {
    return coding.whole(packed)?.(packed, { maxOutputLength: Math.min(limit, AT_ONCE_UNPACKED) });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw damaged(error);
  }
}

async function* unpackStream(start: Buffer, rest: Chunks | undefined, coding: Coding): AsyncGenerator<Buffer> {
  let brokenBefore: unknown;
  async function* all() {
    yield start;
    try {
      if (rest) yield* rest;
    } catch (error) {
      brokenBefore = error;
      throw error;
    }
  }
  const decoder = coding.stream(start);
  if (!decoder) return yield* all();
  // Whoever stops reading destroys the decoder, which destroys the connection; failures are reported by the decoder
  // too.
  pipeline(Readable.from(all(), { objectMode: false }), decoder).catch(() => {});
  try {
    yield* decoder as Chunks;
  } catch (error) {
    throw brokenBefore ?? damaged(error);
  }
}

/** What comes first, and what comes after it; no `rest`: that was all. */
async function beginning(chunks: Chunks): Promise<{ start: Buffer; rest: Chunks | undefined }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  let size = 0;
  while (size <= AT_ONCE_BYTES) {
    const next = await iterator.next();
    if (next.done) return { start: Buffer.concat(parts), rest: undefined };
    parts.push(next.value);
    size += next.value.length;
  }
  return { start: Buffer.concat(parts), rest: { [Symbol.asyncIterator]: () => iterator } };
}

async function* upTo(body: Chunks, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw replyTooLarge(limit);
    yield chunk;
  }
}

function isGzip(start: Buffer): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

function hasZlibHeader(start: Buffer): boolean {
  return start.length > 1 && ((start[0] ?? 0) & 0x0f) === 8 && start.readUInt16BE(0) % 31 === 0;
}

function damaged(cause: unknown): OutboundError {
  const message =
    "The site's compressed answer is cut off or damaged. Check what compresses pages there: web server, plugin or proxy.";
  return new OutboundError('broken', message, { sent: true, cause });
}
