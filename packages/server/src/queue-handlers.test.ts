import { expect, it } from 'vitest';
import type { Screenshots } from './ports/screenshots/port.ts';
import { QUEUES, queueHandlers } from './queue-handlers.ts';
import { makeWorld } from './testing/index.ts';

it('each queue has a handler, and each handler a queue', async () => {
  const world = await makeWorld();
  const { services } = world.app;
  const screenshots: Screenshots = {
    waiting: 0,
    problem: async () => undefined,
    take: async () => ({ outcome: 'failed', reason: 'No picture is taken here.' }),
    close: async () => {},
  };
  const handlers = queueHandlers({ ...services, screenshots }, services);
  expect(handlers.map(({ queue }) => queue).sort()).toEqual([...QUEUES].sort());
  await world.close();
});
