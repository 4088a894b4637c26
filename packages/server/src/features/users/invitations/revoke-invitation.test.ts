import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it('takes an invitation back once, with one audit row, and says when there is none', async () => {
  const world = await makeWorld();
  const { body } = await world.inPerson('invite-person-v1', { role: 'viewer' });
  const revoke = (invitation_id: number, auth = world.admin) =>
    world.post('revoke-invitation-v1', { invitation_id }, { auth });
  expect((await revoke(body.id, await world.key('read', 'write'))).status).toBe(403);
  expect((await revoke(body.id)).body).toMatchObject({ id: body.id, state: 'revoked' });
  expect((await revoke(body.id)).body).toMatchObject({ id: body.id, state: 'revoked' });
  expect((await revoke(body.id + 1)).body.code).toBe('svc_invitation_not_found');
  const log = world.app.services.database.db.selectFrom('audit_log').select(['action', 'subject']);
  expect(await log.where('action', '=', 'invitation.revoked').execute()).toEqual([
    { action: 'invitation.revoked', subject: `invitation:${body.id}` },
  ]);
  await world.close();
});
