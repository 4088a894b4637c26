import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';
import { makeProposing } from './approvals.fixtures.ts';

it('lists proposed calls by status, newest first; a key sees only its own', async () => {
  const world = await makeWorld();
  const { key, propose, decide } = await makeProposing(world);
  const ids = [];
  for (const name of ['A', 'B']) {
    const { id: tag_id } = (await world.post('add-tag-v1', { name })).body;
    ids.push((await propose('delete-tag-v1', { tag_id })).approval_id);
  }
  await decide('reject', { approval_id: ids[0] });
  const list = async (input: object, auth?: string) =>
    (await world.get('list-approvals-v1', { ...input }, auth ? { auth } : {})).body;
  expect((await list({ status: 'pending' })).items).toMatchObject([
    {
      approval_id: ids[1],
      proposed_by: 'key:test key',
      client: 'test assistant',
      ability: 'delete-tag-v1',
      effect: 'destroy',
    },
  ]);
  expect((await list({})).total).toBe(2);
  expect((await list({}, key)).total).toBe(2);
  expect((await list({}, await world.key('read', 'write'))).total).toBe(0);
  await world.close();
});
