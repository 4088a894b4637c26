import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('returns a tag, and 404 for an unknown one', async () => {
  const world = await makeWorld();
  const { body } = await world.post('add-tag-v1', { name: 'Shop' });
  expect((await world.get('get-tag-v1', { tag_id: body.id })).body).toEqual(body);
  const unknown = await world.get('get-tag-v1', { tag_id: 999 });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'svc_tag_not_found']);
  await world.close();
});
