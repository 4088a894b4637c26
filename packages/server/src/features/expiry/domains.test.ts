import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { type ManualClock, manualClock } from '../../ports/clock/manual-clock.ts';
import { RdapServer } from '../../ports/domain-registry/rdap-server.fixtures.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { newEventsOf } from './events-of.fixtures.ts';
import { fileDomains, lookUpDomains, tellDomains } from './index.ts';

describe('domains', () => {
  const server = new RdapServer();
  let world: World;
  let clock: ManualClock;
  let sites: number[];
  const newEvents = newEventsOf(() => world);
  beforeAll(async () => {
    await server.start();
    clock = manualClock(Date.UTC(2026, 2, 1));
    world = await makeWorld({ parts: { clock }, env: { SITEKEEPER_DOMAIN_REGISTRIES: server.list } });
    server.tell('shop.com', '2026-04-10T12:00:00Z');
    sites = [];
    for (const name of ['www', 'blog', 'old']) {
      sites.push(await storeSite(world, { url: `https://${name}.shop.com/`, name }));
    }
    await storeSite(world, { url: 'http://127.0.0.1:81/', name: 'Local' });
  });
  afterAll(async () => {
    await world.close();
    await server.stop();
  });

  const services = () => world.app.services;
  async function look(): Promise<void> {
    await fileDomains(services());
    await lookUpDomains(services());
  }
  const listed = async (input: object = {}) =>
    (await world.get('list-expiring-v1', { kind: 'domain', ...input } as Record<string, unknown>)).body.items;

  it('are asked about once, however many sites share one, and not again for days', async () => {
    await look();
    await look();
    expect(server.asked).toEqual(['shop.com']);
    expect(await listed()).toMatchObject([
      { name: 'shop.com', expires_at: '2026-04-10T12:00:00Z', by: 'Names Ltd', source: 'registry', sites_count: 3 },
    ]);
    clock.advance(10 * DAY_MS);
    await look();
    expect(server.asked).toEqual(['shop.com', 'shop.com']);
  });

  it('are told of for each site, once per threshold, and only by a fresh answer', async () => {
    clock.advance(3 * DAY_MS);
    await tellDomains(services());
    expect(await newEvents()).toEqual([]);
    await look();
    expect(server.asked).toHaveLength(3);
    await tellDomains(services());
    await tellDomains(services());
    const data = { domain: 'shop.com', expires_at: '2026-04-10T12:00:00Z', days_left: 27, registrar: 'Names Ltd' };
    expect(await newEvents()).toEqual(sites.map(site_id => ({ type: 'domain.expiring', site_id, data })));
  });

  it('stay as they are while the registry does not answer, or asks to be left in peace', async () => {
    server.reply('shop.com', { status: 500 });
    clock.advance(2 * DAY_MS);
    await look();
    server.reply('shop.com', { status: 429, headers: { 'retry-after': '7200' } });
    clock.advance(DAY_MS);
    await look();
    const asked = server.asked.length;
    clock.advance(3600_000);
    await look();
    expect(server.asked).toHaveLength(asked);
    expect(await listed()).toMatchObject([{ expires_at: '2026-04-10T12:00:00Z', source: 'registry' }]);
    expect(await newEvents()).toEqual([]);
  });

  it('are told of as renewed once the registry says so', async () => {
    server.tell('shop.com', '2027-04-10T12:00:00Z');
    clock.advance(DAY_MS);
    await look();
    await look();
    const data = { domain: 'shop.com', expires_at: '2027-04-10T12:00:00Z' };
    expect(await newEvents()).toEqual(sites.map(site_id => ({ type: 'domain.renewed', site_id, data })));
  });

  it('of which the registry says nothing stay unknown, until somebody sets the day by hand', async () => {
    await storeSite(world, { url: 'https://shop.uk/', name: 'Elsewhere' });
    await look();
    const [, elsewhere] = await listed();
    expect(elsewhere).toMatchObject({ name: 'shop.uk', expires_at: null, source: null, why_unknown: 'no_registry' });
    const on = new Date(clock.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const { body } = await world.post('set-domain-expiry-v1', { domain: 'Shop.uk', expires_on: on });
    expect(body).toEqual({ domain: 'shop.uk', expires_at: `${on}T23:59:59Z`, source: 'hand' });
    await tellDomains(services());
    expect(await newEvents()).toMatchObject([
      { type: 'domain.expiring', data: { domain: 'shop.uk', registrar: null } },
    ]);
    await world.post('set-domain-expiry-v1', { domain: 'shop.uk', expires_on: '2029-01-01' });
    expect(await newEvents()).toMatchObject([{ type: 'domain.renewed', data: { domain: 'shop.uk' } }]);
    expect(await listed({ expires_within_days: 400 })).toMatchObject([{ name: 'shop.com' }]);
  });

  it('follow the addresses of their sites, and go with the last of them', async () => {
    const { database } = services();
    const elsewhere = await database.db
      .selectFrom('sites')
      .select('id')
      .where('name', '=', 'Elsewhere')
      .executeTakeFirstOrThrow();
    const moved = { url: 'https://new.co.uk/', url_key: 'new.co.uk' };
    await database.write(trx => trx.updateTable('sites').set(moved).where('id', '=', elsewhere.id).execute());
    await look();
    expect((await listed()).map(({ name }: { name: string }) => name)).toEqual(['shop.com', 'new.co.uk']);
    await world.post('delete-site-v1', { site_id_or_domain: elsewhere.id, confirm: true });
    expect((await listed()).map(({ name }: { name: string }) => name)).toEqual(['shop.com']);
  });
});
