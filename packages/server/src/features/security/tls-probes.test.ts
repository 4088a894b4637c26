import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { type ManualClock, manualClock } from '../../ports/clock/manual-clock.ts';
import { type MemoryTlsProbe, memoryTlsProbe } from '../../ports/tls-probe/memory-tls-probe.ts';
import { makeFleetKey, makeWorld, seedSites, type World } from '../../testing/index.ts';
import { queueTlsProbes, tlsProbesHandler } from './index.ts';

const SITES = 60;

describe('certificates in the background', () => {
  let world: World;
  let clock: ManualClock;
  let tlsProbe: MemoryTlsProbe;
  let ids: number[];
  beforeAll(async () => {
    clock = manualClock(Date.UTC(2026, 2, 1));
    tlsProbe = memoryTlsProbe();
    world = await makeWorld({ parts: { clock, tlsProbe } });
    const sites = Array.from({ length: SITES }, (_, k) => ({ url: `https://site-${k}.test/`, name: `Site ${k}` }));
    for (const { url } of sites) tlsProbe.tell(URL.parse(url)?.hostname ?? '', { expiresAt: Date.UTC(2027, 0, 1) });
    const others = [
      { url: 'http://plain.test/', name: 'Plain' },
      { url: 'https://apart.test/', name: 'Apart', status: 'suspended' as const },
      { url: 'https://gone.test/', name: 'Gone', status: 'disconnected' as const },
    ];
    ids = await seedSites(world.app.services, await makeFleetKey(), [...sites, ...others]);
  });
  afterAll(() => world.close());

  /** Works on all that is queued; returns how many messages that were. */
  async function work(): Promise<number> {
    const { queue } = world.app.services;
    const messages = await queue.claim('tls-probes', 1000);
    for (const message of messages) await tlsProbesHandler(world.app.services).handle(message);
    await queue.complete(messages.map(({ id }) => id));
    return messages.length;
  }

  it('are probed once for each connected https site', async () => {
    expect(await queueTlsProbes(world.app.services)).toBe(SITES);
    expect(await work()).toBeGreaterThan(1);
    const wanted = Array.from({ length: SITES }, (_, k) => `site-${k}.test:443`);
    expect([...tlsProbe.asked].sort()).toEqual(wanted.sort());
    expect(await queueTlsProbes(world.app.services)).toBe(0);
  });

  it('are then returned without a new probe', async () => {
    const asked = tlsProbe.asked.length;
    const { body } = await world.post('get-site-security-v1', { site_id_or_domain: ids[0] });
    expect(body.ssl_status).toEqual({ valid: true, expires: '2027-01-01', issuer: null });
    expect(tlsProbe.asked).toHaveLength(asked);
  });

  it('are probed again before the stored result is stale, spread over time', async () => {
    const asked = tlsProbe.asked.length;
    const perLook: number[] = [];
    for (let hour = 0; hour < 12; hour++) {
      clock.advance(HOUR_MS);
      perLook.push(await queueTlsProbes(world.app.services));
      await work();
    }
    expect(new Set(tlsProbe.asked.slice(asked)).size).toBe(SITES);
    expect(Math.max(...perLook)).toBeLessThan(SITES / 3);
    const { db } = world.app.services.database;
    const kept = await db.selectFrom('tls_probes').select('probed_at').execute();
    for (const { probed_at } of kept) expect(clock.now() - probed_at).toBeLessThan(12 * HOUR_MS);
  });

  it('are not queued again while earlier probes are waiting', async () => {
    clock.advance(3 * HOUR_MS);
    expect(await queueTlsProbes(world.app.services)).toBeGreaterThan(0);
    clock.advance(3 * HOUR_MS);
    expect(await queueTlsProbes(world.app.services)).toBe(0);
    await work();
  });

  it('are deleted with their site, even if it is deleted during the probe', async () => {
    const { services } = world.app;
    const [first, second] = ids as [number, number];
    const remove = (id: number) => world.post('delete-site-v1', { site_id_or_domain: id, confirm: true });
    await remove(first);
    const deleting = {
      ...tlsProbe,
      probe: async (target: Parameters<typeof tlsProbe.probe>[0]) => {
        await remove(second);
        return tlsProbe.probe(target);
      },
    };
    const message = { id: '1', body: { site_ids: [first, second] }, deliveries: 1 };
    await tlsProbesHandler({ ...services, tlsProbe: deleting }).handle(message);
    const rows = services.database.db
      .selectFrom('tls_probes')
      .select('site_id')
      .where('site_id', 'in', [first, second]);
    expect(await rows.execute()).toEqual([]);
  });
});
