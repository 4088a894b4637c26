import { expect, it } from 'vitest';
import { withoutStack } from './without-stack.ts';

const lines = () => (new Error('x').stack ?? '').split('\n').length;

it('errors have no stack until the turn ends, and have it again afterwards, however often that was said', async () => {
  const before = Error.stackTraceLimit;
  withoutStack();
  withoutStack();
  expect(lines()).toBe(1);
  await Promise.resolve();
  expect(Error.stackTraceLimit).toBe(before);
  expect(lines()).toBeGreaterThan(1);
});
