import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('adds a tag with a unique name and an optional colour', async () => {
  const world = await makeWorld();
  const { body } = await world.post('add-tag-v1', { name: ' Shop ', color: '#a1B2c3' });
  expect(body).toEqual({ id: body.id, name: 'Shop', color: '#a1B2c3', sites_count: 0, sites_ids: [] });
  expect((await world.post('add-tag-v1', { name: 'Blog' })).body.color).toBeNull();
  expect(await world.post('add-tag-v1', { name: 'SHOP' })).toMatchObject({
    status: 409,
    body: { code: 'svc_already_exists' },
  });
  for (const bad of [{ name: ' ' }, { name: '' }, {}, { name: 'x', color: 'red' }, { name: 'x', colour: '#000000' }]) {
    expect((await world.post('add-tag-v1', bad)).status).toBe(400);
  }
  await world.close();
});
