import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FailedFile, FailedRun } from './failed-files.ts';
import { seenIn } from './seen.ts';

/**
 * Runs the files of a failed run once more, one after the other and with nothing beside them: a whole file, because its
 * tests share what the ones before them made. What fails again is broken; what passes contains a race, and is listed.
 *
 * `node run-failed-again.ts FAILED.json AGAIN.json`, with the environment of the run: its databases, and the folder
 * OPENAPI_SEEN_IN in which its tests have noted the promises that they saw kept.
 */

/** With more, something is broken, and the rest of the hour would be wasted on it. */
const MOST_FILES = 5;

/** What `count-tests.ts` adds to the counts of the run. */
export interface RunAgain {
  /** Tests of these files that had passed already, and are counted anew. */
  readonly passedBefore: number;
  readonly passed: number;
}

const [failedPath = '', againPath = ''] = process.argv.slice(2);
const { files, errors } = readRun(failedPath);
if (errors > 0 || files.length === 0 || files.length > MOST_FILES) {
  console.log(
    `Nothing is run again: ${files.length} files failed (${MOST_FILES} at most), ${errors} errors outside of tests.`,
  );
  process.exit(1);
}
const counts = files.map(runAgain);
if (counts.includes(undefined)) process.exit(1);
writeFileSync(
  againPath,
  JSON.stringify({
    passedBefore: files.reduce((sum, { passed }) => sum + passed, 0),
    passed: counts.reduce<number>((sum, passed) => sum + (passed ?? 0), 0),
  } satisfies RunAgain),
);
console.log(
  ['', 'Passed only when run again; find out why:', ...files.map(({ project, file }) => `${project}: ${file}`)].join(
    '\n  ',
  ),
);
// The first run could not judge this, as a failed test notes nothing. It takes the whole server to load.
const { unseen } = await import('./unseen.ts');
const missing = unseen(seenIn(process.env.OPENAPI_SEEN_IN ?? ''));
if (missing.length > 0) {
  console.error(['No test has seen what openapi.json promises:', ...missing].join('\n  '));
  process.exit(1);
}

function readRun(path: string): FailedRun {
  // A run that ended before its reporters did left nothing.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FailedRun) : { files: [], errors: 1 };
}

/** @returns how many of its tests passed; undefined if one failed. */
function runAgain({ project, file }: FailedFile): number | undefined {
  console.log(`\n${project}: ${file}`);
  const folder = mkdtempSync(join(tmpdir(), 'again-'));
  const report = join(folder, 'tests.json');
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--retry',
      '0',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      file,
    ],
    { stdio: 'inherit' },
  );
  try {
    if (status !== 0) return undefined;
    const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number };
    // A name that fits no file would pass as well.
    return numPassedTests > 0 ? numPassedTests : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
