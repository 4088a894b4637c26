import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WEEKDAYS } from '../../../kernel/time/openings.ts';
import { daysOfPeriod } from '../../reports/index.ts';
import { duePeriod, REPORT_INTERVALS, type ScheduleTimes } from './due-period.ts';
import {
  beginsAfterOwn,
  coveredFrom,
  coveredPeriod,
  isReportDue,
  nextReport,
  progressAfterChange,
  type ScheduleProgress,
} from './next-report.ts';

const at = (instant: string) => Date.parse(instant);
const UTC: ScheduleTimes = { every: 'month', weekday: 'mon', day: 2, time_zone: 'UTC' };
type Going = ScheduleProgress & { readonly enabled: number };
const going = (last_period: string, more: Partial<Going> = {}): Going => ({
  ...UTC,
  last_period,
  begins_on: null,
  enabled: 1,
  ...more,
});
const change = (before: Going, times: Partial<ScheduleTimes>, now: string) => {
  const next: ScheduleTimes = { ...UTC, ...times };
  return { ...next, ...progressAfterChange(before, next, at(now)) };
};
const next = (schedule: ScheduleProgress, now: string) => {
  const { at: ms, from, to } = nextReport(schedule, at(now));
  return [new Date(ms).toISOString().slice(0, 16), from, to];
};

it('the next report comes on the day that is next', () => {
  expect(next(going('2026-09'), '2026-11-01T00:00:00Z')).toEqual(['2026-11-02T07:00', '2026-10-01', '2026-10-31']);
  expect(next(going('2026-10'), '2026-11-02T07:00:00Z')).toEqual(['2026-12-02T07:00', '2026-11-01', '2026-11-30']);
  expect(next(going('2026-01', { day: 28 }), '2026-02-28T07:00:00Z')[0]).toBe('2026-03-28T07:00');
});

it('a report that was sent already is not announced again after the day was moved', () => {
  const moved = change(going('2026-10'), { day: 5 }, '2026-11-03T00:00:00Z');
  expect(next(moved, '2026-11-03T00:00:00Z')[0]).toBe('2026-12-05T07:00');
});

it('a report that is still to come is sent at once if its day is moved into the past', () => {
  const moved = change(going('2026-09', { day: 5 }), { day: 2 }, '2026-11-03T00:00:00Z');
  expect(isReportDue(moved, at('2026-11-03T00:00:00Z'))).toBe(true);
  expect(next(moved, '2026-11-03T00:00:00Z')).toEqual(['2026-11-03T00:00', '2026-10-01', '2026-10-31']);
});

it('after a change from month to week, the first report begins where the last one ended', () => {
  const weekly = change(going('2026-10'), { every: 'week' }, '2026-11-18T12:00:00Z');
  expect(next(weekly, '2026-11-18T12:00:00Z')).toEqual(['2026-11-23T07:00', '2026-11-01', '2026-11-22']);
  // October was to be sent on the fifth.
  const early = change(going('2026-09', { day: 5 }), { every: 'week' }, '2026-11-03T12:00:00Z');
  expect(next(early, '2026-11-03T12:00:00Z')).toEqual(['2026-11-09T07:00', '2026-10-01', '2026-11-08']);
  // It was due, and the server had not sent it yet.
  const late = change(going('2026-09'), { every: 'week' }, '2026-11-02T07:00:01Z');
  expect(next(late, '2026-11-02T07:00:01Z')[1]).toBe('2026-10-01');
  // After an outage only the last month is owed.
  const outage = change(going('2026-03'), { every: 'week' }, '2026-11-02T07:00:01Z');
  expect(next(outage, '2026-11-02T07:00:01Z')[1]).toBe('2026-10-01');
});

it('an interval that is changed and changed back repeats and loses nothing', () => {
  const now = '2026-11-24T12:00:00Z';
  const before = going('2026-W47', { every: 'week' });
  const monthly = change(before, {}, now);
  expect(next(monthly, now)).toEqual(['2026-12-02T07:00', '2026-11-01', '2026-11-30']);
  // On a later weekday: week 47 would be due once more.
  const back = change({ ...monthly, enabled: 1 }, { every: 'week', weekday: 'fri' }, now);
  expect(next(back, now)).toEqual(['2026-12-04T07:00', '2026-11-23', '2026-11-29']);
});

it('one that was off sends nothing on periods that are over', () => {
  const off = going('2026-03', { enabled: 0 });
  expect(change(off, { every: 'week' }, '2026-11-18T12:00:00Z')).toMatchObject({
    last_period: '2026-W46',
    begins_on: null,
  });
  expect(change(off, {}, '2026-11-18T12:00:00Z').last_period).toBe('2026-10');
});

it('after the schedule of a client, that for all makes up for nothing while either was off, and repeats nothing', () => {
  const now = at('2026-11-25T12:00:00Z');
  const weekly = going('2026-W47', { every: 'week' });
  const begin = (own: Going, all: Going | undefined) => beginsAfterOwn(own, all, now);
  expect(begin(weekly, going('2026-10'))).toBe('2026-11-23');
  expect(begin({ ...weekly, enabled: 0 }, going('2026-10'))).toBe('2026-11-23');
  expect(begin(going('2026-10'), weekly)).toBe('2026-11-01');
  expect(begin(going('2026-10', { enabled: 0 }), weekly)).toBe(null);
  expect(begin(going('2026-10'), going('2026-10', { day: 5 }))).toBe(null);
  for (const all of [undefined, going('2026-10', { enabled: 0 }), going('')]) expect(begin(weekly, all)).toBe(null);
  expect(coveredFrom('2026-11-23', '2026-11')).toBe('2026-11-23/2026-11-30');
  expect(coveredFrom('2026-12-01', '2026-11')).toBe(undefined);
  expect(coveredFrom('2025-11-01', '2026-W47')).toBe('2026-W47');
});

it('after a year in which nothing was sent, a report covers its own period only', () => {
  const weekly = change(going('2026-10'), { every: 'week' }, '2026-11-18T12:00:00Z');
  expect(coveredPeriod(weekly, '2027-W46')).toBe('2027-W46');
});

it('whatever is changed when, every day is in a report, and none in two of the same interval', () => {
  const times = fc.record({
    every: fc.constantFrom(...REPORT_INTERVALS),
    weekday: fc.constantFrom(...WEEKDAYS),
    day: fc.integer({ min: 1, max: 28 }),
    time_zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Auckland'),
  });
  const steps = fc.array(fc.record({ times, hours: fc.integer({ min: 1, max: 24 * 50 }) }), {
    minLength: 1,
    maxLength: 6,
  });
  const HOUR = 3600_000;
  fc.assert(
    fc.property(times, steps, (first, changes) => {
      let now = at('2026-01-15T00:30:00Z');
      const sent: { every: string; from: string; to: string }[] = [];
      let schedule: ScheduleProgress = { ...first, ...progressAfterChange(undefined, first, now) };
      const begun = nextReport(schedule, now).from;
      const run = (until: number) => {
        for (let due = nextReport(schedule, now).at; due <= until; due = nextReport(schedule, now).at) {
          now = due;
          expect(isReportDue(schedule, now)).toBe(true);
          const period = duePeriod(schedule, now);
          sent.push({ every: schedule.every, ...daysOfPeriod(coveredPeriod(schedule, period)) });
          schedule = { ...schedule, last_period: period, begins_on: null };
        }
        now = until;
      };
      for (const { times: changed, hours } of changes) {
        run(now + hours * HOUR);
        schedule = { ...changed, ...progressAfterChange({ ...schedule, enabled: 1 }, changed, now) };
      }
      run(now + 200 * 24 * HOUR);
      let covered = '';
      for (const { from, to } of sent) {
        const dayBefore = new Date(Date.parse(from) - 24 * HOUR).toISOString().slice(0, 10);
        expect(covered === '' ? begun >= from : covered >= dayBefore).toBe(true);
        covered = to > covered ? to : covered;
      }
      for (const every of REPORT_INTERVALS) {
        const own = sent.filter(one => one.every === every);
        for (const [index, { from }] of own.entries()) {
          expect(index === 0 || from > (own[index - 1]?.to ?? '')).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});
