import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export const DEPLOY = join(import.meta.dirname, '../../deploy');
export const FILES = globSync('**/*', { cwd: DEPLOY, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).slice(DEPLOY.length + 1));

export const textOf = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

/** Documents of a YAML file. @throws Error where it can't be read. */
// biome-ignore lint/suspicious/noExplicitAny: manifests of many shapes
export function yamlOf(file: string): any[] {
  return parseAllDocuments(textOf(file), { merge: true }).map(document => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}
