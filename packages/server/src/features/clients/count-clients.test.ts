import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('counts the clients that match the filters', async () => {
  const world = await makeWorld();
  await world.post('add-client-v1', { name: 'A' });
  await world.post('add-client-v1', { name: 'B', status: 'lead' });
  expect((await world.get('count-clients-v1')).body).toEqual({ total: 2 });
  expect((await world.get('count-clients-v1', { status: 'lead' })).body).toEqual({ total: 1 });
  expect((await world.get('count-clients-v1', { search: 'zzz' })).body).toEqual({ total: 0 });
  await world.close();
});
