import { expect, it } from 'vitest';
import { serializeAuditedWrites } from '../../../kernel/audit/audit.ts';
import { makeWorld } from '../../../testing/index.ts';
import { uncommitted, waitForLock } from '../../../testing/wait-for-lock.ts';

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

// Fails on PostgreSQL if one does not wait for the other: the client has two fields of that name.
it('adds one of two fields of a name that are added at the same time, for all clients and for one', async () => {
  const world = await makeWorld();
  const { database } = world.app.services;
  const { body: client } = await world.post('add-client-v1', { name: 'A' });
  const goOn = await uncommitted(database, serializeAuditedWrites);
  const answers = [{}, { client_id_or_email: client.id }].map(whose =>
    world.post('add-client-field-v1', { name: 'Tax', ...whose }),
  );
  await waitForLock(database, 2);
  await goOn();
  expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 409]);
  await world.close();
});
