import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();

it('revokes a link once', async () => {
  const { body: client } = await world().post('add-client-v1', { name: 'Bakery' });
  const { body: link } = await world().post('add-portal-link-v1', { client_id_or_email: client.id });
  const revoke = (link_id: number) => world().post('revoke-portal-link-v1', { link_id });
  const { body: revoked } = await revoke(link.id);
  expect(revoked).toMatchObject({ id: link.id, state: 'revoked', revoked_at: expect.any(String) });
  expect((await revoke(link.id)).body).toEqual(revoked);
  expect((await revoke(999)).body.code).toBe('svc_portal_link_not_found');
});
