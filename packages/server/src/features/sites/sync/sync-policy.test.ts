import type { FaultKind } from '@sitekeeper/protocol';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSync, nextUsualSync } from './sync-policy.ts';

const MINUTE = 60_000;
const INTERVAL = 720 * MINUTE;

describe('afterSync', () => {
  it('comes back at the usual time after a success', () => {
    expect(afterSync(undefined, 5, INTERVAL)).toEqual({ site: 'ok' });
  });

  it.each(['disconnected', 'admin_gone'] as const)('%s: the site does not accept us any more', fault => {
    expect(afterSync(fault, 0, INTERVAL)).toEqual({ site: 'refuse' });
  });

  it('takes a connector for gone when it is missing three times in a row', () => {
    const sites = [0, 1, 2, 3].map(failed => afterSync('no_connector', failed, INTERVAL).site);
    expect(sites).toEqual(['keep', 'keep', 'refuse', 'refuse']);
  });

  it('lets a job try a site in maintenance again', () => {
    expect(afterSync('maintenance', 0, INTERVAL)).toEqual({
      site: 'keep',
      nextInMs: 15 * MINUTE,
      retryInMs: 45_000,
    });
  });

  const others: FaultKind[] = [
    ...(['unreachable', 'timeout', 'http_auth', 'blocked', 'redirected', 'site_error', 'too_large'] as const),
    ...(['connector_outdated', 'refused', 'client_bug'] as const),
  ];
  it.each(others)('%s: keeps the state and comes back later and later, never later than usual', fault => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 100].map(failed => afterSync(fault, failed, INTERVAL).nextInMs ?? 0);
    expect(waits.map(ms => ms / MINUTE)).toEqual([15, 30, 60, 120, 240, 480, 720, 720]);
    expect(afterSync(fault, 100, INTERVAL).site).toBe('keep');
  });
});

describe('nextUsualSync', () => {
  const ids = fc.integer({ min: 1, max: 10_000_000 });
  const nows = fc.integer({ min: Date.UTC(2025), max: Date.UTC(2100) });
  const intervals = fc.integer({ min: MINUTE, max: 30 * 24 * 60 * MINUTE });

  it('lies between a quarter of the interval and one and a quarter from now', () => {
    fc.assert(
      fc.property(ids, nows, intervals, (id, now, interval) => {
        const wait = nextUsualSync(id, now, interval) - now;
        expect(wait).toBeGreaterThanOrEqual(interval / 4);
        expect(wait).toBeLessThan(interval * 1.25 + 1);
        expect(Number.isInteger(nextUsualSync(id, now, interval))).toBe(true);
      }),
    );
  });

  it('is one interval after the last one, time after time', () => {
    fc.assert(
      fc.property(ids, nows, intervals, (id, now, interval) => {
        const first = nextUsualSync(id, now, interval);
        expect(nextUsualSync(id, first, interval)).toBe(first + interval);
      }),
    );
  });

  it('spreads a fleet evenly over the interval', () => {
    const slots = Array<number>(100).fill(0);
    for (let id = 1; id <= 10_000; id++) {
      const phase = (nextUsualSync(id, Date.UTC(2026), INTERVAL) % INTERVAL) / INTERVAL;
      const slot = Math.floor(phase * 100);
      slots[slot] = (slots[slot] ?? 0) + 1;
    }
    expect(Math.min(...slots)).toBeGreaterThan(95);
    expect(Math.max(...slots)).toBeLessThan(105);
  });

  it('is a year away when usual syncs are off', () => {
    expect(nextUsualSync(1, 0, 0)).toBe(365 * 24 * 60 * MINUTE);
  });
});
