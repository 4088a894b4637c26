import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingOf, isTimeZone, nextOpening, WEEKDAYS, type WindowTimes } from './openings.ts';

const night: WindowTimes = { days: [...WEEKDAYS], opens: '02:00', closes: '04:00', timeZone: 'Europe/Berlin' };
const at = (text: string) => Date.parse(text);
const shown = ({ opensAt, closesAt }: { opensAt: number; closesAt: number }) =>
  [opensAt, closesAt].map(instant => new Date(instant).toISOString().slice(0, 16));

describe('the next opening of a window', () => {
  it('is today, or tomorrow if it has opened already', () => {
    expect(shown(nextOpening(night, at('2026-01-10T00:30Z')))).toEqual(['2026-01-10T01:00', '2026-01-10T03:00']);
    expect(shown(nextOpening(night, at('2026-01-10T01:00Z')))).toEqual(['2026-01-11T01:00', '2026-01-11T03:00']);
  });

  it('is only on its days', () => {
    const weekend: WindowTimes = { ...night, days: ['sat', 'sun'] };
    expect(shown(nextOpening(weekend, at('2026-01-12T12:00Z')))).toEqual(['2026-01-17T01:00', '2026-01-17T03:00']);
  });

  it('may last into the next day if it closes before it opens', () => {
    const late: WindowTimes = { ...night, days: ['fri'], opens: '23:00', closes: '01:30' };
    expect(shown(nextOpening(late, at('2026-01-12T12:00Z')))).toEqual(['2026-01-16T22:00', '2026-01-17T00:30']);
    expect(closingOf(late, at('2026-01-16T22:00Z'))).toBe(at('2026-01-17T00:30Z'));
  });

  it('follows the clock of its time zone, across the date line too', () => {
    const far: WindowTimes = { ...night, days: ['mon'], timeZone: 'Pacific/Auckland' };
    expect(shown(nextOpening(far, at('2026-01-10T00:00Z')))).toEqual(['2026-01-11T13:00', '2026-01-11T15:00']);
  });
});

describe('when clocks change', () => {
  it('an opening at a skipped time takes place after the gap', () => {
    // 2026-03-29, 02:00 → 03:00 in Berlin
    expect(shown(nextOpening(night, at('2026-03-28T12:00Z')))).toEqual(['2026-03-29T01:00', '2026-03-29T02:00']);
    const within: WindowTimes = { ...night, opens: '02:10', closes: '02:50' };
    expect(shown(nextOpening(within, at('2026-03-28T12:00Z')))).toEqual(['2026-03-29T01:10', '2026-03-29T01:50']);
  });

  it('a window that lies completely in the gap waits for the next day', () => {
    const gap: WindowTimes = { ...night, opens: '02:00', closes: '03:00' };
    expect(shown(nextOpening(gap, at('2026-03-28T12:00Z')))).toEqual(['2026-03-30T00:00', '2026-03-30T01:00']);
  });

  it('a time that occurs twice means its first occurrence', () => {
    // 2026-10-25, 03:00 → 02:00 in Berlin
    const twice: WindowTimes = { ...night, opens: '02:30', closes: '04:00' };
    expect(shown(nextOpening(twice, at('2026-10-24T12:00Z')))).toEqual(['2026-10-25T00:30', '2026-10-25T03:00']);
  });

  it('a time skipped at midnight belongs to the evening before', () => {
    // 2026-03-28, 23:00 → 24:00 in Nuuk
    const late: WindowTimes = { days: ['sat'], opens: '23:30', closes: '02:00', timeZone: 'America/Nuuk' };
    const opening = ['2026-03-29T01:30', '2026-03-29T03:00'];
    expect(shown(nextOpening(late, at('2026-03-28T12:00Z')))).toEqual(opening);
    expect(shown(nextOpening(late, at('2026-03-29T01:10Z')))).toEqual(opening);
    expect(closingOf(late, at('2026-03-29T01:30Z'))).toBe(at('2026-03-29T03:00Z'));
  });

  it('the local time of day stays the same', () => {
    expect(shown(nextOpening(night, at('2026-07-01T12:00Z')))[0]).toBe('2026-07-02T00:00');
    expect(shown(nextOpening(night, at('2026-12-01T12:00Z')))[0]).toBe('2026-12-02T01:00');
  });
});

it('the next opening is in the future and closes after it opens, in every time zone', () => {
  const time = fc.integer({ min: 0, max: 1439 }).map(minute => `${pad(minute / 60)}:${pad(minute % 60)}`);
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Nuuk', 'UTC');
  const days = fc.subarray([...WEEKDAYS], { minLength: 1 });
  const when = fc.integer({ min: at('2025-01-01T00:00Z'), max: at('2030-01-01T00:00Z') });
  fc.assert(
    fc.property(time, time, zone, days, when, (opens, closes, timeZone, on, after) => {
      fc.pre(opens !== closes);
      const times = { days: on, opens, closes, timeZone };
      const { opensAt, closesAt } = nextOpening(times, after);
      expect(closingOf(times, opensAt)).toBe(closesAt);
      return opensAt > after && closesAt > opensAt && closesAt - opensAt <= 25 * 3600_000;
    }),
    { numRuns: 300 },
  );
});

it('time zones are given by their names', () => {
  expect(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true);
  expect(['Mars/Olympus', '', 'Europe/', '2026-01-01T00:00[Europe/Berlin]'].some(isTimeZone)).toBe(false);
  // Intl takes these, and nothing can be computed with them.
  expect(['PST', 'CST', 'IST'].some(isTimeZone)).toBe(false);
});

function pad(number: number): string {
  return String(Math.floor(number)).padStart(2, '0');
}
