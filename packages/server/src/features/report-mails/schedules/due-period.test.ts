import { expect, it } from 'vitest';
import { duePeriod, periodAfter, type ScheduleTimes, sentAt } from './due-period.ts';

const at = (instant: string) => Date.parse(instant);
const BERLIN: ScheduleTimes = { every: 'month', weekday: 'mon', day: 2, time_zone: 'Europe/Berlin' };
const WEEKLY: ScheduleTimes = { ...BERLIN, every: 'week' };
const QUARTERLY: ScheduleTimes = { ...BERLIN, every: 'quarter' };

it('a report is due on the morning of its day, in the time zone of the schedule', () => {
  expect(duePeriod(BERLIN, at('2026-11-02T05:59:59Z'))).toBe('2026-09');
  expect(duePeriod(BERLIN, at('2026-11-02T06:00:00Z'))).toBe('2026-10');
  expect(duePeriod({ ...BERLIN, time_zone: 'Pacific/Auckland' }, at('2026-11-01T18:00:00Z'))).toBe('2026-10');
});

it('the report on a week is due on its weekday, the week being Monday to Sunday', () => {
  expect(duePeriod(WEEKLY, at('2026-11-16T05:59:59Z'))).toBe('2026-W45');
  expect(duePeriod(WEEKLY, at('2026-11-16T06:00:00Z'))).toBe('2026-W46');
  expect(duePeriod({ ...WEEKLY, weekday: 'sun' }, at('2026-11-22T05:59:59Z'))).toBe('2026-W45');
  expect(duePeriod({ ...WEEKLY, weekday: 'sun' }, at('2026-11-22T06:00:00Z'))).toBe('2026-W46');
});

it('the report on a quarter is due on the day of the month after it', () => {
  expect(duePeriod(QUARTERLY, at('2026-10-02T04:59:59Z'))).toBe('2026-Q2');
  expect(duePeriod(QUARTERLY, at('2026-10-02T05:00:00Z'))).toBe('2026-Q3');
  expect(duePeriod(QUARTERLY, at('2026-12-31T23:00:00Z'))).toBe('2026-Q3');
});

it('weeks and quarters go on over the end of a year, also of one with 53 weeks', () => {
  expect(duePeriod(WEEKLY, at('2027-01-04T05:59:59Z'))).toBe('2026-W52');
  expect(duePeriod(WEEKLY, at('2027-01-04T06:00:00Z'))).toBe('2026-W53');
  expect(duePeriod(WEEKLY, at('2027-01-11T06:00:00Z'))).toBe('2027-W01');
  expect([periodAfter('week', '2026-W53'), periodAfter('week', '2025-W52')]).toEqual(['2027-W01', '2026-W01']);
  expect(duePeriod(QUARTERLY, at('2027-01-02T06:00:00Z'))).toBe('2026-Q4');
  expect(periodAfter('quarter', '2026-Q4')).toBe('2027-Q1');
});

it('clocks that change move no report: it is sent at seven in the morning of the place', () => {
  // In Berlin the clocks change on the Sundays 29 March and 25 October 2026.
  expect(sentAt(WEEKLY, '2026-W12')).toBe(at('2026-03-23T06:00:00Z'));
  expect(sentAt(WEEKLY, '2026-W13')).toBe(at('2026-03-30T05:00:00Z'));
  expect(sentAt({ ...WEEKLY, weekday: 'sun' }, '2026-W42')).toBe(at('2026-10-25T06:00:00Z'));
  expect(sentAt({ ...QUARTERLY, time_zone: 'America/New_York' }, '2026-Q3')).toBe(at('2026-10-02T11:00:00Z'));
});

it('after a year without the server, one period is due', () => {
  expect(duePeriod(BERLIN, at('2027-11-20T00:00:00Z'))).toBe('2027-10');
  expect(duePeriod(BERLIN, at('2027-01-01T00:00:00Z'))).toBe('2026-11');
});
