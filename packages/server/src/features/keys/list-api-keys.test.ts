import { expect, it } from 'vitest';
import { makeWorld, manualClock } from '../../testing/index.ts';

it('lists the keys, newest first and page by page, with when they were last used and without what proves them', async () => {
  const clock = manualClock();
  const world = await makeWorld({ keyless: true, parts: { clock } });
  const add = async (input: object) => (await world.post('add-api-key-v1', input)).body;
  const first = await add({ name: 'first', permissions: ['read'] });
  const second = await add({ name: 'second', permissions: ['read', 'write'], v1_compatibility: true, active: false });
  const list = async (input = {}) => (await world.get('list-api-keys-v1', input)).body;
  await world.get('list-sites-v1', {}, { auth: `Bearer ${first.token}` });

  const { body } = await world.get('list-api-keys-v1');
  const at = new Date(clock.now()).toISOString().replace(/\.\d+Z/, 'Z');
  expect(body).toEqual({
    items: [
      {
        id: second.id,
        name: 'second',
        permissions: ['read', 'write'],
        truncated_key: second.token.slice(-7),
        active: false,
        v1: true,
        imported_from: null,
        expires_at: null,
        addresses: [],
        audit_log: false,
        created: at,
        last_access: null,
        last_access_v1: null,
      },
      {
        id: first.id,
        name: 'first',
        permissions: ['read'],
        truncated_key: first.token.slice(-7),
        active: true,
        v1: false,
        imported_from: null,
        expires_at: null,
        addresses: [],
        audit_log: false,
        created: at,
        last_access: at,
        last_access_v1: null,
      },
    ],
    page: 1,
    per_page: 20,
    total: 2,
  });
  expect((await list({ page: 2, per_page: 1 })).items).toEqual([body.items[1]]);
  expect(JSON.stringify(body)).not.toContain(second.consumer_key);
  await world.close();
});
