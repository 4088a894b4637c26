import { expect, it } from 'vitest';
import { QUEUES, queueHandlers } from './queue-handlers.ts';
import { makeWorld } from './testing/index.ts';

it('each queue has a handler, and each handler a queue', async () => {
  const world = await makeWorld();
  const { services } = world.app;
  const handlers = queueHandlers(services, services);
  expect(handlers.map(({ queue }) => queue).sort()).toEqual([...QUEUES].sort());
  await world.close();
});
