import { expect, it } from 'vitest';
import { useVulnerableFleet } from '../vulnerabilities.fixtures.ts';

const fleet = useVulnerableFleet();
const list = async (input: object = {}) => (await fleet().world.get('list-vulnerabilities-v1', { ...input })).body;
const shown = async (input: object) => (await list(input)).items.map((item: { id: string }) => item.id);

it('lists each vulnerability once, the most severe first, with the sites that are exposed to it', async () => {
  const { items, ...page } = await list();
  expect(page).toEqual({ page: 1, per_page: 50, total: 4 });
  expect(
    items.map((item: Record<string, unknown>) => [item.id, item.severity, item.sites, item.fixable_sites]),
  ).toEqual([
    ['shop-hole', 'critical', 2, 1],
    ['theme-hole', 'high', 1, 0],
    ['core-hole', 'medium', 1, 0],
    ['forms-hole', 'low', 1, 0],
  ]);
  expect(items[0]).toEqual({
    id: 'shop-hole',
    title: 'Shop lets anybody in',
    severity: 'critical',
    score: 9.8,
    cve: 'CVE-2026-12345',
    published: '2026-01-31T08:00:00Z',
    software: [{ type: 'plugin', slug: 'shop', name: 'shop', patched: ['9.4'] }],
    sites: 2,
    fixable_sites: 1,
    found_at: expect.stringMatching(/Z$/),
  });
});

it.each([
  [{ severity: ['critical', 'low'] }, ['shop-hole', 'forms-hole']],
  [{ type: ['theme', 'core'] }, ['theme-hole', 'core-hole']],
  [{ fixable: true }, ['shop-hole']],
  [{ state: 'inactive' }, ['shop-hole']],
  [{ state: 'fixed' }, []],
  [{ search: 'LETS anybody' }, ['shop-hole']],
  [{ search: 'cve-2026-12345', per_page: 1 }, ['shop-hole']],
  [{ search: '100%' }, []],
  [{ sort: 'severity', order: 'desc', per_page: 2 }, ['forms-hole', 'core-hole']],
  [{ sort: 'sites', order: 'desc', per_page: 1 }, ['shop-hole']],
  [{ sort: 'title', per_page: 2, page: 2 }, ['core-hole', 'shop-hole']],
])('with %j it lists %j', async (input, ids) => {
  expect(await shown(input)).toEqual(ids);
});

it('can be narrowed to the sites of a client or tag', async () => {
  const { client, tag } = fleet();
  expect(await shown({ client_ids: [client] })).toEqual(['shop-hole']);
  expect(await shown({ tags_any: [tag] })).toEqual(['shop-hole']);
  expect((await list({ client_ids: [0], search: 'shop' })).items[0]).toMatchObject({ sites: 1, fixable_sites: 1 });
});

it('lists those that were fixed, and notices what changes later', async () => {
  const { world, ids } = fleet();
  const { database } = world.app.services;
  const fixed = async (input: object = {}) => {
    const { items, total } = await list({ state: 'fixed', ...input });
    const { tag_id } = input as { tag_id?: number };
    const asked = { state: 'fixed', ...(tag_id === undefined ? {} : { tag_id }) };
    const found = (await world.get('list-vulnerability-findings-v1', asked)).body;
    expect([total, found.items.length]).toEqual([items.length, found.total]);
    return [items.map((item: { id: string; sites: number }) => [item.id, item.sites]), found.total];
  };
  const change = (columns: object, record: string, site?: number) =>
    database.write(async trx => {
      const query = trx.updateTable('vulnerability_findings').set(columns).where('record_id', '=', record);
      await (site === undefined ? query : query.where('site_id', '=', site)).execute();
    });
  expect(await fixed()).toEqual([[], 0]);
  await change({ fixed_at: 5, fixed_by: 'updated' }, 'shop-hole');
  expect(await fixed()).toEqual([[['shop-hole', 3]], 3]);
  await change({ fixed_at: 6, fixed_by: 'removed' }, 'theme-hole');
  expect(await fixed()).toEqual([
    [
      ['shop-hole', 3],
      ['theme-hole', 1],
    ],
    4,
  ]);
  const suspend = (status: string) =>
    database.write(trx => trx.updateTable('sites').set({ status }).where('id', '=', ids.berlin).execute());
  await suspend('suspended');
  expect(await fixed()).toEqual([[['shop-hole', 2]], 2]);
  expect(await fixed({ tag_id: fleet().tag })).toEqual([[['shop-hole', 1]], 1]);
  await suspend('connected');
  expect(await fixed({ per_page: 50, sort: 'title' })).toEqual([
    [
      ['shop-hole', 3],
      ['theme-hole', 1],
    ].reverse(),
    4,
  ]);
  const all = async (page: number) => (await list({ state: 'any', per_page: 3, page })).items.length;
  expect([await all(1), await all(2)]).toEqual([3, 1]);
  await change({ fixed_at: null, fixed_by: null }, 'shop-hole');
  await change({ fixed_at: null, fixed_by: null }, 'theme-hole');
  expect(await fixed()).toEqual([[], 0]);
});
