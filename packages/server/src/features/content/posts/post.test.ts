import { expect, it } from 'vitest';
import { isReached, mustRestoreFirst } from './post.ts';

it.each([
  ['publish', 'publish', true],
  ['publish', 'private', false],
  ['publish', 'future', false],
  ['publish', undefined, false],
  ['unpublish', 'draft', true],
  ['unpublish', 'pending', false],
  ['trash', 'trash', true],
  ['trash', undefined, true],
  ['trash', 'draft', false],
  ['restore', 'draft', true],
  ['restore', 'trash', false],
  ['restore', undefined, false],
] as const)('%s of a post that is %s is done: %s', (action, status, done) => {
  expect(isReached(action, status)).toBe(done);
});

it('a post in the trash can only be restored or trashed', () => {
  expect((['publish', 'unpublish', 'trash', 'restore'] as const).filter(a => mustRestoreFirst(a, 'trash'))).toEqual([
    'publish',
    'unpublish',
  ]);
  expect(mustRestoreFirst('publish', 'draft')).toBe(false);
});
