import { beforeAll, describe, expect, it } from 'vitest';
import { refusedPaths, useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ sites: 3, seeded: true });
const list = async (input: object = {}) => (await world().get('list-security-issues-v1', { ...input })).body;

beforeAll(async () => {
  await world().post('sync-sites-v1');
});

describe('list-security-issues-v1', () => {
  it('lists for every site the issues that get-site-security-v1 reports for it', async () => {
    const { items, total } = await list();
    expect([items.length, total]).toEqual([3, 3]);
    for (const item of items) {
      const { body } = await world().post('get-site-security-v1', { site_id_or_domain: item.site_id });
      expect(item.security_issues).toEqual(body.security_issues);
      expect(item.site_url).toBe(body.site_url);
    }
    expect(items.flatMap((item: { security_issues: object[] }) => item.security_issues).length).toBeGreaterThan(0);
  });

  it('comes in pages', async () => {
    const first = await list({ per_page: 2 });
    const second = await list({ per_page: 2, page: 2 });
    expect([...first.items, ...second.items]).toEqual((await list()).items);
    expect(await list({ per_page: 2, page: 3 })).toEqual({ items: [], page: 3, per_page: 2, total: 3 });
  });

  it('returns 400 for unknown input', async () => {
    expect(refusedPaths(await world().get('list-security-issues-v1', { site: 1 }))).toEqual(['input.site']);
  });
});
