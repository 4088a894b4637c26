import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { filesBeside } from './files-beside.ts';
import { OLDEST_NODE } from './manifest.ts';
import { pdfkitFonts } from './pdfkit-fonts.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Imported only if chosen explicitly: a PostgreSQL binary that we don't use. */
const LEFT_OUT = ['pg-native'];

export const SERVER_LICENCES = 'licences.json';

/**
 * Each process keeps the text of what it runs. A single character beyond ASCII makes Node take two bytes for every one of
 * its file; a tenth of the text is comments.
 */
const SMALL_IN_MEMORY = { charset: 'ascii', comments: false } as const;

const COMMAND_LINE = join(ROOT, 'packages/cli/src/main.ts');

export interface BundleOptions {
  /** What is bundled, by name: the file `main.js` of the folder is the command line by default. */
  readonly programs?: Readonly<Record<string, string>>;
  /** The folder of our own sources. */
  readonly sources?: string;
  /** Where the server finds the pages, seen from the folder. */
  readonly pages?: string;
}

/** Bundles programs with the server and all dependencies into JavaScript that needs no other package. */
export async function bundleServer(
  folder: string,
  { programs = { main: COMMAND_LINE }, sources = join(ROOT, 'packages'), pages = '../pages' }: BundleOptions = {},
): Promise<void> {
  const places = new Map([[join(ROOT, 'packages/web/dist'), pages]]);
  const result = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [filesBeside(sources, places), pdfkitFonts()],
    ssr: { noExternal: true, external: LEFT_OUT, target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: `node${OLDEST_NODE}`,
      minify: false,
      license: { fileName: SERVER_LICENCES },
      rolldownOptions: {
        input: { ...programs },
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', ...SMALL_IN_MEMORY },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('The bundle is not one build.');
  const own = new Set(result.output.map(({ fileName }) => fileName));
  const used = result.output.flatMap(one => (one.type === 'chunk' ? [...one.imports, ...one.dynamicImports] : []));
  const missing = used.filter(name => !own.has(name) && !isBuiltin(name) && !LEFT_OUT.includes(name));
  if (missing.length > 0) throw new Error(`The package would need ${missing.join(', ')}.`);
}

const isBuiltin = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
