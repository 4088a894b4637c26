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
  expect(await alarms()).toHaveLength(1);
  return id;
}

/** Alarms that are open after what has happened was read. */
async function alarms(): Promise<{ cause: string }[]> {
  await tell(world().app.services);
  return (await world().get('list-alarms-v1', { state: 'open' })).body.items;
}

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
