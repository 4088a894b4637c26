import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundleServer } from '../../../scripts/package/bundle.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Only tests in these folders start programs. */
const STARTING = [join(ROOT, 'tests/'), join(ROOT, 'packages/cli/src/')];
const BUILDS = join(ROOT, 'node_modules/.cache/test-programs');
const PROGRAMS = {
  'serve-process': join(ROOT, 'tests/support/processes/serve-process.ts'),
  'rotate-process': join(ROOT, 'tests/support/secrets/rotate-process.ts'),
  sitekeeper: join(ROOT, 'packages/cli/src/main.ts'),
};
/** Whatever gets into the programs, or decides how they are made. */
const SOURCES = ['packages/*/src/**/*.ts', 'tests/support/**/*.ts', 'scripts/package/*.ts', 'package-lock.json'];
/** Runs at the same time may have different sources, and use what they have built. */
const KEEP_UNUSED_MS = 3_600_000;

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the programs that tests start. */
    testPrograms: string;
  }
}

/**
 * Runs before the tests of an engine: bundles the programs that tests start in processes of their own. From a bundle, a
 * server and its worker start in a quarter of the processor time.
 */
export default async function testPrograms(project: TestProject): Promise<void> {
  if (!project.vitest.state.getPaths().some(path => STARTING.some(folder => path.startsWith(folder)))) return;
  project.provide('testPrograms', await buildTestPrograms());
  project.onTestsRerun(async () => project.provide('testPrograms', await buildTestPrograms()));
}

/** Bundles the programs unless there are some of exactly these sources. @returns their folder. */
export async function buildTestPrograms(): Promise<string> {
  const folder = join(BUILDS, hashOfSources(ROOT, SOURCES));
  mkdirSync(BUILDS, { recursive: true });
  removeUnused(BUILDS);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  const unfinished = `${folder}-${process.pid}`;
  const pages = pathToFileURL(join(ROOT, 'packages/web/dist')).href;
  await bundleServer(unfinished, { programs: PROGRAMS, sources: ROOT, pages });
  // As in the package: otherwise, Node would detect the module type of each file.
  writeFileSync(join(unfinished, 'package.json'), '{ "type": "module" }');
  putInPlace(unfinished, folder);
  return folder;
}

/** Differs as soon as a file that matches is changed, added, moved or gone. */
export function hashOfSources(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: root, exclude: ['**/*.test.ts'] });
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Another run may have finished the same at the same time. */
function putInPlace(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function removeUnused(builds: string): void {
  for (const name of readdirSync(builds)) {
    const path = join(builds, name);
    if (Date.now() - statSync(path).mtimeMs > KEEP_UNUSED_MS) rmSync(path, { recursive: true, force: true });
  }
}
