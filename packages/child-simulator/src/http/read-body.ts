import type { IncomingMessage } from 'node:http';

const MAX_BODY = 16 * 1024 * 1024;

/** The whole body as text. @throws Error above 16 MB. */
export async function readBodyText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error('the body is larger than 16 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
