import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { aMessage, openReceiver, startSending, storeWebhook } from '../channels.fixtures.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';

const on = useMade(
  async () => ({ world: await makeWorld() }),
  ({ world }) => world.close(),
);

it('a critical message is sent before those that are less urgent, however many came before it', async () => {
  const { world } = on();
  await using receiver = await openReceiver();
  const { id: channelId } = await storeWebhook(world, receiver.url);
  const titles = Array.from({ length: 20 }, (_, n) => `Site ${n} is up again`);
  const about = { about: [], channelId };
  const deliveries = [
    ...titles.map(title => ({ title, severity: 'info' as const })),
    { title: 'Shop is down', severity: 'critical' as const },
  ].map(({ title, severity }) => ({
    ...about,
    orderKey: title,
    dedupeKey: title,
    message: aMessage({ title, severity }),
  }));
  await world.app.services.database.write(trx => enqueueDeliveries(trx, deliveries, new Date()));
  await using _sending = startSending(world);
  await expect.poll(() => receiver.titles().length).toBe(21);
  // Four are sent at once.
  expect(receiver.titles().indexOf('Shop is down')).toBeLessThan(4);
});
