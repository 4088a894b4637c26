import type { FaultName } from '@sitekeeper/child-simulator';
import { type ManualClock, makeWorld, manualClock, type World } from '@sitekeeper/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';

const SITES = 4;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a host of many sites in an outage', () => {
  let world: World;
  let clock: ManualClock;

  beforeEach(async () => {
    clock = manualClock();
    world = await makeWorld({
      sites: SITES,
      seeded: true,
      fleet: { plugins: 3 },
      parts: { clock },
      env: { SITEKEEPER_DEADLINE_SYNC: '1' },
    });
  });
  afterEach(() => world.close());

  const OUTAGES: readonly FaultName[] = [
    'database_down',
    'database_down_de',
    'database_page',
    'maintenance',
    'maintenance_de',
    'http500',
    'critical',
    'waf',
    'no_frame',
    'reset',
    'empty_frame',
    'redirect_loop',
    'auth401',
  ];
  it.each(OUTAGES)('%s: no site is ever disconnected by it, and all recover at once', async fault => {
    await everywhere(fault);
    for (let time = 0; time < 6; time++) await syncAll();
    expect(await inState('disconnected')).toBe(0);
    await everywhere();
    expect(await syncAll()).toMatchObject({ total_synced: SITES, total_errors: 0 });
  });

  it('with a missing connector too: each outage in between restarts the count', async () => {
    const mixed: readonly FaultName[] = ['connector_off', 'connector_off', 'http500', 'connector_off', 'database_down'];
    for (const fault of [...mixed, ...mixed]) {
      await everywhere(fault);
      await syncAll();
    }
    expect(await inState('disconnected')).toBe(0);
  });

  it('with the connector really missing for an hour: its sites recover by themselves, with audit rows', async () => {
    await everywhere('connector_off');
    for (let time = 0; time < 3; time++) await syncAll();
    expect(await inState('disconnected')).toBe(SITES);
    expect(await audited('site.disconnected')).toBe(SITES);

    world.app.startWorker();
    world.fleet.ledger.reset();
    await pass('all are asked again', () => world.fleet.ledger.summary().sitesCalled === SITES);
    expect(await inState('disconnected')).toBe(SITES);
    await everywhere();
    await pass('all are connected', async () => (await inState('connected')) === SITES);
    expect(await audited('site.reconnected')).toBe(SITES);
  });

  async function everywhere(...faults: FaultName[]): Promise<void> {
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setFaults(...faults);
  }

  /** Half an hour after the previous one. */
  async function syncAll() {
    clock.advance(30 * MINUTE);
    return (await world.post('sync-sites-v1', { site_ids_or_domains: world.siteIds })).body;
  }

  async function inState(status: string): Promise<number> {
    return (await world.get('count-sites-v1', { status })).body.total;
  }

  async function audited(action: string): Promise<number> {
    const { body } = await world.get('list-audit-log-v1', { action });
    return body.items.filter((row: { actor: string }) => row.actor === 'system:sync').length;
  }

  /** An hour passes, then as much time as needed. */
  async function pass(what: string, done: () => boolean | Promise<boolean>): Promise<void> {
    clock.advance(HOUR);
    await until(what, () => {
      clock.advance(MINUTE / 4);
      return done();
    });
  }
});
