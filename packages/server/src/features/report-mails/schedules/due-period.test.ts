import { expect, it } from 'vitest';
import { duePeriod, nextSendAt } from './due-period.ts';

const at = (instant: string) => Date.parse(instant);
const BERLIN = { day: 2, time_zone: 'Europe/Berlin' };

it('a report is due on the morning of its day, in the time zone of the schedule', () => {
  expect(duePeriod(BERLIN, at('2026-11-02T05:59:59Z'))).toBe('2026-09');
  expect(duePeriod(BERLIN, at('2026-11-02T06:00:00Z'))).toBe('2026-10');
  expect(duePeriod({ day: 2, time_zone: 'Pacific/Auckland' }, at('2026-11-01T18:00:00Z'))).toBe('2026-10');
});

it('after a year without the server, one month is due', () => {
  expect(duePeriod(BERLIN, at('2027-11-20T00:00:00Z'))).toBe('2027-10');
  expect(duePeriod(BERLIN, at('2027-01-01T00:00:00Z'))).toBe('2026-11');
});

it('the next report comes on the day that is next', () => {
  expect(nextSendAt(BERLIN, at('2026-11-01T00:00:00Z'))).toBe(at('2026-11-02T06:00:00Z'));
  expect(nextSendAt(BERLIN, at('2026-11-02T06:00:00Z'))).toBe(at('2026-12-02T06:00:00Z'));
  expect(nextSendAt({ day: 28, time_zone: 'UTC' }, at('2026-02-28T07:00:00Z'))).toBe(at('2026-03-28T07:00:00Z'));
});
