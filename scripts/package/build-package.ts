import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfStale, WEB } from '../../packages/web/scripts/build.ts';
import { bundleServer, SERVER_LICENCES } from './bundle.ts';
import { PACKAGE_MANIFEST } from './manifest.ts';
import { licencesOfBuilds, thirdParties } from './third-parties.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The documents for people, which the program's messages refer to. */
const DOCUMENTS = ['CHANGELOG.md', 'SECURITY.md', 'openapi.json', 'docs'];

/** Writes the folder that `npm publish` publishes. @returns its path. */
export async function buildPackage(folder = join(ROOT, 'dist/sitekeeper')): Promise<string> {
  await buildWebIfStale();
  rmSync(folder, { recursive: true, force: true });
  const server = join(folder, 'server');
  await bundleServer(server);
  const pages = join(WEB, 'dist');
  // Except the pages' own notes, whose names begin with a dot.
  cpSync(pages, join(folder, 'pages'), { recursive: true, filter: path => !path.slice(pages.length).startsWith('/.') });
  mkdirSync(join(folder, 'bin'));
  cpSync(join(import.meta.dirname, 'launcher.js'), join(folder, 'bin/sitekeeper.js'));
  cpSync(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
  for (const path of DOCUMENTS) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  const licences = licencesOfBuilds([join(server, SERVER_LICENCES), join(pages, '.vite/licences.json')]);
  writeFileSync(join(folder, 'THIRD-PARTIES.md'), thirdParties(licences));
  rmSync(join(server, SERVER_LICENCES));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(PACKAGE_MANIFEST, undefined, 2)}\n`);
  return folder;
}

if (import.meta.main) console.log(`The package is in ${await buildPackage()}.`);
