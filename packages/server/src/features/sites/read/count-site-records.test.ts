import { beforeAll, expect, it } from 'vitest';
import { refusedPaths, useWorld } from '../../../testing/fixtures.ts';
import { type KnownFleet, storeFleet } from './site-record.fixtures.ts';

const world = useWorld();
let fleet: KnownFleet;
beforeAll(async () => {
  fleet = await storeFleet(world());
});
const count = (input: Record<string, unknown>) => world().get('count-site-records-v1', input);

it('counts what matches', async () => {
  expect((await count({})).body).toEqual({ total: 7 });
  expect((await count({ status: ['suspended', 'disconnected'] })).body).toEqual({ total: 2 });
  expect((await count({ status: 'available_update' })).body).toEqual({ total: 4 });
  expect((await count({ client_ids: [0], search: 'example' })).body).toEqual({ total: 1 });
  expect((await count({ tags_all: fleet.tags })).body).toEqual({ total: 1 });
});

it('rejects paging and sorting', async () => {
  expect(refusedPaths(await count({ page: 1, sort: 'name' })).sort()).toEqual(['input.page', 'input.sort']);
});
