import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

it.each([
  ['seconds', { 'retry-after': ' 600 ' }, 600_000],
  ['nothing to wait for', { 'retry-after': '0' }, 0],
  [
    'a date, counted from the date of the answer',
    { 'retry-after': 'Sun, 22 Nov 2026 10:02:00 GMT', date: 'Sun, 22 Nov 2026 10:00:00 GMT' },
    120_000,
  ],
])('reads Retry-After with %s as a delay', (_what, headers, ms) => {
  expect(retryAfter(headers as Record<string, string>)).toBe(ms);
});

it.each([
  [{}],
  [{ 'retry-after': 'soon' }],
  [{ 'retry-after': '-5' }],
  [{ 'retry-after': '9'.repeat(30) }],
  [{ 'retry-after': 'Sun, 22 Nov 2026 10:02:00 GMT' }],
  [{ 'retry-after': 'Sun, 22 Nov 2026 09:00:00 GMT', date: 'Sun, 22 Nov 2026 10:00:00 GMT' }],
])('reads no delay from %j', headers => {
  expect(retryAfter(headers as Record<string, string>)).toBeUndefined();
});
