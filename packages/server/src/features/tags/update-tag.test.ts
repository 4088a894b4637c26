import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('changes only what is given, and rejects the name of another tag', async () => {
  const world = await makeWorld();
  const tag = (await world.post('add-tag-v1', { name: 'Shop', color: '#000000' })).body;
  await world.post('add-tag-v1', { name: 'Blog' });
  const update = (more: object) => world.post('update-tag-v1', { tag_id: tag.id, ...more });
  expect((await update({ name: 'shop' })).body).toEqual({ ...tag, name: 'shop' });
  expect((await update({ color: '#ffffff' })).body).toEqual({ ...tag, name: 'shop', color: '#ffffff' });
  expect((await update({ color: null })).body.color).toBeNull();
  expect((await update({})).body.name).toBe('shop');
  expect((await update({ name: 'BLOG' })).body.code).toBe('svc_already_exists');
  expect((await world.post('update-tag-v1', { tag_id: 999, name: 'x' })).body.code).toBe('svc_tag_not_found');
  await world.close();
});
