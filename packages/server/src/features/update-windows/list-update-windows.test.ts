import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const night = { days: ['mon'], opens: '02:00', closes: '05:00', time_zone: 'UTC' };

it('lists update windows by name, page by page', async () => {
  for (const name of ['C', 'A', 'B']) await world().post('add-update-window-v1', { name, ...night });
  const { body } = await world().get('list-update-windows-v1', { per_page: 2 });
  expect(body).toMatchObject({ total: 3, page: 1, per_page: 2, items: [{ name: 'A' }, { name: 'B' }] });
  const second = await world().get('list-update-windows-v1', { per_page: 2, page: 2 });
  expect(second.body.items).toMatchObject([{ name: 'C', next_opening: expect.stringMatching(/T02:00:00Z$/) }]);
});
