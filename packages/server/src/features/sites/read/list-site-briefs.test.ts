import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { storeFleet } from './site-record.fixtures.ts';

const world = useWorld();
beforeAll(async () => void (await storeFleet(world())));

it('returns the id, name, address and client of a page of sites, and nothing else', async () => {
  const { body } = await world().get('list-site-briefs-v1', { sort: 'url', per_page: 2, page: 2 });
  expect(body).toEqual({
    items: [
      { id: expect.any(Number), url: 'https://garden.museum/', name: 'Garden', client_id: expect.any(Number) },
      { id: expect.any(Number), url: 'https://hotel.example/', name: 'Hotel', client_id: expect.any(Number) },
    ],
    page: 2,
    per_page: 2,
    total: 7,
  });
});
