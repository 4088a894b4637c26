import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { tell } from '../alarms/index.ts';
import { storeWebhook } from './channels.fixtures.ts';
import { recordHealth } from './deliveries/settle-delivery.ts';

const world = useWorld();
const FAILED = { ok: false, error: 'It does not answer.', code: 'timeout', answer: '' } as never;

/** A channel of which it was told that it fails. */
async function failing(): Promise<number> {
  const { database, clock } = world().app.services;
  const { id } = await storeWebhook(world(), 'http://127.0.0.1:1/', { name: 'Old' });
  await database.write(async trx => {
    const row = await trx.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await recordHealth(trx, row, FAILED, { now: clock.now(), lost: true });
  });
  expect(await alarmsOf(id)).toHaveLength(1);
  return id;
}

/** Alarms that are open after what has happened was read. */
async function alarms(): Promise<{ cause: string }[]> {
  await tell(world().app.services);
  return (await world().get('list-alarms-v1', { state: 'open' })).body.items;
}
const alarmsOf = async (id: number) => (await alarms()).filter(({ cause }) => cause === `channel:${id}`);

it('that a channel fails is over when it is deleted', async () => {
  const channel_id = await failing();
  await world().post('delete-channel-v1', { channel_id, confirm: true });
  expect(await alarms()).toEqual([]);
});

it('that a channel fails is over when it is switched off, and told again if it still fails later', async () => {
  const channel_id = await failing();
  const { status } = await world().post('update-channel-v1', { channel_id, enabled: false });
  expect([status, await alarms()]).toEqual([200, []]);
  await world().post('update-channel-v1', { channel_id, enabled: false });
  await world().post('update-channel-v1', { channel_id, enabled: true });
  const { database, clock } = world().app.services;
  await database.write(async trx => {
    const row = await trx.selectFrom('channels').selectAll().where('id', '=', channel_id).executeTakeFirstOrThrow();
    await recordHealth(trx, row, FAILED, { now: clock.now(), lost: true });
  });
  expect(await alarms()).toMatchObject([{ cause: `channel:${channel_id}` }]);
});

const LATER_MS = 20 * 60_000;

/** An attempt fails. */
async function attempt(id: number, { afterMs = 0, ...how }: { lost: boolean; afterMs?: number; final?: 'gone' }) {
  const { database, clock } = world().app.services;
  await database.write(async trx => {
    const row = await trx.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await recordHealth(trx, row, { ...(FAILED as object), ...how } as never, { now: clock.now() + afterMs, ...how });
  });
}

// Fails if only the alarm is closed: the next failure opens it again, and nothing ever closes it.
it('that a channel fails is not told again while it is switched off, by a test or a message under way', async () => {
  const channel_id = await failing();
  await world().post('update-channel-v1', { channel_id, enabled: false });
  await attempt(channel_id, { lost: false, afterMs: LATER_MS });
  await attempt(channel_id, { lost: true });
  expect(await alarmsOf(channel_id)).toEqual([]);
  await world().post('update-channel-v1', { channel_id, enabled: true });
  await attempt(channel_id, { lost: false });
  expect(await alarmsOf(channel_id)).toEqual([]);
  await attempt(channel_id, { lost: false, afterMs: LATER_MS });
  expect(await alarmsOf(channel_id)).toHaveLength(1);
});

it('that a channel fails is told if its receiver is gone, which switches it off, until a person does so', async () => {
  const { id } = await storeWebhook(world(), 'http://127.0.0.1:1/', { name: 'Gone' });
  await attempt(id, { lost: false, final: 'gone' });
  await attempt(id, { lost: true });
  expect(await alarmsOf(id)).toHaveLength(1);
  await world().post('update-channel-v1', { channel_id: id, enabled: false });
  await attempt(id, { lost: true });
  expect(await alarmsOf(id)).toEqual([]);
});
