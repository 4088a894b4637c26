import type { FaultKind } from '@sitekeeper/protocol';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../kernel/time/durations.ts';
import { afterSync, type Missing, nextUsualSync, retryInMs, type SyncPast, untilNextLook } from './sync-policy.ts';

const INTERVAL = 720 * MINUTE_MS;

const T0 = Date.UTC(2026);
const past = (failedBefore = 0): SyncPast => ({ failedBefore, missing: { count: 0, at: null }, now: T0 });
const proof = { kind: 'no_connector', detail: 'connector_missing' } as const;

/** The decisions after failures that come one after the other, each so many minutes after the one before. */
function inTurn(failures: readonly Parameters<typeof afterSync>[0][], minutesApart = 15): string[] {
  let missing: Missing = { count: 0, at: null };
  return failures.map((failure, turn) => {
    const now = T0 + turn * minutesApart * MINUTE_MS;
    const decision = afterSync(failure, { failedBefore: turn, missing, now }, INTERVAL);
    missing = decision.missing;
    return decision.site;
  });
}

describe('afterSync', () => {
  it('schedules the next sync at the usual time after a success', () => {
    expect(afterSync(undefined, past(5), INTERVAL)).toEqual({ site: 'ok', missing: { count: 0, at: null } });
  });

  it.each(['disconnected', 'admin_gone'] as const)('%s: reports that the site no longer accepts us', kind => {
    expect(afterSync({ kind }, past(), INTERVAL)).toMatchObject({ site: 'refusal' });
  });

  it('considers a connector gone when both addresses prove it three times in a row', () => {
    expect(inTurn([proof, proof, proof])).toEqual(['keep', 'keep', 'missing_connector']);
  });

  it('does not count proofs that come within minutes of each other', () => {
    expect(inTurn(Array(12).fill(proof), 1)).toEqual(Array(12).fill('keep'));
    expect(inTurn(Array(21).fill(proof), 1).at(-1)).toBe('missing_connector');
  });

  const outages: Parameters<typeof afterSync>[0][] = [
    ...(['site_error', 'unreachable', 'timeout', 'blocked', 'maintenance', 'no_connector'] as const).map(kind => ({
      kind,
    })),
    { kind: 'site_error', detail: 'database' },
    {},
    undefined,
  ];
  it.each(outages)('resets the count after %j between two proofs', failure => {
    expect(inTurn([proof, proof, failure, proof, proof])).not.toContain('missing_connector');
  });

  it('counts a missing connector as the first proof, however many syncs failed for other reasons', () => {
    const gateway = { kind: 'site_error' } as const;
    expect(inTurn([gateway, gateway, proof, gateway, gateway, gateway])).toEqual(Array(6).fill('keep'));
  });

  it('never counts a page that a cache, a host or a parked domain may have sent', () => {
    expect(inTurn(Array(50).fill({ kind: 'no_connector' }))).toEqual(Array(50).fill('keep'));
  });

  it('schedules another check an hour after it inferred that the connector is gone', () => {
    const now = { failedBefore: 2, missing: { count: 2, at: T0 - 30 * MINUTE_MS }, now: T0 };
    expect(afterSync(proof, now, INTERVAL)).toMatchObject({ site: 'missing_connector', nextInMs: 60 * MINUTE_MS });
  });

  const others: FaultKind[] = [
    'unreachable',
    'timeout',
    'http_auth',
    'blocked',
    'redirected',
    'site_error',
    'too_large',
    'connector_outdated',
    'refused',
    'client_bug',
    'maintenance',
    'no_connector',
  ];
  it.each(others)('%s: keeps the state and waits longer each time, never longer than usual', kind => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 100].map(failed => afterSync({ kind }, past(failed), INTERVAL).nextInMs ?? 0);
    expect(waits.map(ms => ms / MINUTE_MS)).toEqual([15, 30, 60, 120, 240, 480, 720, 720]);
    expect(afterSync({ kind }, past(100), INTERVAL).site).toBe('keep');
  });

  it('waits as long as the site requests, but never longer than usual', () => {
    const next = (retryAfterMs: number) => afterSync({ kind: 'blocked', retryAfterMs }, past(), INTERVAL).nextInMs;
    expect([60_000, 60 * MINUTE_MS, 1e15].map(next)).toEqual([15 * MINUTE_MS, 60 * MINUTE_MS, INTERVAL]);
  });
});

describe('retryInMs', () => {
  it('retries a site in maintenance after the delay that the site requests, within bounds', () => {
    const waits = [undefined, 0, 60_000, 600_000].map(retryAfterMs =>
      retryInMs({ kind: 'maintenance', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }),
    );
    expect(waits).toEqual([45_000, 45_000, 60_000, 120_000]);
  });

  it('retries a site whose answer was refused because of answers of other sites', () => {
    expect(retryInMs({ kind: 'too_large', retryAfterMs: 60_000 })).toBe(60_000);
  });

  it('retries after no other failure', () => {
    expect(retryInMs({ kind: 'too_large' })).toBeUndefined();
    expect(retryInMs({ kind: 'blocked', retryAfterMs: 60_000 })).toBeUndefined();
    expect(retryInMs({})).toBeUndefined();
  });
});

describe('untilNextLook', () => {
  it('is an hour on the first day and a day from then on', () => {
    const hours = [0, 23, 24, 1000].map(hour => untilNextLook(hour * 60 * MINUTE_MS) / (60 * MINUTE_MS));
    expect(hours).toEqual([1, 1, 24, 24]);
  });
});

describe('nextUsualSync', () => {
  const ids = fc.integer({ min: 1, max: 10_000_000 });
  const nows = fc.integer({ min: Date.UTC(2025), max: Date.UTC(2100) });
  const intervals = fc.integer({ min: MINUTE_MS, max: 30 * 24 * 60 * MINUTE_MS });

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

  it('is one interval after the previous one, every time', () => {
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

  it('is a year away when scheduled syncs are off', () => {
    expect(nextUsualSync(1, 0, 0)).toBe(365 * 24 * 60 * MINUTE_MS);
  });
});

// Fails without the look at the code in `afterSync`: the site is asked again after a quarter of an hour.
it('waits a day before retrying a site whose sync killed this server, however short the interval', () => {
  const past = { failedBefore: 0, missing: { count: 1, at: 5 }, now: 1_000_000 };
  expect(afterSync({ code: 'set_aside' }, past, 60_000)).toEqual({
    site: 'keep',
    nextInMs: 24 * 3600_000,
    missing: { count: 1, at: 5 },
  });
});
