import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { daysUntil, dueThreshold, thresholdsOf } from './threshold.ts';

const END = Date.UTC(2027, 0, 1);
const USUAL = thresholdsOf('30, 14,7,1,7');
const due = (daysBefore: number, toldDays: number | null = null, lastsDays?: number) =>
  dueThreshold(
    { expiresAt: END, issuedAt: lastsDays === undefined ? null : END - lastsDays * DAY_MS, toldDays },
    USUAL,
    END - daysBefore * DAY_MS,
  );

describe('a threshold is told', () => {
  it('from the moment it is reached, and the most urgent one only', () => {
    expect(USUAL).toEqual([1, 7, 14, 30]);
    expect([31, 30, 20, 14, 3, 1, 0, -400].map(days => due(days))).toEqual([undefined, 30, 30, 14, 7, 1, 1, 1]);
  });

  it('once', () => {
    expect([due(20, 30), due(14, 30), due(14, 14), due(0.5, 7), due(-3, 1)]).toEqual([
      undefined,
      14,
      undefined,
      1,
      undefined,
    ]);
  });

  it('only in the last third of the life of a certificate, when it should have been renewed', () => {
    expect([due(29, null, 89.99), due(14, null, 89.99), due(29, null, 398)]).toEqual([undefined, 14, 30]);
    expect([due(5, null, 6), due(2, null, 6), due(1, null, 6)]).toEqual([undefined, undefined, 1]);
    expect([due(0.5, null, 3), due(0, null, 3), due(-2, null, 3)]).toEqual([undefined, 1, 1]);
  });
});

it('each threshold is told at most once, whenever somebody looks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 60 }), looks => {
      const told: number[] = [];
      for (const days of looks.toSorted((a, b) => b - a)) {
        const reached = due(days, told.at(-1) ?? null);
        if (reached !== undefined) told.push(reached);
      }
      expect(told).toEqual([...new Set(told)].sort((a, b) => b - a));
    }),
  );
});

it('days are whole, and negative once it has expired', () => {
  expect([daysUntil(END, END - 1.5 * DAY_MS), daysUntil(END, END), daysUntil(END, END + 1)]).toEqual([1, 0, -1]);
});
