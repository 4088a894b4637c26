import { parseSync } from 'vite';

/** A name that a file declares and exports. */
export interface ExportedName {
  readonly name: string;
  readonly file: string;
}

/**
 * The names that a source file exports of its own, each once. What it merely passes on from another file isn't among
 * them, nor is a default export, which has no name.
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
