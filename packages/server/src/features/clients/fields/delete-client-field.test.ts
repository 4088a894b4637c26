import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it('deletes a field and its values only after confirmation', async () => {
  const world = await makeWorld();
  const field = (await world.post('add-client-field-v1', { name: 'Tax' })).body;
  const client = (await world.post('add-client-v1', { name: 'A', custom_fields: { Tax: 'DE1' } })).body;
  const remove = (more: object) => world.post('delete-client-field-v1', { field_id_or_name: 'tax', ...more });
  expect((await remove({})).body.code).toBe('svc_confirmation_required');
  expect((await remove({ dry_run: true })).body).toEqual({ deleted: false, dry_run: true, field, values: 1 });
  expect((await remove({ confirm: true })).body).toEqual({ deleted: true, field, values: 1 });
  expect((await remove({ confirm: true })).body.code).toBe('svc_client_field_not_found');
  const found = await world.get('get-client-v1', { client_id_or_email: client.id });
  expect(found.body.custom_fields).toEqual({});
  await world.close();
});
