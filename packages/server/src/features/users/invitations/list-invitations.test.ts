import { expect, it } from 'vitest';
import { makeWorld, manualClock } from '../../../testing/index.ts';

it('lists invitations newest first with their state, without links, and only to admins', async () => {
  const clock = manualClock();
  const world = await makeWorld({ parts: { clock } });
  const invite = async (input: object) => (await world.inPerson('invite-person-v1', input)).body;
  const short = await invite({ role: 'viewer', days: 1 });
  const revoked = await invite({ role: 'admin', name: 'olga' });
  await world.post('revoke-invitation-v1', { invitation_id: revoked.id });
  clock.advance(86_400_000);
  const open = await invite({ role: 'operator' });
  const { body } = await world.get('list-invitations-v1');
  const states = body.items.map(({ id, state }: { id: number; state: string }) => [id, state]);
  expect(states).toEqual([
    [open.id, 'pending'],
    [revoked.id, 'revoked'],
    [short.id, 'expired'],
  ]);
  expect(body.total).toBe(3);
  expect(JSON.stringify(body)).not.toContain('invitation#');
  expect((await world.get('list-invitations-v1', { page: 2, per_page: 2 })).body.items).toHaveLength(1);
  const auth = await world.user('op', 'operator');
  expect((await world.get('list-invitations-v1', {}, { auth })).status).toBe(403);
  await world.close();
});

it('shows an invitation as revoked once whoever sent it is no longer an admin', async () => {
  const world = await makeWorld();
  const anna = await world.user('anna', 'admin');
  const sent = await world.inPerson('invite-person-v1', { role: 'admin' }, { auth: anna });
  const { items: users } = (await world.get('list-dashboard-users-v1', { search: 'anna' })).body;
  await world.inPerson('update-dashboard-user-v1', { user_id: users[0].id, role: 'operator' });
  const { items } = (await world.get('list-invitations-v1')).body;
  expect(items).toMatchObject([{ id: sent.body.id, state: 'revoked' }]);
  await world.close();
});
