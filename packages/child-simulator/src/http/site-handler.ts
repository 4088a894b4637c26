import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteOfAddress } from '../address.ts';
import { deliver } from './deliver.ts';
import { readBodyText } from './read-body.ts';
import type { ServedFleet } from './served-fleet.ts';

/** Answers requests to all sites; the local address of the socket says which one is meant. */
export function siteHandler(fleet: ServedFleet): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    void answer(fleet, request, response).catch(() => request.socket.destroy());
  };
}

async function answer(fleet: ServedFleet, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const k = siteOfAddress(request.socket.localAddress) ?? 0;
  const body = await readBodyText(request);
  const headers = request.headers as Record<string, string | undefined>;
  const { reply, done } = await fleet.serve(k, {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers,
    body,
  });
  if (response.closed || request.socket.destroyed) return done();
  response.once('close', done);
  deliver(reply, request.socket, response);
}
