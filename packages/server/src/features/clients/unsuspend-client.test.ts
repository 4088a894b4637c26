import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('makes a suspended client active, leaves a lead a lead, and knows no unknown client', async () => {
  const world = await makeWorld();
  const { id } = (await world.post('add-client-v1', { name: 'A' })).body;
  const lead = (await world.post('add-client-v1', { name: 'B', status: 'lead' })).body;
  await world.post('suspend-client-v1', { client_id_or_email: id });
  expect((await world.post('unsuspend-client-v1', { client_id_or_email: id })).body.status).toBe('active');
  expect((await world.post('unsuspend-client-v1', { client_id_or_email: lead.id })).body.status).toBe('lead');
  expect((await world.post('unsuspend-client-v1', { client_id_or_email: 'x@example.com' })).status).toBe(404);
  await world.close();
});
