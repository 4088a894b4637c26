import { expect, it } from 'vitest';
import { UnreadAnswers } from './unread-answers.ts';

const MB = 1024 * 1024;

it('has room for a hundred answers, and for more once some are read', () => {
  const unread = new UnreadAnswers();
  for (let n = 0; n < 100; n++) expect(unread.keep(14_000, false)).toBe(true);
  expect(unread.keep(14_000, false)).toBe(false);
  unread.forget(14_000);
  expect(unread.keep(14_000, false)).toBe(true);
});

it('has room for four megabytes of answers', () => {
  const unread = new UnreadAnswers();
  expect(unread.keep(4 * MB, false)).toBe(true);
  expect(unread.keep(1, false)).toBe(false);
  unread.forget(4 * MB);
  expect(unread.keep(1, false)).toBe(true);
});

it('has room for thousands of answers while sites hang, up to 32 megabytes', () => {
  const unread = new UnreadAnswers();
  for (let n = 0; n < 2000; n++) expect(unread.keep(14_000, true)).toBe(true);
  expect(unread.keep(14_000, true)).toBe(false);
  unread.forget(14_000);
  expect(unread.keep(14_000, false)).toBe(false);
  expect(unread.keep(8 * MB, true)).toBe(false);
  expect(unread.keep(14_000, true)).toBe(true);
});
