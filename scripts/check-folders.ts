import { join } from 'node:path';
import { crowdedFolders, type LargeFolder, MOST_FILES } from './folders/crowded-folders.ts';
import { sourceFiles } from './source-files.ts';

/* A folder should show its contents at a glance: with more than a couple of dozen files, a newcomer has to search. */
const EXCEPTIONS: readonly LargeFolder[] = [
  {
    folder: 'packages/protocol/src/messages',
    because: 'one file per connector call, found by the name of the call',
  },
  {
    folder: 'packages/server/src/ports/database/migrations',
    because: 'numbered files that are only ever added, found by their number',
  },
];

const problems = crowdedFolders(sourceFiles(join(import.meta.dirname, '..')), EXCEPTIONS);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} problems: a folder has at most ${MOST_FILES} source files, tests aside.`);
  process.exitCode = 1;
} else console.log(`No folder has more than ${MOST_FILES} source files.`);
