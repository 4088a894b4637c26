import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { manualClock } from '../clock/manual-clock.ts';
import { guardedOutbound } from './guarded-outbound.ts';

const MB = 1024 * 1024;

/**
 * What happens first, with one request at a time: that the answer of one is handed over, or that the next one begins.
 * @param hangingMs How long another site has not answered.
 */
async function orderOf(answerBytes: number, hangingMs = 0): Promise<string[]> {
  const clock = manualClock();
  const server = createServer(({ url }, response) => {
    if (url !== '/hangs') response.end(Buffer.alloc(answerBytes));
  });
  const outbound = guardedOutbound({
    allowPrivate: '127.0.0.0/8',
    concurrency: 1,
    perAddress: 3,
    connectMs: 5000,
    maxReplyBytes: 8 * MB,
    clock,
  });
  onTestFinished(async () => {
    await outbound.close();
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const order: string[] = [];
  const ask = (name: string, path = '/') =>
    outbound
      .request({
        url: `http://127.0.0.1:${port}${path}`,
        method: 'GET',
        deadlineMs: 30_000,
        verifyTls: true,
        atItsTurn: async () => void order.push(`${name} begins`),
      })
      .then(() => void order.push(`${name} is read`));
  if (hangingMs > 0) {
    ask('hanging', '/hangs').catch(() => {}); // it ends with the test
    await expect.poll(() => order.splice(0)).toEqual(['hanging begins']);
    clock.advance(hangingMs);
  }
  await Promise.all([ask('first'), ask('second')]);
  return order;
}

it('sends the next request before it reads an answer', async () => {
  expect(await orderOf(14_000)).toEqual(['first begins', 'second begins', 'first is read', 'second is read']);
});

it('reads an answer first that is too large to wait', async () => {
  expect(await orderOf(4 * MB + 1)).toEqual(['first begins', 'first is read', 'second begins', 'second is read']);
});

it('sends the next request before it reads a large answer while another site hangs', async () => {
  const order = ['first begins', 'second begins', 'first is read', 'second is read'];
  expect(await orderOf(4 * MB + 1, 3000)).toEqual(order);
});
