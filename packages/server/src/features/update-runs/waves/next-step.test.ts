import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDefaults } from '../strategy.ts';
import { nextStep, type WaveResult, wavesToCome } from './next-step.ts';

const careful = withDefaults({});
const well = (sites: number): WaveResult => ({ sites, bad: 0, untouched: 0 });

describe('waves', () => {
  it('are a single one without a strategy', () => {
    expect(nextStep(undefined, { total: 500, left: 500 })).toEqual({ do: 'next', sites: 500 });
    expect(nextStep(undefined, { total: 500, left: 0, last: { sites: 500, bad: 400, untouched: 0 } })).toEqual({
      do: 'finish',
    });
  });

  it.each([
    [1, 1],
    [40, 1],
    [100, 1],
    [101, 2],
    [10_000, 100],
  ])('of %i sites start with a canary of %i', (total, sites) => {
    expect(nextStep(careful, { total, left: total })).toEqual({ do: 'next', sites });
  });

  it('grow, and the last one has all remaining sites', () => {
    const step = nextStep(careful, { total: 1000, left: 990, last: well(10) });
    expect(step).toEqual({ do: 'next', sites: 40 });
    expect(nextStep(careful, { total: 1000, left: 7, last: well(640) })).toEqual({ do: 'next', sites: 7 });
  });

  it('do not grow after one in which no update was attempted', () => {
    const last = { sites: 10, bad: 0, untouched: 10 };
    expect(nextStep(careful, { total: 1000, left: 990, last })).toEqual({ do: 'next', sites: 10 });
  });

  it('include every site exactly once, whatever the strategy', () => {
    const share = fc.double({ min: 0.01, max: 100, noNaN: true });
    const growth = fc.double({ min: 1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), share, growth, (total, canary_percent, factor) => {
        const given = withDefaults({ canary_percent, growth: factor });
        let left = total;
        let last: WaveResult | undefined;
        for (;;) {
          const step = nextStep(given, { total, left, ...(last ? { last } : {}) });
          if (step.do === 'finish') break;
          if (step.do === 'halt' || step.sites < 1 || step.sites > left) return false;
          left -= step.sites;
          last = well(step.sites);
        }
        return left === 0;
      }),
      { numRuns: 200 },
    );
  });
});

describe('a halt', () => {
  const after = (last: WaveResult, more = {}) => nextStep(withDefaults(more), { total: 1000, left: 500, last }).do;

  it('occurs when more of the attempted sites fail than the threshold allows', () => {
    expect(after({ sites: 100, bad: 5, untouched: 0 })).toBe('next');
    expect(after({ sites: 100, bad: 6, untouched: 0 })).toBe('halt');
    expect(after({ sites: 100, bad: 5, untouched: 50 })).toBe('halt');
    expect(after({ sites: 1, bad: 1, untouched: 0 })).toBe('halt');
  });

  it('occurs at the first failure with a threshold of 0, and never with 100', () => {
    expect(after({ sites: 100, bad: 1, untouched: 0 }, { failure_threshold_percent: 0 })).toBe('halt');
    expect(after({ sites: 100, bad: 0, untouched: 0 }, { failure_threshold_percent: 0 })).toBe('next');
    expect(after({ sites: 100, bad: 100, untouched: 0 }, { failure_threshold_percent: 100 })).toBe('next');
  });

  it('is not caused by sites that cannot be reached', () => {
    expect(after({ sites: 100, bad: 0, untouched: 90 })).toBe('next');
  });
});

describe('the waves to come', () => {
  it('are those that the run takes if none halts it', () => {
    expect(wavesToCome(careful, { total: 1000, left: 1000 })).toEqual([10, 40, 160, 640, 150]);
    expect(wavesToCome(careful, { total: 1000, left: 950, last: 40 })).toEqual([160, 640, 150]);
    expect(wavesToCome(undefined, { total: 7, left: 7 })).toEqual([7]);
    expect(wavesToCome(careful, { total: 7, left: 0, last: 7 })).toEqual([]);
  });

  it('begin with the chosen sites, and are no smaller than those', () => {
    expect(wavesToCome(careful, { total: 1000, left: 1000, chosen: 3 })).toEqual([3, 12, 48, 192, 745]);
    expect(nextStep(careful, { total: 100, left: 97, chosen: 3, last: { sites: 3, bad: 0, untouched: 3 } })).toEqual({
      do: 'next',
      sites: 3,
    });
  });
});
