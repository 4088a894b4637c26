import { readFrame } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { createFleet, type Fleet } from './fleet.ts';
import { AJAX, Dashboard, REGISTERED } from './testing/dashboard.ts';

const START = Date.UTC(2026, 10, 21, 3);
const every = <T>(fleet: Fleet, look: (k: number) => T): T[] =>
  Array.from({ length: fleet.size }, (_none, i) => look(i + 1));

describe('a fleet', () => {
  it.each([1, 2, 77])(
    'gives every site an inactive plugin and pending updates of a plugin and a theme (seed %i)',
    seed => {
      const fleet = createFleet({ sites: 500, seed });
      for (const site of every(fleet, k => fleet.site(k))) {
        expect(site.plugins.filter(plugin => !plugin.active && !plugin.mu).length).toBeGreaterThan(0);
        expect(site.pendingPlugins.some(pending => pending.works)).toBe(true);
        expect(site.pendingThemes.length).toBeGreaterThan(0);
        expect(site.broken).toBe(false);
      }
    },
  );

  it('gives every site pending updates even with the fewest plugins allowed', () => {
    const fleet = createFleet({ sites: 100, plugins: 2 });
    for (const site of every(fleet, k => fleet.site(k))) {
      expect(site.plugins.some(plugin => !plugin.active)).toBe(true);
      expect(site.pendingPlugins.some(pending => pending.works)).toBe(true);
    }
  });

  it('is the same for the same seed and differs for another', async () => {
    const answers = async (seed: number) => {
      const dashboard = new Dashboard(createFleet({ sites: 5, seed, registered: REGISTERED, now: () => START }));
      const posts = [1, 2, 3, 4, 5].map(k => dashboard.page(k, dashboard.signed(k, 'stats', { optimize: 1 })));
      return (await Promise.all(posts)).map(reply => reply.body);
    };
    expect(await answers(1)).toEqual(await answers(1));
    expect(await answers(1)).not.toEqual(await answers(2));
  });

  it('shows the same initial state in whatever order it is read', () => {
    const fleet = createFleet({ sites: 3 });
    const first = fleet.site(2).plugins;
    fleet.site(3).setPlugin(first[0]?.file ?? '', { version: '0.1' });
    expect(fleet.site(2).plugins).toEqual(first);
    fleet.site(2).setPlugin(first[0]?.file ?? '', { version: '0.1' });
    expect(fleet.site(2).plugins[0]?.version).toBe('0.1');
    expect(createFleet({ sites: 3 }).site(2).plugins).toEqual(first);
  });

  it('writes into the manifest the credentials that each site asks for', () => {
    const lines = [...createFleet({ sites: 20 }).manifest()].map(line => JSON.parse(line));
    expect(Object.keys(lines[0])).toEqual(['url', 'admin', 'adminpassword']);
    expect(Object.keys(lines[6])).toEqual(['url', 'admin', 'uniqueid']);
    expect(Object.keys(lines[12])).toEqual(['url', 'admin', 'adminpassword', 'uniqueid']);
    expect(lines[0].url).toBe('http://127.16.0.1:9000');
  });

  it('pads full answers to the requested size, and they stay readable', async () => {
    const dashboard = new Dashboard(createFleet({ sites: 20, replyBytes: 40_000, registered: REGISTERED }));
    for (let k = 1; k <= 20; k++) {
      const { body } = await dashboard.page(k, dashboard.signed(k, 'stats', { optimize: 1 }));
      expect(Math.abs(body.length - 40_000)).toBeLessThan(8);
      const filler = expect.stringMatching(/^x+$/);
      expect(readFrame(body)).toMatchObject({ found: true, value: { uniqueId: expect.any(String), filler } });
    }
  });

  it('finds a site by its URL and refuses numbers beyond the fleet', () => {
    const fleet = createFleet({ sites: 3 });
    expect(fleet.siteAt('http://127.16.0.2:9000/')?.k).toBe(2);
    expect(fleet.siteAt('http://127.16.0.9:9000/')).toBeUndefined();
    expect(() => fleet.site(4)).toThrow(/sites 1 to 3/);
  });

  it.each([
    [{ sites: 0 }, /sites must be/],
    [{ sites: 1, plugins: 1 }, /plugins must be/],
    [{ sites: 1, seed: 0.5 }, /seed must be/],
    [{ sites: 1, faults: { hang: 101 } }, /101 percent/],
  ])('names the invalid option: %j', (options, message) => {
    expect(() => createFleet(options)).toThrow(message);
  });

  it('shows the maintenance page to other calls during an update if the fault is set', async () => {
    const dashboard = new Dashboard(
      createFleet({ sites: 1, registered: REGISTERED, maintenanceWhileUpdating: true, latency: 20 }),
    );
    const update = dashboard.page(1, dashboard.signed(1, 'upgrade'));
    const other = dashboard.page(1, dashboard.signed(1, 'stats'));
    expect((await other).status).toBe(503);
    expect((await update).status).toBe(200);
    expect((await dashboard.page(1, dashboard.signed(1, 'stats'))).status).toBe(200);
  });
});

describe('the ledger', () => {
  it('counts calls per site and function with their outcomes and records no secrets', async () => {
    const fleet = createFleet({ sites: 3 });
    const dashboard = new Dashboard(fleet);
    await dashboard.register(1);
    await dashboard.call(1, 'plugin_action', { action: 'delete', plugin: 'no/no.php' });
    await dashboard.call(2, 'stats');
    fleet.site(3).setFaults('http500');
    await dashboard.page(3, { function: 'stats' });
    expect(fleet.ledger.summary()).toMatchObject({
      calls: 4,
      functions: { register: 1, plugin_action: 1, stats: 2 },
      outcomes: { answered: 2, refused: 1, faulted: 1 },
      sitesCalled: 3,
      inFlight: 0,
    });
    expect(fleet.ledger.entries({ fn: 'plugin_action' })).toEqual([
      expect.objectContaining({ site: 1, what: 'action=delete plugin=no/no.php', outcome: 'answered' }),
    ]);
    expect(JSON.stringify(fleet.ledger.entries())).not.toContain(fleet.site(1).adminPassword);
    fleet.ledger.reset();
    expect(fleet.ledger.summary()).toMatchObject({ calls: 0, sitesCalled: 0 });
  });

  it('records how many calls, and how many changes, ran on one site at once', async () => {
    const fleet = createFleet({ sites: 2, registered: REGISTERED });
    const dashboard = new Dashboard(fleet);
    const serve = (k: number, fn: string, more = {}) =>
      fleet.serve(k, { method: 'POST', path: AJAX, body: new URLSearchParams({ function: fn, ...more }).toString() });
    const open = await Promise.all([
      serve(1, 'stats'),
      serve(1, 'upgrade'),
      serve(1, 'plugin_action'),
      serve(2, 'user_action', { action: 'edit' }),
    ]);
    expect(fleet.ledger.site(1)).toMatchObject({ inFlight: 3, maxInFlight: 3, maxChanging: 2 });
    expect(fleet.ledger.site(2)).toMatchObject({ maxChanging: 0 });
    for (const served of open) served.done();
    await dashboard.call(1, 'stats');
    expect(fleet.ledger.site(1)).toMatchObject({ inFlight: 0, maxInFlight: 3, maxChanging: 2 });
  });

  it('keeps only the newest entries', async () => {
    const fleet = createFleet({ sites: 5, ledgerEntries: 3 });
    for (let k = 1; k <= 5; k++) await fleet.handle(k, { method: 'GET', path: '/' });
    expect(fleet.ledger.entries().map(entry => entry.site)).toEqual([3, 4, 5]);
    expect(fleet.ledger.summary().calls).toBe(5);
  });
});
