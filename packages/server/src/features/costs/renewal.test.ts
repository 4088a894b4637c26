import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, isDate, nextRenewal, renewalDay } from './renewal.ts';

const next = (last: string, every: 'weekly' | 'monthly' | 'quarterly' | 'yearly', today: string) =>
  nextRenewal({ last, day: Number(last.slice(8)), every, today });

describe('the next renewal', () => {
  it('keeps the day of the first renewal, or the last day of shorter months', () => {
    expect(next('2026-01-31', 'monthly', '2026-02-01')).toBe('2026-02-28');
    expect(next('2026-01-31', 'monthly', '2026-03-01')).toBe('2026-03-31');
    expect(next('2026-01-31', 'monthly', '2026-04-01')).toBe('2026-04-30');
    expect(next('2025-11-30', 'quarterly', '2026-01-01')).toBe('2026-02-28');
    expect(next('2025-11-30', 'quarterly', '2026-03-01')).toBe('2026-05-30');
  });

  it('respects leap years', () => {
    expect(next('2024-02-29', 'yearly', '2025-01-01')).toBe('2025-02-28');
    expect(next('2024-02-29', 'yearly', '2027-03-01')).toBe('2028-02-29');
    expect(next('2024-01-31', 'monthly', '2024-02-10')).toBe('2024-02-29');
  });

  it('is today if it falls on today, but never the last renewal itself', () => {
    expect(next('2026-01-15', 'monthly', '2026-02-15')).toBe('2026-02-15');
    expect(next('2026-01-15', 'monthly', '2026-01-15')).toBe('2026-02-15');
    expect(next('2026-01-15', 'weekly', '2026-01-15')).toBe('2026-01-22');
    expect(next('2026-06-01', 'monthly', '2026-01-15')).toBe('2026-07-01');
  });

  const day = fc.integer({ min: 0, max: 36_500 }).map(days => dateOf(days * 86_400_000));
  const every = fc.constantFrom('weekly', 'monthly', 'quarterly', 'yearly');
  const step = { weekly: 7, monthly: 31, quarterly: 92, yearly: 366 };

  it('is an existing day after the last one, not before today and within one period, for any dates', () => {
    fc.assert(
      fc.property(day, day, every, (last, today, period) => {
        const due = next(last, period, today);
        const from = Math.max(Date.parse(today), Date.parse(last));
        expect(isDate(due)).toBe(true);
        expect(due > last && due >= today).toBe(true);
        expect((Date.parse(due) - from) / 86_400_000).toBeLessThanOrEqual(step[period]);
      }),
    );
  });

  it('never drifts: over many years, each is on the day of the first one or the last of its month', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('monthly', 'quarterly', 'yearly'), (first, period) => {
        const anchor = Number(first.slice(8));
        let last = first;
        let kept = anchor;
        for (let turn = 0; turn < 60; turn += 1) {
          last = nextRenewal({ last, day: kept, every: period, today: last });
          kept = renewalDay(last, kept);
          const [year = 0, month = 0, on = 0] = last.split('-').map(Number);
          expect(on).toBe(Math.min(anchor, new Date(Date.UTC(year, month, 0)).getUTCDate()));
          expect(kept).toBe(anchor);
        }
      }),
    );
  });

  it('is every seventh day when weekly', () => {
    fc.assert(
      fc.property(day, day, (last, today) => {
        expect((Date.parse(next(last, 'weekly', today)) - Date.parse(last)) % (7 * 86_400_000)).toBe(0);
      }),
    );
  });
});

describe('a date', () => {
  it('is an existing day', () => {
    for (const good of ['2026-02-28', '2024-02-29', '1970-01-01', '2100-12-31']) expect(isDate(good)).toBe(true);
    const bad = [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '01/02/2026',
      '2026-04-31',
      '2026-02-28T00:00:00Z',
      '',
      '1969-12-31',
      '2101-01-01',
      '9999-12-31',
    ];
    for (const text of bad) expect(isDate(text)).toBe(false);
  });
});
