import type { Reporter, TestCase } from 'vitest/node';

/** Lists at the end the tests that passed only on their second try: each contains a race, or has found one. */
export default class SecondTry implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.#flaky.push(`${test.project.name}: ${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#flaky.length > 0)
      console.log(['', 'Passed on the second try only; find out why:', ...this.#flaky].join('\n  '));
  }
}
