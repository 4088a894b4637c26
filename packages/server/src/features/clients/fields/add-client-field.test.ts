import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it('adds a field in which clients can then have values', async () => {
  const world = await makeWorld();
  const { body } = await world.post('add-client-field-v1', { name: ' Tax ', description: 'Tax number' });
  expect(body).toEqual({ field_id: body.field_id, name: 'Tax', description: 'Tax number' });
  expect((await world.post('add-client-field-v1', { name: 'TAX' })).body.code).toBe('svc_already_exists');
  for (const name of ['', ' ', '123']) expect((await world.post('add-client-field-v1', { name })).status).toBe(400);

  const client = await world.post('add-client-v1', { name: 'A', custom_fields: { tax: 'DE1' } });
  expect(client.body.custom_fields).toEqual({ Tax: 'DE1' });
  const change = (custom_fields: object) =>
    world.post('update-client-v1', { client_id_or_email: client.body.id, custom_fields });
  expect((await change({ Tax: 'DE2' })).body.custom_fields).toEqual({ Tax: 'DE2' });
  const unknown = await change({ Tax: 'DE3', Nope: 'x' });
  expect([unknown.status, unknown.body.code]).toEqual([400, 'svc_invalid_input']);
  expect((await world.get('list-clients-v1')).body.items[0].custom_fields).toEqual({ Tax: 'DE2' });
  expect((await change({ Tax: null })).body.custom_fields).toEqual({});
  await world.close();
});
