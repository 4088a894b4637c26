import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('finds a client by id, by digits and by e-mail address, and returns 404 otherwise', async () => {
  const world = await makeWorld();
  const { body } = await world.post('add-client-v1', { name: 'A', client_email: 'a+b@example.com' });
  for (const client_id_or_email of [body.id, String(body.id), 'A+B@Example.com']) {
    expect((await world.post('get-client-v1', { client_id_or_email }, { method: 'POST' })).status).toBe(405);
    const found = await world.get('get-client-v1', { client_id_or_email: encodeURI(String(client_id_or_email)) });
    expect(found.body).toEqual(body);
  }
  const json = await world.request(
    `/wp-json/wp-abilities/v1/abilities/svc/get-client-v1/run?input=${encodeURIComponent('{"client_id_or_email":"999"}')}`,
  );
  expect([json.status, json.body.code]).toEqual([404, 'svc_client_not_found']);
  await world.close();
});
