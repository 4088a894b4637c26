import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { type KnownSite, loadKnownSites } from '../connection.ts';
import { syncWriter } from './sync-writer.ts';

const world = useWorld();
let sites: KnownSite[] = [];
let count = 0;

beforeEach(async () => {
  const ids = [];
  for (let at = 0; at < 3; at++) ids.push(await storeSite(world(), { url: `https://s${++count}.example/` }));
  sites = await loadKnownSites(world().app.services, ids);
});

afterEach(() => {
  vi.useRealTimers();
});

const report = { wpEngine: false, wphost: '', coreUpdate: undefined };
const failure = { code: 'site_timeout', message: 'Too slow.', kind: 'timeout' } as const;

describe('syncWriter', () => {
  it('is created once per store', () => {
    const { services } = world().app;
    expect(syncWriter(services)).toBe(syncWriter({ ...services }));
  });

  it('saves outcomes that arrive together, several of one site in order', async () => {
    const writer = syncWriter(world().app.services);
    const good = (phpVersion: string) =>
      sites.map(site => writer.add({ site, ok: true, report: { ...report, phpVersion }, url: site.row.url }));
    const bad = () => sites.map(site => writer.add({ site, ok: false, failure }));
    await Promise.all([...good('8.4'), ...good('8.5'), ...bad()]);
    for (const { row } of sites) {
      expect(await siteRow(world(), row.id)).toMatchObject({
        php_version: '8.5',
        sync_error_code: 'site_timeout',
        failed_syncs: 1,
      });
    }
  });

  it('stores the other outcomes if one cannot be stored', async () => {
    const writer = syncWriter(world().app.services);
    const [broken, ...healthy] = sites as [KnownSite, ...KnownSite[]];
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    const siteInfo = cyclic as never;
    const saved = healthy.map(site =>
      writer.add({ site, ok: true, report: { ...report, wpVersion: '7.2' }, url: site.row.url }),
    );
    const spoilt = writer.add({ site: broken, ok: true, report: { ...report, siteInfo }, url: broken.row.url });
    await expect(spoilt).rejects.toThrow(TypeError);
    await Promise.all(saved);
    for (const { row } of healthy) expect((await siteRow(world(), row.id)).wp_version).toBe('7.2');
    expect((await siteRow(world(), broken.row.id)).wp_version).toBe('');
  });

  it('saves more outcomes at once where each statement is a round trip', async () => {
    const { services } = world().app;
    let writes = 0;
    const database: typeof services.database = {
      ...services.database,
      write: work => {
        writes += 1;
        return services.database.write(work);
      },
    };
    const writer = syncWriter({ ...services, database });
    const [site] = sites as [KnownSite];
    await Promise.all(Array.from({ length: 100 }, () => writer.add({ site, ok: false, failure })));
    expect(writes).toBe(database.engine === 'postgres' ? 1 : 2);
  });

  it('gathers results for longer while other sites wait for their turn', async () => {
    const { services } = world().app;
    const state = { waiting: 5, writes: 0 };
    const database: typeof services.database = {
      ...services.database,
      write: work => {
        state.writes += 1;
        return services.database.write(work);
      },
    };
    const childSites = { ...services.childSites, waiting: () => state.waiting };
    const writer = syncWriter({ ...services, database, childSites });
    const add = () => {
      const [site] = sites as [KnownSite];
      return writer.add({ site, ok: true, report, url: site.row.url });
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await add();
    const later = add();
    await vi.advanceTimersByTimeAsync(149);
    expect(state.writes).toBe(1);
    state.waiting = 0;
    await vi.advanceTimersByTimeAsync(1);
    await later;
    expect(state.writes).toBe(2);
    const last = add();
    await vi.advanceTimersByTimeAsync(10);
    await last;
    expect(state.writes).toBe(3);
  });
});
