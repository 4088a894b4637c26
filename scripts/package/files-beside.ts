import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ADDRESS = /new URL\(\s*(['"`])([^'"`]+)\1,\s*import\.meta\.url\s*\)/g;
const PLACE = /\bimport\.meta\.(?:url|dirname)\b|\bimport\.meta\.filename\b(?!\.endsWith\()|\b__(?:dirname|filename)\b/;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/**
 * Our files that a source names by `new URL('./…', import.meta.url)`: programs of threads and processes become entries
 * of the bundle, all in one folder, and `places` maps a folder to its path in the package. Any other use of a source's
 * own location fails the build: it would be wrong once the sources are one file.
 */
export function filesBeside(sources: string, places: ReadonlyMap<string, string>): Plugin {
  const named = new Map<string, string>();
  return {
    name: 'files-beside',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(sources) || id.includes('node_modules') || !code.includes('import.meta')) return undefined;
      const text = code.replace(ADDRESS, (_whole, _quote, relative: string) => {
        const target = fileURLToPath(new URL(relative, pathToFileURL(id)));
        const place = places.get(target) ?? `./${nameOf(target)}`;
        if (!places.has(target)) {
          if (!target.endsWith('.ts') || !existsSync(target))
            throw new Error(`${id} names ${relative}, which is not there.`);
          if (!named.has(place)) this.emitFile({ type: 'chunk', id: target, fileName: place.slice(2) });
          if ((named.get(place) ?? target) !== target)
            throw new Error(`Two programs are called ${place} in the package.`);
          named.set(place, target);
        }
        return `new URL(${JSON.stringify(place)}, /* in the package */ import.meta.url)`;
      });
      const left = text.replaceAll('/* in the package */ import.meta.url', '').replace(COMMENTS, '');
      if (PLACE.test(left)) throw new Error(`${id} asks where it is in a way that the package can't answer.`);
      return { code: text, map: null };
    },
  };
}

const nameOf = (target: string) => join(basename(target, '.ts')).concat('.js');
