import { afterAll, beforeAll } from 'vitest';

/** One thing for all tests of a file: created before the first of them, closed after the last. */
export function useMade<T extends object>(make: () => Promise<T>, close: (made: T) => Promise<void>): () => T {
  let made: T | undefined;
  beforeAll(async () => {
    made = await make();
  });
  afterAll(() => made && close(made));
  return () => {
    if (made) return made;
    throw new Error('It exists inside of tests only.');
  };
}
