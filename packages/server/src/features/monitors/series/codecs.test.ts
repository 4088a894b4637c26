import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bucketOf, NO_CHECKS, sumOfBuckets, uptimeRatio } from './bucket.ts';
import { hourOf, packCheck, unpackChecks } from './check-codec.ts';
import { packHours, unpackHours } from './hours-codec.ts';

const HOUR = 500_000;
const checks = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 3599 }).map(second => HOUR * 3_600_000 + second * 1000),
    up: fc.boolean(),
    responseMs: fc.option(fc.integer({ min: 0, max: 120_000 })),
    statusCode: fc.option(fc.integer({ min: 100, max: 599 })),
  }),
  { maxLength: 120 },
);

const inOrder = <C extends { at: number }>(given: readonly C[]) => [...given].sort((a, b) => a.at - b.at);

it('packs checks so that they come back as they were, in the order of time', () => {
  fc.assert(
    fc.property(checks, given => {
      const text = given.map(packCheck).join('');
      expect(unpackChecks(HOUR, text)).toEqual([...given].sort((a, b) => a.at - b.at));
      for (const { at } of given) expect(hourOf(at)).toBe(HOUR);
    }),
  );
});

it('packs the hours of a day so that they come back as they were', () => {
  fc.assert(
    fc.property(
      fc.array(checks, { minLength: 24, maxLength: 24 }),
      fc.constantFrom(30, 60, 300, 3600),
      (days, every) => {
        const hours = days.map(some => bucketOf(inOrder(some), every, 3600));
        expect(unpackHours(packHours(hours))).toEqual(hours);
      },
    ),
    { numRuns: 20 },
  );
});

it('sums up parts to what they come to as a whole', () => {
  fc.assert(
    fc.property(checks.map(inOrder), checks.map(inOrder), (some, given) => {
      const others = given.map(check => ({ ...check, at: check.at + 7_200_000 }));
      const whole = bucketOf([...some, ...others], 30, 100_000);
      const sum = sumOfBuckets([bucketOf(some, 30, 100_000), bucketOf(others, 30, 100_000)]);
      const { p95Ms: _whole, ...exact } = whole;
      expect(sum).toMatchObject(exact);
    }),
  );
});

it('counts no time twice when somebody has a site checked in between', () => {
  const check = (second: number, up: boolean) => {
    return { at: HOUR * 3_600_000 + second * 1000, up, responseMs: 100, statusCode: 200 };
  };
  const usual = [check(0, true), check(60, false), check(120, false), check(180, true), check(240, true)];
  const asked = [100, 101, 102, 103].map(second => check(second, false));
  const more = inOrder([...usual, ...asked, check(150, true)]);
  expect(bucketOf(usual, 60, 3600)).toMatchObject({ checks: 5, watched: 300, down: 120 });
  expect(bucketOf(more, 60, 3600)).toMatchObject({ checks: 10, watched: 300, down: 90 });
});

it('takes an ordinary hour of a check a minute with few bytes', () => {
  const minutes = Array.from({ length: 60 }, (_, minute) => ({
    at: HOUR * 3_600_000 + minute * 60_000,
    up: true,
    responseMs: 180 + ((minute * 37) % 90),
    statusCode: 200,
  }));
  expect(minutes.map(packCheck).join('').length).toBeLessThanOrEqual(60 * 7);
  expect(packHours(Array.from({ length: 24 }, () => bucketOf(minutes, 60, 3600))).length).toBeLessThanOrEqual(24 * 20);
});

it('never shows a hundred percent for what was down for a moment', () => {
  expect(uptimeRatio({ watched: 7_776_000, down: 30 })).toBe(99.999);
  expect(uptimeRatio({ watched: 100, down: 0 })).toBe(100);
  expect(uptimeRatio(NO_CHECKS)).toBeNull();
});
