import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();

it('lists the links of one client, the newest first, without what opens them', async () => {
  const [one, two] = [
    (await world().post('add-client-v1', { name: 'One' })).body.id,
    (await world().post('add-client-v1', { name: 'Two' })).body.id,
  ];
  for (const [client_id_or_email, note] of [
    [one, 'a'],
    [two, 'b'],
    [one, 'c'],
  ] as const) {
    await world().post('add-portal-link-v1', { client_id_or_email, note });
  }
  const { body } = await world().get('list-portal-links-v1', { client_id_or_email: one });
  expect(body.items.map(({ note }: { note: string }) => note)).toEqual(['c', 'a']);
  expect(JSON.stringify(body)).not.toContain('/portal/');
  expect((await world().get('list-portal-links-v1', { client_id_or_email: 999 })).status).toBe(404);
});
