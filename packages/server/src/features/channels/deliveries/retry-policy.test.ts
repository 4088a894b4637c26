import { expect, it } from 'vitest';
import { GIVE_UP_AFTER_MS, retryAfterMs, retryDelayMs } from './retry-policy.ts';

it('waits three times as long after each attempt, up to three hours', () => {
  const waits = Array.from({ length: 12 }, (_, at) => retryDelayMs(at + 1, undefined, 0.5) / 1000);
  expect(waits).toEqual([5, 15, 45, 135, 405, 1215, 3645, 10_800, 10_800, 10_800, 10_800, 10_800]);
});

it('spreads what failed together by a fifth in both directions', () => {
  expect(retryDelayMs(3, undefined, 0)).toBe(36_000);
  expect(retryDelayMs(3, undefined, 0.999_999)).toBe(54_000);
});

it('waits as long as the receiver asks for, but no longer than a day', () => {
  expect(retryDelayMs(1, 60_000, 0.5)).toBe(60_000);
  expect(retryDelayMs(5, 1000, 0.5)).toBe(405_000);
  expect(retryDelayMs(1, GIVE_UP_AFTER_MS, 0.5)).toBe(24 * 3600_000);
});

it('reads Retry-After as seconds or as a date, and ignores anything else', () => {
  const now = Date.UTC(2026, 0, 1);
  expect(retryAfterMs('120', now)).toBe(120_000);
  expect(retryAfterMs('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000);
  expect(retryAfterMs('Wed, 31 Dec 2025 00:01:00 GMT', now)).toBe(0);
  for (const other of [undefined, 'soon', '-5', '1e9']) expect(retryAfterMs(other, now)).toBe(undefined);
});
