import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files by their folders, slowest first: if started last, they would keep one processor waiting for another.
 */
const LONG: readonly RegExp[] = [
  /\/tests\/kills\//,
  /\/tests\/faults\//,
  /\/tests\/stories\/update-run-/,
  /\/tests\/(stories|security)\//,
  /\/packages\/cli\//,
  /\/tests\/web\/(every-page-light|every-page-dark|every-page-viewer|german|palette)\./,
];

/**
 * Starts slow files of a project first, and all others in vitest's order. Projects run one after another: a worker ends
 * when the next file is one of another project, and the worker after it loads all modules anew.
 */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ofProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...ofProject.values()].flatMap(sorted => sorted.toSorted((a, b) => rank(a) - rank(b)));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONG.findIndex(pattern => pattern.test(moduleId));
  return at < 0 ? LONG.length : at;
}
