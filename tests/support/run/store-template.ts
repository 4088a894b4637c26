import { makeTemplate } from '@sitekeeper/server/testing';
import type { TestProject } from 'vitest/node';

/** Runs before all tests of an engine: creates a store with tables, of which each test gets a copy. */
export default function storeTemplate({ config: { env } }: TestProject): Promise<() => Promise<void>> {
  return makeTemplate(env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite', String(env.TEST_TEMPLATE));
}
