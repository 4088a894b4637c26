import type { Reporter, TestCase } from 'vitest/node';

type TestError = NonNullable<ReturnType<TestCase['result']>['errors']>[number];

/** So much of a reason is printed: comparisons of long answers fill pages. */
const LONGEST = 1500;

/**
 * Lists at the end the tests that passed only on their second try, with the reason why the first failed: each contains a
 * race, or has found one.
 */
export default class SecondTry implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const name = `${test.project.name}: ${test.module.relativeModuleId} > ${test.fullName}`;
    this.#flaky.push([name, ...(test.result().errors ?? []).map(reasonOf)].join('\n    '));
  }

  onTestRunEnd(): void {
    if (this.#flaky.length > 0)
      console.log(['', 'Passed on the second try only; find out why:', ...this.#flaky].join('\n  '));
  }
}

/** With what caused it, such as the comparison that a property fails by. */
function reasonOf({ message, diff = '', stacks: [at] = [], cause }: TestError): string {
  const where = at ? `at ${at.file}:${at.line}` : '';
  const own = [message.slice(0, LONGEST), diff.slice(0, LONGEST), where].filter(Boolean).join('\n');
  return own.replaceAll('\n', '\n    ') + (cause ? `\n    caused by: ${reasonOf(cause)}` : '');
}
