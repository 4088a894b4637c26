import { BodyPieces } from './body-pieces.ts';
import { type Chunks, decodeBody } from './decode-body.ts';
import type { OutboundRequest } from './port.ts';
import { replyTooLarge } from './reply-too-large.ts';

/**
 * The body of an answer, unpacked piece by piece; '' is packed in no way. Limit and wanted bytes count what was unpacked.
 * @throws OutboundError
 */
export async function readReplyBody(
  body: Chunks,
  encoding: string,
  { firstBytes, take }: Pick<OutboundRequest, 'firstBytes' | 'take'>,
  limit: number,
): Promise<Buffer> {
  const plain = decodeBody(body, encoding, limit);
  if (take) return handOver(plain, take, limit);
  return firstBytes === undefined ? readLimited(plain, limit) : readFirst(plain, firstBytes);
}

async function handOver(body: Chunks, take: NonNullable<OutboundRequest['take']>, limit: number): Promise<Buffer> {
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > limit) throw replyTooLarge(limit);
    await take(piece);
  }
  return Buffer.alloc(0);
}

async function readFirst(body: Chunks, wanted: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= wanted) break; // leaving the loop destroys the stream
  }
  return Buffer.concat(chunks).subarray(0, wanted);
}

async function readLimited(body: Chunks, limit: number): Promise<Buffer> {
  const pieces = new BodyPieces();
  try {
    for await (const piece of body) {
      pieces.add(piece);
      if (pieces.size > limit) throw replyTooLarge(limit); // leaving the loop destroys the stream
    }
    return pieces.take();
  } finally {
    pieces.drop();
  }
}
