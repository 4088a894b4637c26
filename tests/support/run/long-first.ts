import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Folders with the slowest files, slowest first: if started last, they would keep one processor waiting for another.
 */
const LONG: readonly RegExp[] = [
  /\/tests\/kills\//,
  /\/tests\/faults\//,
  /\/tests\/stories\/update-run-/,
  /\/tests\/(stories|security)\//,
  /\/packages\/cli\//,
];

/** Starts slow files first, and all others in vitest's order. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex(pattern => pattern.test(moduleId));
      return at < 0 ? LONG.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
