import { join } from 'node:path';
import { checkNames, type NameException } from './names/check.ts';
import { readExportedNames } from './names/exported-names.ts';

/*
 * One exported name, one thing, in the whole repository: whoever searches for a name finds one declaration. Twins of a
 * wire message are allowed: the protocol's call and the simulated function that answers it.
 */
const EXCEPTIONS: readonly NameException[] = [
  { name: 'ABILITIES', because: 'each feature lists its own under this name; the catalogue concatenates them' },
  { name: 'JOBS', because: 'each feature lists its own under this name; the catalogue concatenates them' },
];

const { problems, checked } = checkNames(readExportedNames(join(import.meta.dirname, '..')), EXCEPTIONS);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `\n${problems.length} problems: give each exported thing a name of its own (CONTRIBUTING.md, "Names").`,
  );
  process.exitCode = 1;
} else console.log(`${checked} exported names, each with one meaning.`);
