import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { collectAll, collectNew, oldBytes } from '../../testing/heap.ts';
import { RequestsInHand } from './requests-in-hand.ts';

it('Requests leave nothing behind that grows old, while another one takes long', async () => {
  const http = Fastify();
  const requests = new RequestsInHand(new AbortController().signal);
  requests.countOf(http);
  const slow = Promise.withResolvers<string>();
  http.get('/slow', () => slow.promise);
  http.get('/quick', async request => {
    Object.assign(request, { large: Array.from({ length: 4 }, () => new Array(5000).fill(request.id)) });
    await nextTurn();
    return 'done';
  });
  const ask = async (times: number) => {
    let sent = 0;
    const lane = async () => {
      while (sent < times) {
        sent += 1;
        await http.inject('/quick');
        if (sent % 20 === 0) collectNew();
      }
    };
    await Promise.all(Array.from({ length: 8 }, lane));
  };
  const waiting = http.inject('/slow');
  await ask(100);
  expect(requests.size).toBe(1);
  collectAll();
  const before = oldBytes();
  await ask(300);
  expect(oldBytes() - before).toBeLessThan(7_000_000); // of 13 MB that they had
  slow.resolve('done');
  await waiting;
  await requests.done();
  expect(requests.size).toBe(0);
  await http.close();
});
