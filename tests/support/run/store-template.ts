import { flushCompileCache } from 'node:module';
import { makeTemplate } from '@sitekeeper/server/testing';
import type { TestProject } from 'vitest/node';

/** Runs before all tests of an engine: creates a store with tables, of which each test gets a copy. */
export default async function storeTemplate({ config: { env } }: TestProject): Promise<() => Promise<void>> {
  const remove = await makeTemplate(env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite', String(env.TEST_TEMPLATE));
  // What this process has compiled until now, the workers need not compile again.
  flushCompileCache();
  return remove;
}
