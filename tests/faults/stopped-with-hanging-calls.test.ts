import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeWorld } from '@sitekeeper/server/testing';
import { expect, it, onTestFinished } from 'vitest';
import { until } from '../support/until.ts';

const HANGS = [
  ['never answers', () => {}],
  ['stops in the middle of its answer', (response: ServerResponse) => void response.writeHead(200).write('{')],
] as const;

/* The deadline of the feed is 15 minutes. Seen to fail when recurring tasks were waited for without a limit. */
it.each(HANGS)('a worker is stopped while the feed that it reads %s', async (_how, answer) => {
  const asked: ServerResponse[] = [];
  const feed = createServer((_request, response) => {
    asked.push(response);
    answer(response);
  });
  await new Promise<void>(resolve => feed.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void feed.close());
  const address = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/feed.json`;
  const world = await makeWorld({ env: { SITEKEEPER_VULNERABILITY_FEED: address } });
  world.app.startWorker();
  await until('the feed is asked', () => asked.length > 0);
  await world.app.close(1);
  expect(world.app.services.database.closed).toBe(true);
  await until('its connection has ended', () => asked[0]?.destroyed);
  await world.store.remove();
});
