import { describe, expect, it } from 'vitest';
import { latencyOf, parseLatency } from './latency.ts';

describe('latency', () => {
  it('reads fixed, uniform and lognormal latencies and explains invalid ones', () => {
    expect(parseLatency('300')).toBe(300);
    expect(parseLatency('fixed:5')).toEqual({ kind: 'fixed', ms: 5 });
    expect(parseLatency('uniform:100:500')).toEqual({ kind: 'uniform', from: 100, to: 500 });
    expect(parseLatency('lognormal:300:0.5')).toEqual({ kind: 'lognormal', ms: 300, sigma: 0.5 });
    for (const bad of ['', 'soon', '-1', 'uniform:5:1', 'lognormal:3']) {
      expect(() => parseLatency(bad)).toThrow(/write 300, uniform:100:500 or lognormal:300:0.5/);
    }
  });

  it('depends only on seed, site and call, and follows its distribution', () => {
    const spread = { kind: 'uniform', from: 100, to: 500 } as const;
    const draw = (seed: number) => Array.from({ length: 500 }, (_none, i) => latencyOf(spread, seed, i, 1));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(1).every(ms => ms >= 100 && ms <= 500)).toBe(true);
    const lively = { kind: 'lognormal', ms: 300, sigma: 0.5 } as const;
    const sorted = Array.from({ length: 999 }, (_none, i) => latencyOf(lively, 1, i, 1)).sort((a, b) => a - b);
    expect(sorted[499]).toBeGreaterThan(270);
    expect(sorted[499]).toBeLessThan(330);
  });
});
