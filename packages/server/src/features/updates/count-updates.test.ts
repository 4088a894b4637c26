import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ sites: 2, seeded: true });
const count = async (input: object = {}) => (await world().get('count-updates-v1', { ...input })).body;

beforeAll(async () => {
  await world().post('sync-sites-v1');
});

/** What the lists show, counted by hand. */
async function listed(site_id_or_domain?: number) {
  const { body } =
    site_id_or_domain === undefined
      ? await world().get('list-updates-v1')
      : await world().get('get-site-updates-v1', { site_id_or_domain });
  const updates: { type: string }[] = body.updates ?? body.items.flatMap((item: { updates: object[] }) => item.updates);
  const of = (type: string) => updates.filter(update => update.type === type).length;
  const counts = { wp: of('wp'), plugins: of('plugins'), themes: of('themes'), translations: of('translations') };
  return { ...counts, total: updates.length };
}

describe('count-updates-v1', () => {
  it('counts what the list returns, for all sites and for one', async () => {
    const all = await count();
    expect(all.total).toBeGreaterThan(0);
    expect(all).toEqual(await listed());
    const [site_id_or_domain] = world().siteIds;
    expect(await count({ site_id_or_domain })).toEqual(await listed(site_id_or_domain));
  });

  it('excludes suspended sites unless one is named', async () => {
    const [first, second] = world().siteIds;
    await world().post('suspend-site-v1', { site_id_or_domain: second });
    expect(await count()).toEqual(await count({ site_id_or_domain: first }));
    expect((await count({ site_id_or_domain: second })).total).toBeGreaterThan(0);
  });

  it('returns 404 for an unknown site', async () => {
    const unknown = await world().get('count-updates-v1', { site_id_or_domain: 'nowhere.example' });
    expectError(unknown, { status: 404, code: 'svc_site_not_found' });
  });
});
