import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { WEEKDAYS } from '../../kernel/time/openings.ts';
import { type MaintenancePlan, maintenanceTime } from './maintenance-time.ts';

const at = (text: string) => Date.parse(text);
const nights = { repeats: 'weekly', days: WEEKDAYS, opens: '02:00', minutes: 60, timeZone: 'Europe/Berlin' } as const;

function shown(plan: MaintenancePlan, now: string) {
  const { opens_at, closes_at, next_open_at } = maintenanceTime(plan, at(now));
  return [opens_at, closes_at, next_open_at].map(ms => (ms === null ? null : new Date(ms).toISOString().slice(0, 16)));
}

describe('the time of a weekly window', () => {
  it('is the one that has begun last, and tells when the next begins', () => {
    const monday = ['2026-01-12T01:00', '2026-01-12T02:00', '2026-01-13T01:00'];
    expect(shown(nights, '2026-01-12T01:00Z')).toEqual(monday);
    expect(shown(nights, '2026-01-13T00:59Z')).toEqual(monday);
    expect(shown(nights, '2026-01-13T01:00Z')[0]).toBe('2026-01-13T01:00');
  });

  it('lasts beyond midnight', () => {
    const late = { ...nights, days: ['fri'], opens: '23:30', minutes: 120 } as const;
    expect(shown(late, '2026-01-17T00:00Z')).toEqual(['2026-01-16T22:30', '2026-01-17T00:30', '2026-01-23T22:30']);
  });

  it('joins times that touch, so that no moment lies between them', () => {
    const whole = { ...nights, days: ['sat', 'sun'], opens: '00:00', minutes: 1440, timeZone: 'UTC' } as const;
    expect(shown(whole, '2026-01-18T12:00Z')).toEqual(['2026-01-17T00:00', '2026-01-19T00:00', '2026-01-24T00:00']);
  });
});

describe('when clocks change', () => {
  it('a time that is skipped begins after the gap, and lasts as long as ever', () => {
    const skipped = { ...nights, opens: '02:30' };
    expect(shown(skipped, '2026-03-29T01:40Z').slice(0, 2)).toEqual(['2026-03-29T01:30', '2026-03-29T02:30']);
  });

  it('a time that comes twice begins once', () => {
    const twice = { ...nights, opens: '02:30' };
    expect(shown(twice, '2026-10-25T01:45Z').slice(0, 2)).toEqual(['2026-10-25T00:30', '2026-10-25T01:30']);
  });
});

it('a window that takes place once has no next time', () => {
  const once = {
    repeats: 'once',
    date: '2026-07-04',
    opens: '22:00',
    minutes: 90,
    timeZone: 'America/New_York',
  } as const;
  expect(shown(once, '2020-01-01T00:00Z')).toEqual(['2026-07-05T02:00', '2026-07-05T03:30', null]);
  expect(() => maintenanceTime({ ...once, date: '2026-02-30' }, 0)).toThrow(RangeError);
});

it('in every time zone, the stored time and the next one enclose the present', () => {
  const days = fc.subarray([...WEEKDAYS], { minLength: 1 });
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Nuuk', 'UTC');
  const when = fc.integer({ min: at('2025-01-01T00:00Z'), max: at('2030-01-01T00:00Z') });
  fc.assert(
    fc.property(days, zone, when, fc.integer({ min: 1, max: 1440 }), (on, timeZone, now, minutes) => {
      const plan = { ...nights, days: on, timeZone, minutes };
      const { opens_at, closes_at, next_open_at } = maintenanceTime(plan, now);
      expect(closes_at - opens_at).toBeGreaterThanOrEqual(minutes * 60_000);
      const next = next_open_at ?? 0;
      return (
        opens_at <= now && now < next && next - now <= 8 * 24 * HOUR_MS && maintenanceTime(plan, next).closes_at > next
      );
    }),
    { numRuns: 200 },
  );
});
