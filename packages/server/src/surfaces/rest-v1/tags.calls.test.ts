import { beforeAll, describe, expect, it } from 'vitest';
import { failed, useV1 } from './v1.fixtures.ts';

const { world, get } = useV1();
let eu: number;
beforeAll(async () => {
  for (const name of ['EU', 'EU shops', 'Blogs']) await world().post('add-tag-v1', { name });
  eu = (await world().rest('/tags?name=eu')).body.data[0].id;
});

describe('tags/all-tags', () => {
  it('lists all tags by name', async () => {
    const { status, body } = await get('tags/all-tags');
    expect(status).toBe(200);
    expect(body).toEqual((await world().rest('/tags')).body.data);
    expect(body.map((tag: { name: string }) => tag.name)).toEqual(['Blogs', 'EU', 'EU shops']);
  });

  it('can be filtered by id or full name', async () => {
    const wanted = [{ id: eu, name: 'EU', color: null, sites_count: 0, sites_ids: [] }];
    expect((await get('tags/all-tags', { tag_id: eu })).body).toEqual(wanted);
    expect((await get('tags/all-tags', { tag_name: 'eu' })).body).toEqual(wanted);
    expect((await get('tags/all-tags', { tag_name: 'e' })).body).toEqual([]);
  });

  it('reports unknown tag ids and unknown parameters', async () => {
    expect(await get('tags/all-tags', { tag_id: 999 })).toMatchObject(failed(404, 'svc_tag_not_found'));
    for (const [name, value] of [
      ['tag_id', 'one'],
      ['tag', 1],
    ] as const) {
      expect(await get('tags/all-tags', { [name]: value })).toMatchObject(
        failed(400, 'rest_invalid_param', { params: { [name]: expect.any(String) } }),
      );
    }
  });
});
