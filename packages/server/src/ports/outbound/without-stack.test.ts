import { expect, it } from 'vitest';
import { withoutStack } from './without-stack.ts';

const lines = () => (new Error('x').stack ?? '').split('\n').length;

it('withoutStack omits stacks until the current turn ends, even when called repeatedly', async () => {
  const before = Error.stackTraceLimit;
  withoutStack();
  withoutStack();
  expect(lines()).toBe(1);
  await Promise.resolve();
  expect(Error.stackTraceLimit).toBe(before);
  expect(lines()).toBeGreaterThan(1);
});
