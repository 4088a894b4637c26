import { existsSync, readFileSync } from 'node:fs';
import type { RunAgain } from '../tests/support/run/run-failed-again.ts';

/** A part of vitest's JSON report. */
interface Report extends Readonly<Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites', number>> {
  readonly success: boolean;
}

/**
 * Sums up vitest's JSON report in one line, the last one of the log. The second file, if it is there, says that all
 * failed files have passed when they were run again.
 */
const [reportPath = '', againPath = ''] = process.argv.slice(2);
const { numPassedTests, numFailedTests, numFailedTestSuites, success } = read<Report>(reportPath);
if (existsSync(againPath)) {
  const { passedBefore, passed } = read<RunAgain>(againPath);
  console.log(`${numPassedTests - passedBefore + passed} passed, 0 failed`);
} else {
  // A file that can't be loaded fails without a failed test in it.
  const failed = numFailedTests > 0 || success ? numFailedTests : Math.max(1, numFailedTestSuites);
  console.log(`${numPassedTests} passed, ${failed} failed`);
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
