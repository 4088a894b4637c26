import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it('lists the client fields by name, filtered and page by page', async () => {
  const world = await makeWorld();
  const ids: number[] = [];
  for (const name of ['tax.number', 'Birthday']) {
    ids.push((await world.post('add-client-field-v1', { name, description: `The ${name}` })).body.field_id);
  }
  const list = async (input: Record<string, unknown> = {}) => (await world.get('list-client-fields-v1', input)).body;
  expect(await list()).toEqual({
    items: [
      { field_id: ids[1], name: 'Birthday', description: 'The Birthday' },
      { field_id: ids[0], name: 'tax.number', description: 'The tax.number' },
    ],
    page: 1,
    per_page: 20,
    total: 2,
  });
  expect((await list({ search: 'TAX' })).total).toBe(1);
  expect((await list({ exclude: [ids[0]] })).items).toHaveLength(1);
  expect((await list({ page: 2, per_page: 1 })).items).toMatchObject([{ name: 'tax.number' }]);
  await world.close();
});
