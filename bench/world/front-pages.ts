/**
 * Front pages of many sites in one process, each on a loopback address of its own. One in a hundred requests fails at
 * random; on the message `{ down }`, the sites up to that number fail all of them.
 */
import { createServer } from 'node:http';
import { findFreePort, siteOfAddress } from '@sitekeeper/child-simulator';

const PAGE = `<!doctype html><title>A site</title><p>${'Welcome. '.repeat(400)}</p>`;
const FAILING = 0.01;
const SEED = 20_261_122;

let state = SEED;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

let down = 0;
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  const site = siteOfAddress(request.socket.localAddress) ?? 0;
  if (site <= down) request.socket.destroy();
  else if (random() >= FAILING) response.end(PAGE);
  else if (random() < 0.5) request.socket.destroy();
  else response.writeHead(500).end();
});
process.on('message', (message: { down?: number }) => {
  if (message.down !== undefined) down = message.down;
  else process.send?.({ requests });
});
const port = await findFreePort(Number(process.env.BENCH_SITES));
server.listen(port, '0.0.0.0', () => process.send?.({ port }));
