import { readFileSync } from 'node:fs';

/** What vitest's JSON report says in one plain line, for whoever reads only the last one. */
const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as Readonly<Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites', number>> & { success: boolean };
// A file that can't be loaded fails without a failed test in it.
const failed = numFailedTests > 0 || success ? numFailedTests : Math.max(1, numFailedTestSuites);
console.log(`${numPassedTests} passed, ${failed} failed`);
