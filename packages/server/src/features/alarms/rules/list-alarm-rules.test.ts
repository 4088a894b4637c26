import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { storeRuleChannel } from '../alarms.fixtures.ts';

const world = useWorld();

it('lists the rules by name, without channels that were deleted', async () => {
  const channel = await storeRuleChannel(world());
  for (const name of ['Weekly', 'Ops']) await world().post('add-alarm-rule-v1', { name, channel_ids: [channel] });
  expect((await world().get('list-alarm-rules-v1')).body).toMatchObject({
    total: 2,
    items: [{ name: 'Ops', channels: [{ id: channel }] }, { name: 'Weekly' }],
  });
  const { database } = world().app.services;
  await database.write(trx => trx.deleteFrom('channels').where('id', '=', channel).execute());
  expect((await world().get('list-alarm-rules-v1', { search: 'OPS' })).body).toMatchObject({
    total: 1,
    items: [{ name: 'Ops', channels: [] }],
  });
});
