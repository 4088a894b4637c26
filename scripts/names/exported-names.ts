import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { sourceFiles } from '../source-files.ts';

/** A name that a file declares and exports. */
export interface ExportedName {
  readonly name: string;
  readonly file: string;
}

/**
 * The names that a source file exports, each once. Names that it passes on from other files are left out, and so is a
 * default export, which has no name.
 * @throws Error when the source can't be parsed.
 */
export function exportedNames(file: string, source: string): ExportedName[] {
  const { module, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const own = module.staticExports.flatMap(({ entries }) =>
    entries.filter(entry => !entry.moduleRequest).flatMap(({ exportName }) => exportName.name ?? []),
  );
  return [...new Set(own)].map(name => ({ name, file }));
}

/** All names that the repository's own sources export, tests aside. */
export function readExportedNames(root: string): ExportedName[] {
  return sourceFiles(root)
    .filter(file => !/\.test\.tsx?$/.test(file))
    .flatMap(file => exportedNames(file, readFileSync(`${root}/${file}`, 'utf8')));
}
