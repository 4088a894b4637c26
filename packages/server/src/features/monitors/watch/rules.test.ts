import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExpected } from '../settings/monitor-settings.ts';
import { judgeAnswer } from './judge-answer.ts';
import { manyAtOnce } from './many-at-once.ts';
import { nextConfirmation } from './next-confirmation.ts';
import { nextState, type WatchedStatus } from './next-state.ts';

/** Checks a site as the watch does, each attempt taking so long. @returns whether it counts as down, and after how long. */
function checked(fails: () => boolean, { confirmations = 3, intervalMs = 60_000, attemptMs = 100 } = {}) {
  let elapsedMs = 0;
  for (let failed = 0; ; ) {
    elapsedMs += attemptMs;
    if (!fails()) return { down: false, elapsedMs };
    failed += 1;
    const pause = nextConfirmation({ failed, elapsedMs, confirmations, intervalMs });
    if (pause === undefined) return { down: true, elapsedMs };
    elapsedMs += pause;
  }
}

/** Numbers from 0 to 1, always the same for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a failure', () => {
  it('that comes at random in 1 of 100 requests is never taken for an outage, in a million checks', () => {
    const random = randomFrom(7);
    const downs = Array.from({ length: 1_000_000 }, () => checked(() => random() < 0.01)).filter(({ down }) => down);
    expect(downs.length).toBe(0);
  });

  it('that stays is told within an interval of its first check, however slow the site, and after a second one', () => {
    const interval = fc.integer({ min: 30, max: 3600 }).map(seconds => seconds * 1000);
    fc.assert(
      fc.property(
        interval,
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        (...given) => {
          const [intervalMs, confirmations, share] = given;
          let attempts = 0;
          const fails = () => {
            attempts += 1;
            return true;
          };
          const { down, elapsedMs } = checked(fails, { confirmations, intervalMs, attemptMs: share * intervalMs });
          expect(down).toBe(true);
          expect(attempts).toBeGreaterThanOrEqual(2);
          // Of two intervals at most one goes by before the first check.
          expect(elapsedMs).toBeLessThanOrEqual(intervalMs * 1.11);
        },
      ),
    );
  });
});

describe('many silent addresses at once', () => {
  const results = (silent: number, good: number, at = 0) => [
    ...Array.from({ length: silent }, () => ({ at, silent: true })),
    ...Array.from({ length: good }, () => ({ at, silent: false })),
  ];

  it.each([
    [5, 5, true],
    [5, 6, false],
    [4, 0, false],
    [900, 100, true],
    [100, 9900, false],
  ])('%i silent and %i others: it is the network of this server: %s', (silent, good, expected) => {
    expect(manyAtOnce(results(silent, good), 1000)).toBe(expected);
  });

  it('forgets what is older than a minute', () => {
    expect(manyAtOnce(results(9, 0), 60_001)).toBe(false);
    expect(manyAtOnce([...results(9, 0), ...results(1, 9, 50_000)], 70_000)).toBe(false);
  });

  it('is never said of 1 failing address in 100, and always of all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 2000 }), count => {
        expect(manyAtOnce(results(Math.floor(count / 100), count), 0)).toBe(false);
        expect(manyAtOnce(results(count, 0), 0)).toBe(true);
      }),
    );
  });
});

describe('the state of a site', () => {
  const results = fc.array(fc.constantFrom('up' as const, 'down' as const, 'unwatched' as const), { maxLength: 60 });

  it('has at most one incident at a time, which begins with a failure and ends with a good check', () => {
    fc.assert(
      fc.property(results, all => {
        let status: WatchedStatus = 'pending';
        let open = false;
        for (const [at, result] of all.entries()) {
          const next = nextState({ status, checkedAt: at === 0 ? null : at - 1 }, { result, at });
          expect(next?.incident === 'opens').toBe(result === 'down' && !open);
          expect(next?.incident === 'ends').toBe(result === 'up' && open);
          if (result === 'unwatched') expect(next?.incident).toBe('none');
          if (next?.incident === 'opens') open = true;
          if (next?.incident === 'ends') open = false;
          status = next?.status ?? status;
          expect(status === 'down').toBe(open);
        }
      }),
    );
  });

  it('is not changed by a check that a later one has overtaken, nor by one during a change on the site', () => {
    expect(nextState({ status: 'up', checkedAt: 10 }, { result: 'down', at: 9 })).toBeUndefined();
    const inWork = { result: 'unwatched', at: 11, inWork: true } as const;
    expect(nextState({ status: 'up', checkedAt: 10 }, inWork)).toEqual({ status: 'up', incident: 'none' });
  });
});

describe('an answer', () => {
  const usual = { expected_status: '200-399', keyword: '', keyword_rule: 'contains' } as const;

  it.each([
    ['200-299,401', 401, true],
    ['200-299, 401', 300, false],
    ['404', 404, true],
    ['200-399', 400, false],
  ])('among %s, the status %i is expected: %s', (expected, status, is) => {
    expect(isExpected(expected, status)).toBe(is);
  });

  it('with another status or text is a fault, told in a sentence', () => {
    expect(judgeAnswer(usual, 200, '')).toBeUndefined();
    expect(judgeAnswer(usual, 503, '')?.reason).toMatch(/unavailable.*\(HTTP 503\)$/);
    expect(judgeAnswer(usual, 418, '')?.reason).toBe('The site refused the request. (HTTP 418)');
    expect(judgeAnswer({ ...usual, expected_status: '200' }, 204, '')?.fault).toBe('wrong_status');
    expect(judgeAnswer({ ...usual, keyword: 'Shop' }, 200, 'our sHOP')).toBeUndefined();
    expect(judgeAnswer({ ...usual, keyword: 'Shop' }, 200, 'nothing')?.fault).toBe('text_missing');
    const read = { ...usual, keyword: 'Tea & Cake' };
    expect(judgeAnswer(read, 200, '<h1>Tea &amp; Cake</h1>')).toBeUndefined();
    expect(judgeAnswer({ ...read, keyword_rule: 'lacks' }, 200, 'TEA &#038; cake')?.fault).toBe('text_present');
    expect(judgeAnswer({ ...usual, keyword: 'Shop', keyword_rule: 'lacks' }, 200, 'shop')?.fault).toBe('text_present');
  });
});
