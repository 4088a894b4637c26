import { join } from 'node:path';
import { brokenReferences, describeBroken } from './references/broken-references.ts';

/*
 * Comments, pages and texts that name a page of docs/ must refer to an existing page and section, so that a reader can
 * open what a line of code relies on.
 */
const broken = brokenReferences(join(import.meta.dirname, '..'));
for (const reference of broken) console.error(describeBroken(reference));
if (broken.length > 0) {
  console.error(`\n${broken.length} references have no target.`);
  process.exitCode = 1;
} else console.log('All references to pages in docs/ have a target.');
