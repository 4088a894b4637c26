import { expect, it } from 'vitest';
import { useStoredMonitors } from '../monitors.fixtures.ts';

const on = useStoredMonitors();

it('lists the state of each site and nothing else', async () => {
  const { world, ids, tell } = on();
  await tell(1, [60, true]);
  await tell(2, [60, false]);
  const { body } = await world.get('list-monitor-briefs-v1', { status: ['up', 'down'] });
  expect(body).toEqual({
    page: 1,
    per_page: 20,
    total: 2,
    items: [
      { id: ids[0], url: 'https://site1.example/', name: 'Site 1', status: 'up' },
      { id: ids[1], url: 'https://site2.example/', name: 'Site 2', status: 'down' },
    ],
  });
});
