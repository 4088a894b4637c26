import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('restores the status of a suspended client, and refuses clients that are not suspended or unknown', async () => {
  const world = await makeWorld();
  const { id } = (await world.post('add-client-v1', { name: 'A' })).body;
  expect((await world.post('unsuspend-client-v1', { client_id_or_email: id })).body).toMatchObject({
    code: 'svc_invalid_state',
    data: { status: 409 },
    message: 'The client is not suspended: its status is active.',
  });
  for (const before of ['active', 'lead', 'lost', 'active']) {
    await world.post('update-client-v1', { client_id_or_email: id, status: before });
    for (const _again of [1, 2]) await world.post('suspend-client-v1', { client_id_or_email: id });
    expect((await world.post('unsuspend-client-v1', { client_id_or_email: id })).body).toMatchObject({
      status: before,
      suspended: 0,
    });
    expect((await world.get('get-client-v1', { client_id_or_email: id })).body.status).toBe(before);
    expect((await world.post('unsuspend-client-v1', { client_id_or_email: id })).status).toBe(409);
  }
  expect((await world.post('unsuspend-client-v1', { client_id_or_email: 'x@example.com' })).status).toBe(404);
  await world.close();
});
