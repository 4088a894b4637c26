import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { fileDomains, noteCertificate } from './index.ts';

describe('the list of what expires', () => {
  let world: World;
  let client: number;
  let tag: number;
  beforeAll(async () => {
    const clock = manualClock(Date.UTC(2026, 2, 1));
    world = await makeWorld({ parts: { clock } });
    client = (await world.post('add-client-v1', { name: 'Anna' })).body.id;
    tag = (await world.post('add-tag-v1', { name: 'EU' })).body.id;
    const sites = [
      { url: 'https://bakery.com/', name: 'Bakery', client_id: client, days: 40 },
      { url: 'https://www.shop.com/', name: 'Shop', days: -2 },
      { url: 'https://apart.com/', name: 'Apart', status: 'suspended' as const, days: 3 },
    ];
    for (const { days, ...site } of sites) {
      const siteId = await storeSite(world, site);
      const { database } = world.app.services;
      const seen = { siteId, endpoint: `${new URL(site.url).hostname}:443`, issuer: 'Trust Co', issuedAt: null };
      const expiresAt = clock.now() + days * DAY_MS;
      await database.write(trx => noteCertificate(trx, { ...seen, expiresAt }, clock.now()));
      if (site.name === 'Shop') await world.post('edit-sites-v1', { site_ids_or_domains: [siteId], add_tags: [tag] });
    }
    await fileDomains(world.app.services);
    await world.post('set-domain-expiry-v1', { domain: 'shop.com', expires_on: '2026-03-11' });
  });
  afterAll(() => world.close());

  const list = async (input: object) => (await world.get('list-expiring-v1', input as Record<string, unknown>)).body;
  const names = async (input: object) =>
    (await list(input)).items.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`);

  it('has certificates and domains in the order in which they expire, unknown ones last, without suspended sites', async () => {
    const { items, ...paging } = await list({});
    expect(paging).toEqual({ page: 1, per_page: 50, total: 4 });
    expect(items).toMatchObject([
      {
        kind: 'certificate',
        name: 'www.shop.com',
        days_left: -2,
        source: 'seen',
        by: 'Trust Co',
        sites: [{ name: 'Shop' }],
      },
      { kind: 'domain', name: 'shop.com', days_left: 10, source: 'hand', checked_at: null, sites_count: 1 },
      { kind: 'certificate', name: 'bakery.com', days_left: 40, sites: [{ client_id: client, client_name: 'Anna' }] },
      { kind: 'domain', name: 'bakery.com', expires_at: null, days_left: null, why_unknown: 'not_asked' },
    ]);
    expect(await names({ per_page: 3, page: 2 })).toEqual(['domain bakery.com']);
  });

  it.each([
    [() => ({ kind: 'certificate' }), ['certificate www.shop.com', 'certificate bakery.com']],
    [() => ({ kind: ['domain'] }), ['domain shop.com', 'domain bakery.com']],
    [() => ({ expires_within_days: 12 }), ['certificate www.shop.com', 'domain shop.com']],
    [() => ({ search: 'BAKE' }), ['certificate bakery.com', 'domain bakery.com']],
    [() => ({ site_id_or_domain: 'www.shop.com' }), ['certificate www.shop.com', 'domain shop.com']],
    [() => ({ client_ids: [client] }), ['certificate bakery.com', 'domain bakery.com']],
    [() => ({ tag_ids: [tag] }), ['certificate www.shop.com', 'domain shop.com']],
  ])('is narrowed by %s', async (input, wanted) => {
    expect(await names(input())).toEqual(wanted);
  });
});
