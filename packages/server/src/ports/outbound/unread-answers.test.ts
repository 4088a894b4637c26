import { expect, it } from 'vitest';
import { UnreadAnswers } from './unread-answers.ts';

it('has room for a hundred answers, and for more once some are read', () => {
  const unread = new UnreadAnswers();
  for (let n = 0; n < 100; n++) expect(unread.keep(14_000)).toBe(true);
  expect(unread.keep(14_000)).toBe(false);
  unread.forget(14_000);
  expect(unread.keep(14_000)).toBe(true);
});

it('has room for four megabytes of answers', () => {
  const unread = new UnreadAnswers();
  expect(unread.keep(4 * 1024 * 1024)).toBe(true);
  expect(unread.keep(1)).toBe(false);
  unread.forget(4 * 1024 * 1024);
  expect(unread.keep(1)).toBe(true);
});
