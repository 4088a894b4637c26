import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpReply, SimulatedReply } from '../http-reply.ts';

const DRIP_MS = 1_000;

/** Sends a reply in the way that it asks for. */
export function deliver(reply: SimulatedReply, socket: Socket, response: ServerResponse): void {
  if (reply === 'hang') return;
  if (reply === 'reset') {
    socket.resetAndDestroy();
  } else if (reply.cut) {
    const bytes = Buffer.from(reply.body);
    response.writeHead(reply.status, { ...reply.headers, 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => socket.destroy());
  } else if (reply.drip) {
    drip(reply, response);
  } else if (reply.repeat !== undefined) {
    response.writeHead(reply.status, headersOf(reply));
    pour(Buffer.from(reply.body), reply.repeat, response);
  } else {
    const body = reply.packed ?? reply.body;
    const bytes = Buffer.byteLength(body);
    response.writeHead(reply.status, { ...headersOf(reply), 'content-length': bytes });
    response.end(body, bytes === body.length ? 'latin1' : 'utf8'); // ASCII is copied, not converted
  }
}

/** One byte per second until the other side gives up or has all of it. */
function drip(reply: HttpReply, response: ServerResponse): void {
  const bytes = Buffer.from(reply.body);
  let at = 0;
  response.writeHead(reply.status, headersOf(reply));
  response.write(bytes.subarray(at++, at));
  const timer = setInterval(() => {
    if (at < bytes.length) response.write(bytes.subarray(at++, at));
    else response.end();
  }, DRIP_MS);
  response.once('close', () => clearInterval(timer));
}

function headersOf({ headers, cookies = [] }: HttpReply): OutgoingHttpHeaders {
  return cookies.length > 0 ? { ...headers, 'set-cookie': [...cookies] } : headers;
}

/** Sends the same chunk repeatedly, never faster than it is read. */
function pour(chunk: Buffer, times: number, response: ServerResponse): void {
  if (response.destroyed) return;
  if (times === 0) {
    response.end();
    return;
  }
  response.write(chunk, () => pour(chunk, times - 1, response));
}
