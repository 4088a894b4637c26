import { fileOfSlug, pluginOf } from '../catalogue/plugins.ts';
import { themeOf } from '../catalogue/themes.ts';
import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { refuse } from '../connector/errors.ts';
import { criticalError, plainPage } from '../connector/pages.ts';
import { field, json } from '../connector/params.ts';
import { journal } from '../state/journal.ts';
import { phpSuffices } from '../sync/updates.ts';
import { newestVersion } from '../world.ts';
import { oddFile, oddFolder } from './odd-package.ts';

interface Package {
  readonly base: string;
  readonly slug: string;
  readonly version: string;
}

/**
 * `installplugintheme` (docs/wire/actions.md#installs). Every address that ends in `<slug>.<version>.zip` is a package; nothing is fetched. The
 * directory of WordPress.org has only what the catalogue has. They are installed one by one: the first failure ends the
 * request with PHP's fatal error, and those before it stay.
 */
export function installPluginTheme(call: FunctionCall): FunctionAnswer {
  const type = field(call.form, 'type');
  const posted = field(call.form, 'url') ?? '';
  if ((type !== 'plugin' && type !== 'theme') || posted === '') return refuse('Plugin or theme not specified.');
  const urls = [json(posted) ?? ''].flat().map(url => (typeof url === 'string' ? url : ''));
  const done: { pack: Package; item: object | undefined }[] = [];
  for (const url of urls) {
    const pack = packageOf(call, type, url);
    if (!pack) return broken(call, url, 'Not Found', 'download_failed');
    const install = call.faults.has('package_wrong_type')
      ? WRONG[type]
      : type === 'theme'
        ? installTheme
        : installPlugin;
    const item = install(call, pack);
    if (item === 'in the way') return broken(call, url, `/srv/site/wp-content/${type}s/${pack.slug}/`, 'folder_exists');
    if (item === 'fatal when activated') return plainPage(500, '');
    done.push({ pack, item });
  }
  const data = {
    installation: 'SUCCESS',
    destination_name: done.at(-1)?.pack.slug ?? '',
    install_results: Object.fromEntries(done.map(({ pack }) => [pack.base, true])),
    other_data: { install_items: done.flatMap(({ item }) => item ?? []) },
  };
  return { data };
}

/** Only https addresses with certificate checks give an error text; otherwise PHP crashes. */
function broken({ form }: FunctionCall, url: string, error: string, code: string): FunctionAnswer {
  return url.startsWith('https://') && field(form, 'sslVerify') !== '0' ? refuse(error, code) : criticalError();
}

type Installed = object | undefined | 'in the way' | 'fatal when activated';

/** The package holds the other kind: no plugin is found, or a theme without a version; what was there is gone. */
const WRONG: Readonly<Record<'plugin' | 'theme', (call: FunctionCall, pack: Package) => Installed>> = {
  plugin(call, { slug }) {
    const plugins = call.site.changePlugins();
    const at = plugins.findIndex(plugin => plugin.file === fileOfSlug(slug));
    if (at >= 0 && !overwrites(call)) return 'in the way';
    if (at >= 0) plugins.splice(at, 1);
    return undefined;
  },
  theme(call, { slug }) {
    const { installed } = call.site.changeThemes();
    const at = installed.findIndex(theme => theme.slug === slug);
    if (at >= 0 && !overwrites(call)) return 'in the way';
    if (at >= 0) installed.splice(at, 1);
    return { name: slug, slug, version: false };
  },
};

const DIRECTORY = 'https://downloads.wordpress.org/';
const LATEST = 'latest-stable';

/** @returns undefined for an address that names no package. */
function packageOf({ site }: FunctionCall, type: 'plugin' | 'theme', url: string): Package | undefined {
  const base = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const [, slug = '', named = ''] = /^([a-z0-9_-]+)\.(\d[\w.-]*|latest-stable)\.zip$/i.exec(base) ?? [];
  if (slug === '') return undefined;
  const [id, versions] =
    type === 'theme' ? [slug, themeOf(slug).versions] : [fileOfSlug(slug), directoryVersions(fileOfSlug(slug))];
  const released = newestVersion(site.world, id, versions);
  const version = named === LATEST ? released : named;
  const inDirectory = url.startsWith(`${DIRECTORY}${type}/`) && version !== undefined;
  if (url.startsWith(DIRECTORY) && !(inDirectory && [released, ...versions].includes(version))) return undefined;
  return version === undefined ? undefined : { base, slug, version };
}

/** Sold plugins are not in the directory. */
const directoryVersions = (file: string) => (pluginOf(file).premium ? [] : pluginOf(file).versions);

function installPlugin(call: FunctionCall, { slug, version }: Package): Installed {
  const { site, form } = call;
  const plugins = site.changePlugins();
  const file = call.faults.has('package_odd_folder') ? oddFile(fileOfSlug(slug)) : fileOfSlug(slug);
  const old = plugins.find(plugin => plugin.file === file);
  if (old && !overwrites(call)) return 'in the way';
  const plugin = pluginOf(file);
  const record = old ?? { file, version, active: false };
  record.version = version;
  if (!old) plugins.push(record);
  const activate = field(form, 'activatePlugin') === 'yes' && !record.active;
  if (activate && plugin.fatal) return 'fatal when activated';
  if (activate && phpSuffices(site, plugin)) record.active = true;
  journal(site, 'pluginInstalled', { plugindata: { name: plugin.name, version, author: plugin.author, slug: file } });
  return { name: plugin.name, version, slug: file };
}

function installTheme(call: FunctionCall, pack: Package): Installed {
  const { version } = pack;
  const slug = call.faults.has('package_odd_folder') ? oddFolder(pack.slug) : pack.slug;
  const { installed } = call.site.changeThemes();
  const old = installed.find(theme => theme.slug === slug);
  if (old && !overwrites(call)) return 'in the way';
  if (old) old.version = version;
  else installed.push({ slug, version });
  journal(call.site, 'themeInstalled', { theme: { name: themeOf(slug).name, version } });
  return { name: themeOf(slug).name, slug, version };
}

function overwrites({ form }: FunctionCall): boolean {
  const value = field(form, 'overwrite') ?? '';
  return value !== '' && value !== '0';
}
