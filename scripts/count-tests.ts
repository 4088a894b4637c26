import { readFileSync } from 'node:fs';

/** Sums up vitest's JSON report in one line, the last one of the log. */
const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as Readonly<Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites', number>> & { success: boolean };
// A file that can't be loaded fails without a failed test in it.
const failed = numFailedTests > 0 || success ? numFailedTests : Math.max(1, numFailedTestSuites);
console.log(`${numPassedTests} passed, ${failed} failed`);
