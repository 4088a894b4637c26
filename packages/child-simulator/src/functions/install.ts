import { fileOfSlug, pluginOf } from '../catalogue/plugins.ts';
import { themeOf } from '../catalogue/themes.ts';
import type { Answer, Call } from '../connector/call.ts';
import { refuse } from '../connector/errors.ts';
import { field, json } from '../connector/params.ts';
import { journal } from '../state/journal.ts';
import { phpSuffices } from '../sync/updates.ts';

interface Package {
  readonly base: string;
  readonly slug: string;
  readonly version: string;
}

/** `installplugintheme` (§4.6). Every address that ends in `<slug>.<version>.zip` is a package; nothing is fetched. */
export function installPluginTheme(call: Call): Answer {
  const urls = [json(field(call.form, 'url')) ?? []].flat().filter(url => typeof url === 'string');
  const packages = urls.map(packageOf);
  if (packages.length === 0 || packages.includes(undefined)) return refuse('Not Found', 'download_failed');
  const found = packages.filter(pack => pack !== undefined);
  const install = field(call.form, 'type') === 'theme' ? installTheme : installPlugin;
  const items = found.map(pack => install(call, pack));
  if (items.includes(undefined)) return refuse('Destination folder already exists.', 'folder_exists');
  const data = {
    installation: 'SUCCESS',
    destination_name: found.at(-1)?.slug ?? '',
    install_results: Object.fromEntries(found.map(({ base }) => [base, true])),
    other_data: { install_items: items },
  };
  return { data };
}

/** @returns undefined for an address that names no package. */
function packageOf(url: string): Package | undefined {
  const base = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const match = /^([a-z0-9_-]+)\.(\d[\w.-]*)\.zip$/i.exec(base);
  return match ? { base, slug: match[1] ?? '', version: match[2] ?? '' } : undefined;
}

function installPlugin(call: Call, { slug, version }: Package): object | undefined {
  const { site, form } = call;
  const plugins = site.changePlugins();
  const file = fileOfSlug(slug);
  const old = plugins.find(plugin => plugin.file === file);
  if (old && !overwrites(call)) return undefined;
  const plugin = pluginOf(file);
  const record = old ?? { file, version, active: false };
  record.version = version;
  if (!old) plugins.push(record);
  if (field(form, 'activatePlugin') === 'yes' && !plugin.fatal && phpSuffices(site, plugin)) record.active = true;
  journal(site, 'pluginInstalled', { plugindata: { name: plugin.name, version, author: plugin.author, slug: file } });
  return { name: plugin.name, version, slug: file };
}

function installTheme(call: Call, { slug, version }: Package): object | undefined {
  const { installed } = call.site.changeThemes();
  const old = installed.find(theme => theme.slug === slug);
  if (old && !overwrites(call)) return undefined;
  if (old) old.version = version;
  else installed.push({ slug, version });
  journal(call.site, 'themeInstalled', { theme: { name: themeOf(slug).name, version } });
  return { name: themeOf(slug).name, slug, version };
}

function overwrites({ form }: Call): boolean {
  const value = field(form, 'overwrite') ?? '';
  return value !== '' && value !== '0';
}
