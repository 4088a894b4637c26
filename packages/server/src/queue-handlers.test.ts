import { expect, it, onTestFinished } from 'vitest';
import type { Screenshots } from './ports/screenshots/port.ts';
import { QUEUES, queueHandlers } from './queue-handlers.ts';
import { makeWorld } from './testing/index.ts';

const screenshots: Screenshots = {
  waiting: 0,
  problem: async () => undefined,
  take: async () => ({ outcome: 'failed', reason: 'No picture is taken here.' }),
  close: async () => {},
};

it('each queue has a handler, and each handler a queue', async () => {
  const world = await makeWorld();
  const { services } = world.app;
  const handlers = queueHandlers({ ...services, screenshots }, services);
  expect(handlers.map(({ queue }) => queue).sort()).toEqual([...QUEUES].sort());
  await world.close();
});

// A handler that throws gets its message again, for ever, and some queues are not filled while one is in them.
it('every queue drops messages that its handler cannot read, and logs them', async () => {
  const logged: string[] = [];
  const world = await makeWorld();
  onTestFinished(() => world.close());
  const log = { ...world.app.services.log, error: ({ message }: { message: string }) => logged.push(message) };
  const services = { ...world.app.services, log: log as unknown as typeof world.app.services.log };
  const bodies = [null, 'nonsense', {}, { site_ids: 'all' }, { place: 5 }];
  const handlers = queueHandlers({ ...services, screenshots }, services);
  for (const { queue, handle, pieces, setAside } of handlers) {
    for (const [index, body] of bodies.entries()) {
      const message = { id: `${queue} ${index}`, deliveries: 1, body };
      await handle(message);
      for (const piece of await pieces(body)) await setAside({ ...message, body: piece });
    }
  }
  const all = handlers.flatMap(({ queue }) => bodies.map((_body, index) => `${queue} ${index}`));
  expect(all.filter(message => !logged.includes(message))).toEqual([]);
});
