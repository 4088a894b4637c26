/** The floor of answering over HTTP: plain `node:http` that answers every request with one prepared JSON body. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Started } from '../world/server-process.ts';

const body = readFileSync(process.env.BENCH_BODY_FILE ?? '');
const headers = { 'content-type': 'application/json', 'content-length': body.length };
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` } satisfies Started);
});
process.once('disconnect', () => process.exit(1)); // the bench has ended without us
process.once('SIGTERM', () => process.exit(0));
