import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A web server at an old address that redirects visitors during the test. Returns that address. */
export async function leadingTo(location: (path: string, headers: IncomingHttpHeaders) => string): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(301, { location: location(request.url ?? '/', request.headers), connection: 'close' }).end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
