import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../../kernel/time/durations.ts';
import { afterLook } from './registration.ts';

const open = (more: object = {}) => ({ wish: 'connect', sentAt: 0, looks: 0, ...more }) as const;

describe('a registration whose key the site did not accept', () => {
  it('is forgotten once the site has rejected it and can no longer be working on it', () => {
    expect(afterLook('not_ours', open(), 5 * MINUTE_MS)).toBe(6 * MINUTE_MS);
    expect(afterLook('not_ours', open(), 16 * MINUTE_MS)).toBe('drop');
  });

  it('is forgotten at once if it only has to be undone', () => {
    expect(afterLook('not_ours', open({ wish: 'forget' }), MINUTE_MS)).toBe('drop');
  });

  it('is kept for a month if the site can’t be reached, and checked less and less often', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 60].map(
      looks => (afterLook('silent', open({ looks }), 0) as number) / MINUTE_MS,
    );
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(afterLook('silent', open(), 29 * DAY_MS)).toBeGreaterThan(29 * DAY_MS);
    expect(afterLook('silent', open(), 31 * DAY_MS)).toBe('drop');
  });

  it('is forgotten after a day if there is no connector at the address', () => {
    expect(afterLook('shut', open(), DAY_MS - MINUTE_MS)).toBe(DAY_MS);
    expect(afterLook('shut', open(), DAY_MS + MINUTE_MS)).toBe('drop');
  });
});
