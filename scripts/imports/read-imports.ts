import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { sourceFiles } from '../source-files.ts';

/** One import of one file. `to` is a path from the root of the repository, or the name of a package. */
export interface Import {
  readonly from: string;
  readonly line: number;
  readonly to: string;
  /** Only types: nothing of it remains at run time. */
  readonly typeOnly: boolean;
}

const STATEMENT = /^[ \t]*(?:import|export)\b(?<what>[^'"`;]*?)\bfrom\s*['"](?<from>[^'"]+)['"]/gm;
const BARE = /^[ \t]*import\s*['"](?<from>[^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"](?<from>[^'"]+)['"]\s*\)/g;

/** Every import in a source text, relative ones resolved against the file's own path. */
export function importsOf(file: string, source: string): Import[] {
  const text = withoutComments(source);
  return [STATEMENT, BARE, DYNAMIC].flatMap(pattern =>
    [...text.matchAll(pattern)].map(match => {
      const specifier = match.groups?.from ?? '';
      const to = specifier.startsWith('.') ? posix.join(dirname(file), specifier) : specifier;
      const line = text.slice(0, match.index).split('\n').length + (/^\s*\n/.test(match[0]) ? 1 : 0);
      return { from: file, line, to, typeOnly: /^\s*type\b/.test(match.groups?.what ?? '') };
    }),
  );
}

/** Blanks out comments, so that an example in one doesn't count as an import; line breaks stay. */
function withoutComments(source: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  return source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/^[ \t]*\/\/.*$/gm, blank);
}

/** All imports of the repository's own sources. */
export function readImports(root: string): Import[] {
  return sourceFiles(root).flatMap(file => importsOf(file, readFileSync(`${root}/${file}`, 'utf8')));
}
