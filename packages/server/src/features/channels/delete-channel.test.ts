import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { deliveriesOf, enqueueTitles, storeChannel } from './channels.fixtures.ts';

const world = useWorld();

it('deletes a channel with what waits for it, after a confirmation', async () => {
  const id = await storeChannel(world(), { name: 'Old' });
  await enqueueTitles(world(), id, ['one']);
  const remove = (more: object) => world().post('delete-channel-v1', { channel_id: id, ...more });
  expect((await remove({ dry_run: true })).body).toMatchObject({
    deleted: false,
    channel: { name: 'Old', waiting: 1 },
  });
  expect((await remove({})).status).toBe(400);
  expect((await remove({ confirm: true })).body).toMatchObject({ deleted: true, channel: { id } });
  expect((await remove({ confirm: true })).status).toBe(404);
  expect(await deliveriesOf(world(), id)).toEqual([]);
});
