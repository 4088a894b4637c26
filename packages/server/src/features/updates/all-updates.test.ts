import { beforeAll, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { allUpdates } from './all-updates.ts';
import { SHOP, storeUpdates } from './update.fixtures.ts';

const world = useWorld();
const ids: number[] = [];
beforeAll(async () => {
  for (let k = 0; k < 250; k++) {
    const id = await storeSite(world(), { url: `https://site-${k}.example/` });
    await storeUpdates(world(), id, [SHOP]);
    ids.push(id);
  }
});

const ctx = () => ({ ...world().app.services, actor: { kind: 'system', name: 'test' } as const, origin: '' });

it('reads the updates of all sites a hundred sites at a time, on demand', async () => {
  const { total, chunks } = await allUpdates(ctx(), {});
  expect(total).toBe(250);
  const sizes = [];
  for await (const chunk of chunks()) sizes.push(chunk.length);
  expect(sizes).toEqual([100, 100, 50]);
});

it('lists every site exactly once while sites are added and deleted', async () => {
  const { chunks } = await allUpdates(ctx(), {});
  const listed: number[] = [];
  for await (const chunk of chunks()) {
    if (listed.length === 0) {
      const { database } = world().app.services;
      await database.write(trx =>
        trx
          .deleteFrom('sites')
          .where('id', 'in', [ids[0] as number, ids[249] as number])
          .execute(),
      );
    }
    listed.push(...chunk.map(({ site_id }) => site_id));
  }
  expect(listed).toEqual(ids.slice(0, 249));
});

it('returns all updates over REST, or pages when pages are requested', async () => {
  const { body, headers } = await world().rest('/updates');
  const { data, ...envelope } = body;
  expect(envelope).toEqual({ success: 1, total: 248, page: 1, per_page: 248, pages: 1 });
  expect(Object.keys(data)).toHaveLength(248);
  expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages'), headers.get('link')]).toEqual(['248', '1', null]);
  const second = await world().rest('/updates?page=2');
  expect(second.body).toMatchObject({ total: 248, page: 2, per_page: 20, pages: 13 });
  expect(Object.keys(second.body.data)).toHaveLength(20);
  const url = `${world().origin}/wp-json/svc/v2/updates`;
  expect(second.headers.get('link')).toBe(`<${url}?page=1>; rel="prev", <${url}?page=3>; rel="next"`);
  expect((await world().rest('/updates?per_page=200')).body).toMatchObject({ per_page: 200, pages: 2 });
  expect((await world().rest('/updates?search=nothing-has-this')).body).toMatchObject({
    total: 0,
    page: 1,
    per_page: 1,
    pages: 0,
    data: {},
  });
  expect((await world().rest('/updates?search=x&nonsense=1')).status).toBe(400);
});
