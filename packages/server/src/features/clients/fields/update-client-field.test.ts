import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it('renames a field by id or name, and the clients keep their values', async () => {
  const world = await makeWorld();
  const { field_id } = (await world.post('add-client-field-v1', { name: 'Tax', description: 'd' })).body;
  await world.post('add-client-field-v1', { name: 'Other' });
  const client = (await world.post('add-client-v1', { name: 'A', custom_fields: { Tax: 'DE1' } })).body;
  const update = (field_id_or_name: unknown, more: object) =>
    world.post('update-client-field-v1', { field_id_or_name, ...more });

  expect((await update('tax', { name: 'VAT' })).body).toEqual({ field_id, name: 'VAT', description: 'd' });
  expect((await update(field_id, { description: '' })).body.description).toBe('');
  const found = await world.get('get-client-v1', { client_id_or_email: client.id });
  expect(found.body.custom_fields).toEqual({ VAT: 'DE1' });
  expect((await update(field_id, { name: 'OTHER' })).body.code).toBe('svc_already_exists');
  const unknown = await update('nope', { name: 'x' });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'svc_client_field_not_found']);
  await world.close();
});
