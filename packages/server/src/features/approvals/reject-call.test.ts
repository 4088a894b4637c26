import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';
import { makeProposing } from './approvals.fixtures.ts';

it('a rejected call never runs, and says why', async () => {
  const world = await makeWorld();
  const { key, propose, decide } = await makeProposing(world);
  const { id: tag_id } = (await world.post('add-tag-v1', { name: 'Kept' })).body;
  const { approval_id } = await propose('delete-tag-v1', { tag_id });
  expect((await world.post('reject-call-v1', { approval_id }, { auth: key })).status).toBe(403);
  const { body } = await decide('reject', { approval_id, reason: 'We need it.\u202e' });
  expect(body).toMatchObject({ status: 'rejected', decided_by: 'user:anna', reason: 'We need it.', outcome: null });
  expect((await decide('approve', { approval_id })).status).toBe(409);
  expect((await world.get('get-tag-v1', { tag_id })).status).toBe(200);
  const stored = await world.app.services.database.db.selectFrom('approvals').select('input_sealed').execute();
  expect(stored).toEqual([{ input_sealed: null }]);
  await world.close();
});
