import { PLUGIN_ROWS } from './plugin-rows.ts';

/** One invented plugin of the simulated directory. `versions` run from oldest to newest. */
export interface CataloguePlugin {
  readonly file: string;
  readonly name: string;
  readonly description: string;
  readonly author: string;
  readonly versions: readonly string[];
  /** PHP version its newest release (and its activation) asks for. */
  readonly requiresPhp: string;
  /** Its code dies while being included: activation answers 500 and the plugin stays inactive. */
  readonly fatal: boolean;
  /** Sold elsewhere: not in the directory, its download always fails. */
  readonly premium: boolean;
  /** Day of the last release in the directory (`YYYY-MM-DD`), for plugins nobody maintains any more. */
  readonly abandonedSince: string | undefined;
}

export const CONNECTOR_FILE = 'mainwp-child/mainwp-child.php';
export const CONNECTOR_VERSION = '6.1';

/** All plugins of the directory, ordered by name as WordPress lists them. */
export const PLUGINS: readonly CataloguePlugin[] = PLUGIN_ROWS.map(toPlugin).sort((a, b) => (a.name < b.name ? -1 : 1));

/** Plugins that behave: they update, activate and have at least one older release. */
export const PLAIN_PLUGINS: readonly CataloguePlugin[] = PLUGINS.filter(
  p => !p.fatal && !p.premium && p.versions.length > 1 && p.requiresPhp === '7.4',
);

export const CONNECTOR_PLUGIN: CataloguePlugin = {
  file: CONNECTOR_FILE,
  name: 'MainWP Child',
  description: 'Lets a dashboard look after this site from a distance.',
  author: 'MainWP',
  versions: [CONNECTOR_VERSION],
  requiresPhp: '7.4',
  fatal: false,
  premium: false,
  abandonedSince: undefined,
};

const BY_FILE = new Map([CONNECTOR_PLUGIN, ...PLUGINS].map(plugin => [plugin.file, plugin]));
const BY_MAIN_FILE = new Map(PLUGINS.map(plugin => [mainFileOf(plugin.file), plugin]));
const BY_DIRECTORY = new Map([CONNECTOR_PLUGIN, ...PLUGINS].map(plugin => [slugOf(plugin.file), plugin]));

/** Catalogue entry of a plugin file; files nobody invented yet get a made-up entry, so that any package installs. */
export function pluginOf(file: string): CataloguePlugin {
  return (
    BY_FILE.get(file) ?? {
      ...CONNECTOR_PLUGIN,
      file,
      name: BY_MAIN_FILE.get(mainFileOf(file))?.name ?? titleOf(file), // whatever the folder is called
      description: '',
      author: 'Unknown',
      versions: [],
    }
  );
}

function mainFileOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** File a package of the directory slug installs. */
export function fileOfSlug(slug: string): string {
  return BY_DIRECTORY.get(slug)?.file ?? `${slug}/${slug}.php`;
}

/** Directory slug: `lantern-forms/lantern-forms.php` and `lantern-forms.php` both give `lantern-forms`. */
export function slugOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : file.replace(/\.php$/, '');
}

function titleOf(file: string): string {
  return slugOf(file).replace(
    /(^|[-_])(\w)/g,
    (_all, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  );
}

function toPlugin(row: (typeof PLUGIN_ROWS)[number]): CataloguePlugin {
  const [file, name, description, author, versions, more = {}] = row;
  return {
    file,
    name,
    description,
    author,
    versions: versions.split(' '),
    requiresPhp: more.php ?? '7.4',
    fatal: more.fatal ?? false,
    premium: more.premium ?? false,
    abandonedSince: more.since,
  };
}
