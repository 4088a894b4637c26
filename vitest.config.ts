import { randomUUID } from 'node:crypto';
import { enableCompileCache } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { CHROMIUM } from './tests/support/chromium.ts';
import { onPostgres } from './tests/support/run/engines.ts';
import LongFirst from './tests/support/run/long-first.ts';

/**
 * Modules are loaded once per worker, as none of them holds what a test could leave behind: each test has a world of its
 * own. Tests wait a good deal, for processes, leases and the disk; so there are two workers more than processors.
 */
const common = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  isolate: false,
  maxWorkers: availableParallelism() + 2,
  // CI lists those that needed it, and runs the files of those that fail again: tests/support/run/second-try.ts.
  retry: process.env.CI ? 1 : 0,
  // What is waited for comes later on a machine that is busy with other tests.
  expect: { poll: { timeout: 20_000 } },
};

/**
 * Node runs the sources as they are, as it does on servers. Vite would transform every one of them for every project;
 * only the code of the pages needs it. Without a loader in between, `vi.mock` is not there: no test puts anything in
 * place of a module.
 */
const asTheyAre = { ...common, experimental: { viteModuleRunner: false, nodeLoader: false } };

/**
 * Workers, and the hundreds of processes of ours that tests start, find here what the first of them has compiled: this
 * one, which makes the store that the tests copy.
 */
const NODE_COMPILE_CACHE = join(import.meta.dirname, 'node_modules/.cache/compiled');
enableCompileCache(NODE_COMPILE_CACHE);

/** Tests that touch the store: they run once per engine. */
const onTheStore = [
  'packages/server/src/**/*.test.ts',
  'packages/cli/src/**/*.test.ts',
  'packages/client/src/**/*.test.ts',
  'tests/**/*.test.ts',
];
const pure = [
  'packages/protocol/**/*.test.ts',
  'packages/child-simulator/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/support/**/*.test.ts',
];

/** The pages in a browser: they are the same on every engine. */
const web = ['tests/web/**/*.test.ts'];

/** What the tests use has tests itself, without a store. */
const supporting = ['tests/support/**/*.test.ts'];

/** Where `copyTestStore` finds the store of this run that has its tables: a file, or a database. */
const template = {
  sqlite: join(tmpdir(), `sitekeeper-${randomUUID()}.db`),
  web: join(tmpdir(), `sitekeeper-${randomUUID()}.db`),
  postgres: `sitekeeper_${randomUUID().replaceAll('-', '')}`,
};

const storeTemplate = './tests/support/run/store-template.ts';
const testPrograms = './tests/support/run/test-programs.ts';

/** All tests that touch the store, with a folder in which they note which promises of openapi.json they have seen kept. */
const onSqlite = {
  test: {
    ...asTheyAre,
    name: 'sqlite',
    include: onTheStore,
    exclude: [...web, ...supporting],
    globalSetup: ['./tests/support/run/documented-and-seen.ts', storeTemplate, testPrograms],
    env: {
      TEST_ENGINE: 'sqlite',
      TEST_TEMPLATE: template.sqlite,
      NODE_COMPILE_CACHE,
      OPENAPI_SEEN: process.env.OPENAPI_SEEN_IN ?? join(tmpdir(), `openapi-seen-${process.pid}`),
    },
  },
};

/** Those of them that the engine makes a difference to: tests/support/run/engines.ts. */
const inPostgres = {
  test: {
    ...asTheyAre,
    name: 'postgres',
    include: onPostgres.include,
    exclude: [...web, ...supporting, ...onPostgres.exclude],
    globalSetup: [storeTemplate, testPrograms],
    env: { TEST_ENGINE: 'postgres', TEST_TEMPLATE: template.postgres, NODE_COMPILE_CACHE },
  },
};

/** A browser is several processes by itself, and pages have seconds to answer in: after all else, and not as many. */
const inBrowser = {
  test: {
    ...common,
    maxWorkers: availableParallelism() + 1,
    sequence: { groupOrder: 1 },
    testTimeout: 60_000,
    name: 'web',
    include: web,
    env: { TEST_ENGINE: 'sqlite', TEST_TEMPLATE: template.web },
    globalSetup: ['./tests/web/support/build-once.ts', './tests/support/run/store-template.ts'],
  },
};

/**
 * The pages need Chromium (Debian: apt-get install chromium chromium-headless-shell); without it their tests are left
 * out, save in CI.
 */
if (CHROMIUM === '') console.warn('No Chromium: the tests of the web pages are left out. CHROMIUM names the program.');
const browser = CHROMIUM !== '' || process.env.CI ? [inBrowser] : [];

/** PostgreSQL joins in when TEST_DATABASE_URL names a server; CI always does. */
const postgres = process.env.TEST_DATABASE_URL ? [inPostgres] : [];

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      { test: { ...asTheyAre, name: 'pure', include: pure, env: { NODE_COMPILE_CACHE } } },
      onSqlite,
      ...browser,
      ...postgres,
    ],
  },
});
