import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** A test file of a project in which something failed. */
export interface FailedFile {
  readonly project: string;
  readonly file: string;
  /** How many of its tests passed nevertheless. */
  readonly passed: number;
}

/** What a run leaves behind for `run-failed-again.ts`. */
export interface FailedRun {
  readonly files: readonly FailedFile[];
  /** Errors outside of tests: they belong to no file, so running files again says nothing about them. */
  readonly errors: number;
}

/** Writes a `FailedRun` to the file that FAILED_FILES names. */
export default class FailedFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const files = modules
      .filter(module => module.state() === 'failed')
      .map(module => ({
        project: module.project.name,
        file: module.relativeModuleId,
        passed: [...module.children.allTests('passed')].length,
      }));
    const to = process.env.FAILED_FILES;
    if (to === undefined) throw new Error('FAILED_FILES must name the file to write the failed files to.');
    writeFileSync(to, JSON.stringify({ files, errors: errors.length } satisfies FailedRun));
  }
}
