import { describe, expect, it } from 'vitest';
import { sparklinePath } from '../../packages/web/src/shared/uptime/sparkline-path.ts';

describe('The line of response times', () => {
  it('goes from the lowest to the highest value, from the left to the right', () => {
    expect(sparklinePath([100, 300, 200])).toBe('M0 16.5L36 1.5L72 9');
  });

  it('has a gap where the site was not watched, and a dot for a single hour', () => {
    expect(sparklinePath([100, null, 300])).toBe('M0 16.5h1M72 1.5h1');
  });

  it('is level if all values are the same, and nothing without any', () => {
    expect(sparklinePath([5, 5])).toBe('M0 9L72 9');
    expect(sparklinePath([null, null])).toBe('');
  });
});
