import { expect, it } from 'vitest';
import { DAY_MS } from '../time/durations.ts';
import { DAY_PATTERN, INSTANT_PATTERN, instantMs } from './instants.ts';

const admits = (text: string) => new RegExp(INSTANT_PATTERN).test(text);

it.each(['', 'T08:00', 'T08:00:00Z', 'T08:00:00.5+02:00'])(
  'admits exactly the days that exist, with "%s" after them',
  time => {
    const exists = new Set<string>();
    for (const year of [1900, 1999, 2000, 2023, 2024, 2100, 2400]) {
      for (let ms = Date.UTC(year, 0, 1); ms < Date.UTC(year + 1, 0, 1); ms += DAY_MS) {
        exists.add(new Date(ms).toISOString().slice(0, 10));
      }
      for (let month = 0; month <= 13; month++) {
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          expect(admits(`${text}${time}`), text).toBe(exists.has(text));
          expect(new RegExp(DAY_PATTERN).test(`${text}${time}`), text).toBe(exists.has(text) && time === '');
        }
      }
    }
  },
);

it.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31T08:00', '2026-01-31T08:00:00.000Z'],
  ['2026-01-31T08:00:00+02:00', '2026-01-31T06:00:00.000Z'],
  ['2028-02-29T23:59:59.999999Z', '2028-02-29T23:59:59.999Z'],
])('reads %s as %s', (text, iso) => {
  expect(admits(text)).toBe(true);
  expect(new Date(instantMs(text)).toISOString()).toBe(iso);
});

it.each([
  '2026-1-31',
  '2026-01-31T24:00',
  '2026-01-31T08:00:60',
  '2026-01-31T8:00',
  '2026-01-31 08:00',
  '26-01-31',
  '',
])('refuses "%s"', text => expect(admits(text)).toBe(false));
