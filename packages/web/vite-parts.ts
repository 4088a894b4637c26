import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { runPath } from './src/api/run-path.ts';
import { FIRST_QUESTIONS } from './src/app/first-questions.ts';

const ROUTES = join(import.meta.dirname, 'src/app/routes.ts');
const LANGUAGES = ['en', 'de'];
/** Texts of every page, which are part of the first script in English alone. */
const EVERYWHERE = ['api', 'app', 'common', 'shared', 'shell', 'ui'];
/** What the server says itself, for pages in another language than its own. */
const SAID = { area: 'said', besides: 'en' };

/** Of a page, from its route: `/sites/$id`. */
interface RouteParts {
  readonly path: string;
  /** From `src/`. */
  readonly module: string;
  readonly areas: readonly string[];
  /** Needed in other languages than the server's. */
  readonly saidAreas: readonly string[];
}

/**
 * Writes what each page needs besides the first script into `page-parts.json`: the server names it in the document, so
 * that browsers load it along with that script, and not after they have run it.
 */
export const pageParts: Plugin = {
  name: 'page-parts',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
    const parts = new PartsOf(chunks);
    const pages = readRoutes(readFileSync(ROUTES, 'utf8')).map(({ path, module, areas, saidAreas }) => ({
      path,
      files: parts.of([module]),
      texts: Object.fromEntries(
        LANGUAGES.map(language => {
          const said = language === SAID.besides ? [] : [SAID.area, ...saidAreas];
          const needed = [...areas, ...EVERYWHERE, ...said].map(area => `texts/${language}/${area}.json`);
          return [language, parts.of(needed)];
        }),
      ),
      questions: (FIRST_QUESTIONS[path] ?? []).map(([name, input]) => runPath(name, input)),
    }));
    this.emitFile({ type: 'asset', fileName: 'page-parts.json', source: JSON.stringify(pages) });
  },
};

/** The routes that show a page, from the source: the table itself can't be loaded without a browser. */
export function readRoutes(source: string): RouteParts[] {
  const routes = source.split('createRoute({').slice(1);
  const pathOf = (route: string) => /path: '([^']+)'/.exec(route)?.[1];
  return routes.flatMap((route): RouteParts[] => {
    const path = pathOf(route);
    const leadsTo = /redirect\(\{ to: '([^']+)'/.exec(route)?.[1];
    const shown = leadsTo === undefined ? route : routes.find(other => pathOf(other) === leadsTo);
    const module = /import\('\.\.\/(pages\/[^']+)'\)/.exec(shown ?? '')?.[1];
    if (path === undefined || shown === undefined || module === undefined) return [];
    const listed = /lazyPage\(\s*(\[[^\]]*\]|'[\w-]+')/.exec(shown)?.[1] ?? '';
    const said = [...shown.matchAll(/withSaid\(\s*(\[[^\]]*\]|'[\w-]+')/g)].map(([, names = '']) => names).join();
    return [{ path, module, areas: quotedIn(listed), saidAreas: quotedIn(said) }];
  });
}

const quotedIn = (text: string): string[] => [...text.matchAll(/'([\w-]+)'/g)].flatMap(([, name]) => name ?? []);

/** Which files modules need besides the first script. */
class PartsOf {
  readonly #byFile: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly #byModule: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly #first: ReadonlySet<string>;

  constructor(chunks: readonly Rolldown.OutputChunk[]) {
    const root = join(import.meta.dirname, 'src');
    this.#byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
    this.#byModule = new Map(chunks.flatMap(chunk => chunk.moduleIds.map(id => [relative(root, id), chunk])));
    this.#first = new Set();
    this.#first = this.#with(chunks.filter(chunk => chunk.isEntry));
  }

  of(modules: readonly string[]): string[] {
    return [...this.#with(modules.flatMap(module => this.#byModule.get(module) ?? []))];
  }

  #with(chunks: readonly Rolldown.OutputChunk[], found = new Set<string>()): Set<string> {
    for (const chunk of chunks) {
      if (found.has(chunk.fileName) || this.#first.has(chunk.fileName)) continue;
      found.add(chunk.fileName);
      this.#with(
        chunk.imports.flatMap(file => this.#byFile.get(file) ?? []),
        found,
      );
    }
    return found;
  }
}
