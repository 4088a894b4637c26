import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { type ManualClock, manualClock } from '../../ports/clock/manual-clock.ts';
import { RdapServer } from '../../ports/domain-registry/rdap-server.fixtures.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { newEventsOf } from './events-of.fixtures.ts';
import { fileDomains, lookUpDomains, tellDomains } from './index.ts';

describe('the end of a domain', () => {
  const server = new RdapServer();
  let world: World;
  let clock: ManualClock;
  const news = newEventsOf(() => world);
  /** New events as `type site`: all, or those of these sites. */
  const events = async (...of: number[]) =>
    (await news())
      .filter(({ site_id }) => of.length === 0 || of.includes(site_id ?? 0))
      .map(({ type, site_id }) => `${type} ${site_id}`);
  beforeAll(async () => {
    await server.start();
    clock = manualClock(Date.UTC(2026, 2, 1));
    world = await makeWorld({ parts: { clock }, env: { SITEKEEPER_DOMAIN_REGISTRIES: server.list } });
  });
  afterAll(async () => {
    await world.close();
    await server.stop();
  });

  async function look(): Promise<void> {
    const { services } = world.app;
    await fileDomains(services);
    await lookUpDomains(services);
    await tellDomains(services);
  }
  const site = (url: string) => storeSite(world, { url, name: url });
  const act = (ability: string, id: number) => world.post(ability, { site_id_or_domain: id });
  const move = (id: number, host: string) =>
    world.app.services.database.write(trx =>
      trx
        .updateTable('sites')
        .set({ url: `https://${host}/`, url_key: host })
        .where('id', '=', id)
        .execute(),
    );
  const inDays = (days: number) => new Date(clock.now() + days * DAY_MS).toISOString().slice(0, 10);
  const setDay = (domain: string, expires_on: string | null) =>
    world.post('set-domain-expiry-v1', { domain, expires_on });

  it('is told as over also for a site that is suspended when the domain is renewed', async () => {
    server.tell('shop.com', `${inDays(10)}T12:00:00Z`);
    const [one, two] = [await site('https://one.shop.com/'), await site('https://two.shop.com/')];
    await look();
    expect(await events()).toEqual([`domain.expiring ${one}`, `domain.expiring ${two}`]);
    await act('suspend-site-v1', two);
    server.tell('shop.com', `${inDays(300)}T12:00:00Z`);
    clock.advance(2 * DAY_MS);
    await look();
    expect(await events()).toEqual([`domain.renewed ${one}`, `domain.renewed ${two}`]);
  });

  it('that comes closer while all of its sites are suspended is told when one is back', async () => {
    const only = await site('https://only.uk/');
    await look();
    await setDay('only.uk', inDays(20));
    await act('suspend-site-v1', only);
    await look();
    clock.advance(15 * DAY_MS);
    await look();
    expect(await events()).toEqual([]);
    await act('unsuspend-site-v1', only);
    await look();
    expect(await events()).toEqual([`domain.expiring ${only}`]);
  });

  it('no longer concerns a site that has moved to another domain', async () => {
    const [leaves, stays] = [await site('https://a.old.uk/'), await site('https://b.old.uk/')];
    await look();
    await setDay('old.uk', inDays(5));
    await look();
    expect(await events()).toEqual([`domain.expiring ${leaves}`, `domain.expiring ${stays}`]);
    await move(leaves, 'www.old.uk');
    await look();
    expect(await events()).toEqual([]);
    await move(leaves, 'new.uk');
    await look();
    await look();
    expect(await events()).toEqual([`domain.unwatched ${leaves}`]);
  });

  it('that was set by hand concerns no site any more once it is removed', async () => {
    const mine = await site('https://mine.uk/');
    await look();
    await setDay('mine.uk', inDays(5));
    await look();
    expect(await events()).toEqual([`domain.expiring ${mine}`]);
    await setDay('mine.uk', null);
    await setDay('mine.uk', null);
    expect(await events()).toEqual([`domain.unwatched ${mine}`]);
    await setDay('mine.uk', inDays(5));
    await look();
    expect(await events()).toEqual([`domain.expiring ${mine}`]);
  });

  it('that the registry does not confirm is still asked about before it is told, and each day in the last month', async () => {
    const mine = await site('https://often.com/');
    server.tell('often.com', `${inDays(40)}T12:00:00Z`);
    await look();
    server.reply('often.com', { status: 404 });
    clock.advance(9 * DAY_MS);
    await look();
    clock.advance(2 * DAY_MS);
    const asked = server.asked.length;
    await look();
    expect(await events(mine)).toEqual([]);
    await look();
    expect(server.asked.slice(asked)).toContain('often.com');
    expect(await events(mine)).toEqual([`domain.expiring ${mine}`]);
    server.tell('often.com', `${inDays(394)}T12:00:00Z`);
    clock.advance(2 * DAY_MS);
    await look();
    expect(await events(mine)).toEqual([`domain.renewed ${mine}`]);
  });

  it('that was set by hand counts once the registry does not tell one any more, until it does again', async () => {
    const mine = await site('https://moved.com/');
    server.tell('moved.com', `${inDays(10)}T12:00:00Z`);
    await look();
    expect(await events(mine)).toEqual([`domain.expiring ${mine}`]);
    expect((await setDay('moved.com', inDays(300))).body.source).toBe('registry');
    server.reply('moved.com', { status: 404 });
    clock.advance(2 * DAY_MS);
    await look();
    expect((await setDay('moved.com', inDays(300))).body.source).toBe('hand');
    expect(await events(mine)).toEqual([`domain.renewed ${mine}`]);
    server.tell('moved.com', `${inDays(5)}T12:00:00Z`);
    clock.advance(2 * DAY_MS);
    await look();
    expect(await events(mine)).toEqual([`domain.expiring ${mine}`]);
    expect((await setDay('moved.com', null)).body.source).toBe('registry');
  });

  it('that a registry told is unknown, or as set by hand, once no registry is asked', async () => {
    const [auto, given] = [await site('https://auto.com/'), await site('https://given.com/')];
    server.tell('auto.com', `${inDays(10)}T12:00:00Z`);
    server.tell('given.com', `${inDays(10)}T12:00:00Z`);
    await look();
    expect(await events(auto, given)).toEqual([`domain.expiring ${auto}`, `domain.expiring ${given}`]);
    await setDay('given.com', inDays(300));
    await lookUpDomains({ ...world.app.services, domainRegistry: undefined });
    expect(await events(auto, given)).toEqual([`domain.unwatched ${auto}`, `domain.renewed ${given}`]);
    const ends = async (id: number) =>
      (await world.get('list-expiring-v1', { kind: 'domain', site_id_or_domain: id })).body.items[0];
    expect(await ends(auto)).toMatchObject({ expires_at: null, why_unknown: 'not_asked', checked_at: null });
    expect(await ends(given)).toMatchObject({ source: 'hand' });
    await look();
    expect(await ends(given)).toMatchObject({ source: 'registry' });
    expect(await events(auto, given)).toEqual([`domain.expiring ${auto}`, `domain.expiring ${given}`]);
  });

  it('that a registry told counts while the registry is away, and gives way to a day by hand after a week', async () => {
    const mine = await site('https://away.com/');
    server.tell('away.com', `${inDays(10)}T12:00:00Z`);
    await look();
    expect(await events(mine)).toEqual([`domain.expiring ${mine}`]);
    for (const status of [500, 429]) {
      server.reply('away.com', { status });
      clock.advance(2 * DAY_MS);
      await look();
      expect((await setDay('away.com', inDays(300))).body.source).toBe('registry');
    }
    clock.advance(4 * DAY_MS);
    await look();
    await events(mine);
    expect((await setDay('away.com', null)).body.source).toBe('registry');
    expect((await setDay('away.com', inDays(300))).body.source).toBe('hand');
    expect(await events(mine)).toEqual([`domain.renewed ${mine}`]);
  });

  it('is told once to a site that joins the domain after it was told, also if it is suspended', async () => {
    const first = await site('https://a.shared.uk/');
    await look();
    await setDay('shared.uk', inDays(20));
    await look();
    expect(await events(first)).toEqual([`domain.expiring ${first}`]);
    clock.advance(DAY_MS);
    const [fresh, moved, away] = [
      await site('https://b.shared.uk/'),
      await site('https://elsewhere.uk/'),
      await site('https://c.shared.uk/'),
    ];
    await act('suspend-site-v1', away);
    await look();
    await move(moved, 'd.shared.uk');
    await look();
    await look();
    const joined = [fresh, moved, away];
    expect((await news()).filter(({ site_id }) => joined.includes(site_id ?? 0))).toMatchObject([
      { type: 'domain.expiring', site_id: fresh, data: { domain: 'shared.uk', days_left: 19 } },
      { type: 'domain.expiring', site_id: away, data: { domain: 'shared.uk', days_left: 19 } },
      { type: 'domain.expiring', site_id: moved, data: { domain: 'shared.uk', days_left: 19 } },
    ]);
    await move(fresh, 'www.shared.uk');
    await act('unsuspend-site-v1', away);
    await look();
    expect(await events(...joined)).toEqual([]);
  });

  it('is told once to all sites if one joins the domain when its next threshold is reached', async () => {
    const first = await site('https://a.next.uk/');
    await look();
    await setDay('next.uk', inDays(20));
    await look();
    expect(await events(first)).toEqual([`domain.expiring ${first}`]);
    clock.advance(7 * DAY_MS);
    const second = await site('https://b.next.uk/');
    await look();
    expect(await events(first, second)).toEqual([`domain.expiring ${first}`, `domain.expiring ${second}`]);
  });
});
