import { defineConfig } from 'vitest/config';

const common = { testTimeout: 30_000, hookTimeout: 60_000 };
/** Tests that touch the store: they run once per engine. */
const onTheStore = ['packages/server/src/**/*.test.ts', 'packages/cli/src/**/*.test.ts', 'tests/**/*.test.ts'];
const pure = ['packages/protocol/**/*.test.ts', 'packages/child-simulator/src/**/*.test.ts', 'scripts/**/*.test.ts'];

/** PostgreSQL joins in when TEST_DATABASE_URL names a server; CI always does. */
const postgres = process.env.TEST_DATABASE_URL
  ? [{ test: { ...common, name: 'postgres', include: onTheStore, env: { TEST_ENGINE: 'postgres' } } }]
  : [];

export default defineConfig({
  test: {
    projects: [
      { test: { ...common, name: 'pure', include: pure } },
      { test: { ...common, name: 'sqlite', include: onTheStore, env: { TEST_ENGINE: 'sqlite' } } },
      ...postgres,
    ],
  },
});
