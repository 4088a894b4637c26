import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import type { Trx } from '../../../ports/database/port.ts';
import { makeWorld } from '../../../testing/index.ts';
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

/** What is sent of a fleet that is up again, and of a site that is down after that. @param behind Its key, if not its own. */
async function sentOf(behind?: string): Promise<readonly string[]> {
  const { world } = on();
  await using receiver = await openReceiver();
  const { id: channelId } = await storeWebhook(world, receiver.url);
  const message = (title: string, severity: 'info' | 'critical', orderKey = title) => ({
    channelId,
    about: [],
    orderKey,
    dedupeKey: title,
    message: aMessage({ title, severity }),
  });
  const deliveries = [...UP.map(title => message(title, 'info')), message('Shop is down', 'critical', behind)];
  await world.app.services.database.write(trx => enqueueDeliveries(trx, deliveries, new Date()));
  await using _sending = startSending(world);
  await expect.poll(() => receiver.titles().length).toBe(21);
  return receiver.titles();
}

it('a critical message is sent before those that are less urgent, however many came before it', async () => {
  // Four are sent at once.
  expect((await sentOf()).indexOf('Shop is down')).toBeLessThan(4);
});

it('what a critical message has to wait for, being about the same, is sent before all else', async () => {
  const last = UP.at(-1) as string;
  const sent = await sentOf(last);
  expect(sent.indexOf(last)).toBeLessThan(4);
  expect(sent.indexOf('Shop is down')).toBeGreaterThan(sent.indexOf(last));
  expect(sent.indexOf('Shop is down')).toBeLessThan(8);
});

it('what stands between two critical messages about the same is hurried, too, once its turn comes', async () => {
  const { world } = on();
  await using receiver = await openReceiver();
  const { id: channelId } = await storeWebhook(world, receiver.url);
  const message = (title: string, severity: 'info' | 'critical', orderKey = title) => ({
    channelId,
    about: [],
    orderKey,
    dedupeKey: title,
    message: aMessage({ title, severity }),
  });
  const chain = [
    message('Shop is down', 'critical', 'shop'),
    message('Shop is up again', 'info', 'shop'),
    message('Shop is down anew', 'critical', 'shop'),
  ];
  const deliveries = [...UP.map(title => message(title, 'info')), ...chain];
  await world.app.services.database.write(trx => enqueueDeliveries(trx, deliveries, new Date()));
  await using _sending = startSending(world);
  await expect.poll(() => receiver.titles().length).toBe(23);
  const places = chain.map(({ dedupeKey }) => receiver.titles().indexOf(dedupeKey));
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
  const steps = await database.write(async trx => {
    const asked: CompiledQuery[] = [];
    const noting = trx.withPlugin({
      transformQuery({ node, queryId }) {
        asked.push(trx.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await ask(noting);
    const plans: string[] = [];
    for (const { sql: text, parameters } of asked) {
      const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
      plans.push(...(await trx.executeQuery<{ detail: string }>(plan)).rows.map(({ detail }) => detail));
    }
    return plans.filter(step => /^(?:SEARCH|SCAN)/.test(step) && !step.includes('PRIMARY KEY'));
  });
  expect(steps).not.toEqual([]);
  for (const step of steps) expect(step).toMatch(/USING (?:COVERING )?INDEX deliveries_(?:critical|due|open) /);
});

it('messages to browsers whose push service hangs leave places to those of other channels', async () => {
  const { world } = on();
  const { database, secrets } = world.app.services;
  let hanging = 0;
  let givenUp = 0;
  const service = createServer(socket => {
    hanging += 1;
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
    await expect.poll(() => hanging).toBeGreaterThan(0);
    await enqueueTitles(world, id, ['Shop is down']);
    await expect
      .poll(() => {
        sending.clock.advance(1000);
        return receiver.titles();
      })
      .toEqual(['Shop is down']);
    expect(givenUp).toBe(0);
    service.close();
  }
});
