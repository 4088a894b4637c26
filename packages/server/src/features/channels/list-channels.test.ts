import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { enqueueTitles, storeChannel } from './channels.fixtures.ts';

const world = useWorld();

it('lists channels by name with what waits for them, and finds them by name, kind and state', async () => {
  const zoo = await storeChannel(world(), { name: 'zoo' });
  const ops = await storeChannel(world(), { name: 'Ops', kind: 'slack', failing_since: 5, failures: 2 });
  const off = await storeChannel(world(), { name: 'old ops', kind: 'email', enabled: 0 });
  await enqueueTitles(world(), zoo, ['a', 'b']);
  await world().app.services.database.write(trx =>
    trx.updateTable('deliveries').set({ state: 'dead' }).where('title', '=', 'a').execute(),
  );
  const ids = async (input: object) =>
    (await world().get('list-channels-v1', input as Record<string, unknown>)).body.items.map(
      (c: { id: number }) => c.id,
    );
  const { body } = await world().get('list-channels-v1');
  expect(body).toMatchObject({ total: 3, items: [{ id: off }, { id: ops }, { id: zoo, waiting: 1, dead: 1 }] });
  expect(await ids({ search: 'OPS' })).toEqual([off, ops]);
  expect(await ids({ kind: 'slack' })).toEqual([ops]);
  expect(await ids({ kind: ['slack', 'email'] })).toEqual([off, ops]);
  expect(await ids({ state: 'on' })).toEqual([ops, zoo]);
  expect(await ids({ state: 'off' })).toEqual([off]);
  expect(await ids({ state: 'failing' })).toEqual([ops]);
  expect(await ids({ per_page: 1, page: 2 })).toEqual([ops]);
});
