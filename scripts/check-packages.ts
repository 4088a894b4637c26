import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockFile, packagesWithInstallScript, shippedPackages } from './packages/shipped.ts';

/**
 * Each package that is shipped to users is on a reviewed list: an update that adds one fails here until somebody has
 * reviewed it. `--write` writes the list.
 */
const LIST = join(import.meta.dirname, 'packages/accepted.txt');
/** Installs the binary of Node; `allowScripts` in package.json names it too. */
const MAY_RUN_AT_INSTALL = ['node'];

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as LockFile;
const shipped = shippedPackages(lock);
if (process.argv.includes('--write')) writeFileSync(LIST, `${shipped.join('\n')}\n`);
const accepted = readFileSync(LIST, 'utf8').trim().split('\n');
const running = packagesWithInstallScript(lock).filter(name => !MAY_RUN_AT_INSTALL.includes(name));
const complaints = [
  ...shipped
    .filter(name => !accepted.includes(name))
    .map(name => `${name} would be shipped but has not been accepted yet.`),
  ...accepted.filter(name => !shipped.includes(name)).map(name => `${name} is accepted but no longer shipped.`),
  ...running.map(name => `${name} would run a program during installation.`),
];
if (complaints.length === 0) {
  console.log(`${shipped.length} packages are shipped, all accepted.`);
} else {
  console.error(complaints.join('\n'));
  console.error('Review what is new, then run "npm run check:packages -- --write" and commit the list.');
  process.exitCode = 1;
}
