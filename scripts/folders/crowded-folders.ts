import { posix } from 'node:path';
import { isTestFile } from '../source-files.ts';

/** A folder with more files than this can't be read at a glance. */
export const MOST_FILES = 25;

/** A folder that may have more. Add one only where its files are found by name or number, and always will be. */
export interface LargeFolder {
  readonly folder: string;
  readonly because: string;
}

/**
 * One line per folder with too many source files, and one per exception that no folder needs.
 * @param files Paths of source files. Tests and their fixtures don't count.
 */
export function crowdedFolders(files: readonly string[], exceptions: readonly LargeFolder[]): string[] {
  const unused = new Set(exceptions);
  const problems: string[] = [];
  const filesByFolder = Map.groupBy(
    files.filter(file => !isTestFile(file)),
    file => posix.dirname(file),
  );
  for (const [folder, { length }] of filesByFolder) {
    if (length <= MOST_FILES) continue;
    const exception = exceptions.find(known => known.folder === folder);
    if (exception) unused.delete(exception);
    else problems.push(`${folder} has ${length} source files: group them into folders`);
  }
  for (const { folder } of unused) problems.push(`the exception for ${folder} is no longer needed: remove it`);
  return problems;
}
