import { makeTemplate } from '@sitekeeper/server/testing';
import type { TestProject } from 'vitest/node';

/** Before all tests of an engine: a store with its tables, of which each test gets a copy. */
export default function storeTemplate({ config: { env } }: TestProject): Promise<() => Promise<void>> {
  return makeTemplate(env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite', String(env.TEST_TEMPLATE));
}
