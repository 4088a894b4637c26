import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Program } from '../../packages/cli/src/testing/cli-process.ts';
import { buildPackage } from '../../scripts/package/build-package.ts';

export const run = promisify(execFile);

/** The Node that runs the package: the oldest supported one, if CI has fetched it. */
const NODE = process.env.PACKAGE_NODE || process.execPath;

export interface InstalledPackage {
  /** A folder with only the files that `npm install` has put into it. */
  readonly folder: string;
  /** The place of the package. */
  readonly place: string;
  readonly program: Program;
  /** The same, found and run by npx. */
  readonly npx: Program;
  remove(): Promise<void>;
}

/** Builds the package, packs it as npm does, and installs it without a network into a folder of its own. */
export async function installPackage(): Promise<InstalledPackage> {
  const temp = await mkdtemp(join(tmpdir(), 'sitekeeper-package-'));
  const built = await buildPackage(join(temp, 'built'));
  await run('npm', ['pack', '--silent', '--pack-destination', temp, built]);
  const [tarball = ''] = (await readdir(temp)).filter(name => name.endsWith('.tgz'));
  const folder = join(temp, 'empty');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(temp, tarball)], { cwd: folder });
  const place = join(folder, 'node_modules/sitekeeper');
  return {
    folder,
    place,
    program: { node: NODE, launcher: join(place, 'bin/sitekeeper.js'), cwd: folder },
    npx: {
      node: 'npx',
      launcher: '--offline',
      cwd: folder,
      env: { PATH: `${dirname(NODE)}:${process.env.PATH}` },
      isGroup: true,
    },
    remove: () => rm(temp, { recursive: true, force: true }),
  };
}
