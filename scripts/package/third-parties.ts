import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A third-party package in our bundle. */
interface Licence {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

/** The page that lists third-party packages with the licences that must be passed on. */
export function thirdParties(licences: readonly Licence[]): string {
  const foreign = licences.filter(({ name }) => !name.startsWith('@sitekeeper/'));
  const parts = new Map(foreign.map(one => [`${one.name} ${one.version}`, partOf(one)]));
  const sorted = [...parts].sort(([a], [b]) => (a < b ? -1 : 1));
  return ['# Packages of others in this package', ...sorted.map(([, part]) => part), ''].join('\n\n');
}

/** @param files The builds' reports about the packages that they include. */
export function licencesOfBuilds(files: readonly string[]): Licence[] {
  return [...files.flatMap(file => JSON.parse(readFileSync(file, 'utf8')) as Licence[]), licenceOfApiPage()];
}

/** The API page is one file that its package has already bundled. */
function licenceOfApiPage(): Licence {
  const folder = join(import.meta.dirname, '../../node_modules/@scalar/fastify-api-reference');
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8').trim() };
}

function partOf({ name, version, identifier, text }: Licence): string {
  if (identifier === undefined && text === undefined) throw new Error(`${name} ${version} has no licence.`);
  const title = `## ${name} ${version}${identifier === undefined ? '' : ` (${identifier})`}`;
  return text === undefined ? title : `${title}\n\n${text}`;
}
