import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import type { Trx } from '../../../ports/database/port.ts';
import { makeWorld } from '../../../testing/index.ts';
import { plansOf } from '../../../testing/noting-queries.ts';
import { useMade } from '../../../testing/use-made.ts';
import { sealChannel } from '../channel.ts';
import {
  aMessage,
  enqueueTitles,
  openReceiver,
  startSending,
  storeChannel,
  storeWebhook,
} from '../channels.fixtures.ts';
import { openPushService } from '../push/push.fixtures.ts';
import { publicPushKey } from '../push/push-keys.ts';
import { claimDue } from './claim.store.ts';
import { nothingPrecedes, selectUnsentKeys } from './enqueue.store.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';
import { promoteNext } from './settle.store.ts';

const on = useMade(
  async () => ({ world: await makeWorld() }),
  ({ world }) => world.close(),
);

const UP = Array.from({ length: 20 }, (_, n) => `Site ${n} is up again`);

type About = [title: string, orderKey?: string];

/** What is sent of a fleet that is up again, and then of what else is told. */
async function sentAfter(more: readonly { readonly severity: 'info' | 'critical'; readonly about: About }[]) {
  const { world } = on();
  await using receiver = await openReceiver();
  const { id: channelId } = await storeWebhook(world, receiver.url);
  const all = [...UP.map(title => ({ severity: 'info' as const, about: [title] as About })), ...more];
  const deliveries = all.map(({ severity, about: [title, orderKey = title] }) => ({
    channelId,
    about: [],
    orderKey,
    dedupeKey: title,
    message: aMessage({ title, severity }),
  }));
  await world.app.services.database.write(trx => enqueueDeliveries(trx, deliveries, new Date()));
  await using _sending = startSending(world);
  await expect.poll(() => receiver.titles().length).toBe(all.length);
  return receiver.titles();
}

it('a critical message is sent before those that are less urgent, however many came before it', async () => {
  // Four are sent at once.
  const sent = await sentAfter([{ severity: 'critical', about: ['Shop is down'] }]);
  expect(sent.indexOf('Shop is down')).toBeLessThan(4);
});

it('what a critical message has to wait for, being about the same, is sent before all else', async () => {
  const last = UP.at(-1) as string;
  const sent = await sentAfter([{ severity: 'critical', about: ['Shop is down', last] }]);
  expect(sent.indexOf(last)).toBeLessThan(4);
  expect(sent.indexOf('Shop is down')).toBeGreaterThan(sent.indexOf(last));
  expect(sent.indexOf('Shop is down')).toBeLessThan(8);
});

it('what stands between two critical messages about the same is hurried, too, once its turn comes', async () => {
  const chain = ['Shop is down', 'Shop is up again', 'Shop is down anew'];
  const sent = await sentAfter(
    chain.map((title, place) => ({ severity: place === 1 ? 'info' : 'critical', about: [title, 'shop'] })),
  );
  const places = chain.map(title => sent.indexOf(title));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.at(-1)).toBeLessThan(14);
});

it.each([
  ['what is due', (trx: Trx) => claimDue(trx, 1, { limit: 4, now: 1, claim: 'nobody' })],
  [
    'what precedes a message',
    (trx: Trx) => trx.selectFrom('deliveries').select('id').where('id', '=', 1).where(nothingPrecedes).execute(),
  ],
  ['what follows a message', (trx: Trx) => promoteNext(trx, { channel_id: 1, order_key: 'site:1' }, 1)],
  ['keys with messages that wait', (trx: Trx) => selectUnsentKeys(trx, [1], ['site:1'])],
])('finds %s by an index of those that wait, on the embedded store without sorting', async (_what, ask) => {
  const { database } = on().world.app.services;
  if (database.engine !== 'sqlite') return;
  const plan = await database.write(trx => plansOf(trx, ask));
  expect(plan.filter(step => /TEMP B-TREE.*ORDER BY/.test(step))).toEqual([]);
  const steps = plan.filter(step => /^(?:SEARCH|SCAN)/.test(step) && !step.includes('PRIMARY KEY'));
  expect(steps).not.toEqual([]);
  for (const step of steps) expect(step).toMatch(/USING (?:COVERING )?INDEX deliveries_(?:critical|due|open) /);
});

it('messages to browsers whose push service hangs leave places to those of other channels', async () => {
  const { world } = on();
  const { database, secrets } = world.app.services;
  const hanging: Socket[] = [];
  let givenUp = 0;
  const service = createServer(socket => {
    hanging.push(socket);
    socket.resume().on('error', () => {});
    socket.on('close', () => {
      givenUp += 1;
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`;
  await using browser = await openPushService();
  await publicPushKey(world.app.services);
  for (let n = 0; n < 12; n++) {
    const id = await storeChannel(world, { kind: 'push', name: `Browser ${n}` });
    const sealed = sealChannel(secrets, id, { ...browser.subscription, url });
    await database.write(trx => trx.updateTable('channels').set({ sealed }).where('id', '=', id).execute());
    await enqueueTitles(world, id, ['One', 'Two', 'Three', 'Four'], '');
  }
  await using receiver = await openReceiver();
  const { id } = await storeWebhook(world, receiver.url, { name: 'Ops' });
  {
    await using sending = startSending(world);
    await expect.poll(() => hanging.length).toBeGreaterThan(0);
    await enqueueTitles(world, id, ['Shop is down']);
    await expect
      .poll(() => {
        sending.clock.advance(1000);
        return receiver.titles();
      })
      .toEqual(['Shop is down']);
    expect(givenUp).toBe(0);
    service.close();
    // Otherwise what hangs would end while the store is closed and removed.
    for (const socket of hanging) socket.destroy();
  }
});
