import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockFile, packagesWithInstallScript, shippedPackages } from './packages/shipped.ts';

/**
 * Each package that users get is on a list that people review: an update that brings a new one fails here until
 * somebody has looked at it. `--write` writes the list.
 */
const LIST = join(import.meta.dirname, 'packages/accepted.txt');
/** It puts the binary of Node in place; `allowScripts` in package.json names it too. */
const MAY_RUN_AT_INSTALL = ['node'];

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as LockFile;
const shipped = shippedPackages(lock);
if (process.argv.includes('--write')) writeFileSync(LIST, `${shipped.join('\n')}\n`);
const accepted = readFileSync(LIST, 'utf8').trim().split('\n');
const running = packagesWithInstallScript(lock).filter(name => !MAY_RUN_AT_INSTALL.includes(name));
const complaints = [
  ...shipped.filter(name => !accepted.includes(name)).map(name => `${name} would be shipped and is not accepted yet.`),
  ...accepted.filter(name => !shipped.includes(name)).map(name => `${name} is accepted but not shipped any more.`),
  ...running.map(name => `${name} would run a program while it is installed.`),
];
if (complaints.length === 0) {
  console.log(`${shipped.length} packages are shipped, all of them accepted.`);
} else {
  console.error(complaints.join('\n'));
  console.error('Look at what is new, then run "npm run check:packages -- --write" and commit the list.');
  process.exitCode = 1;
}
