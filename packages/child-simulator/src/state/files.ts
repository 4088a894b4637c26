import { createHash } from 'node:crypto';
import type { FileItem } from '@sitekeeper/protocol';
import type { SimulatedSite } from './site.ts';

/** An item with files, as the programs that read them name it. */
export interface ItemWithFiles extends FileItem {
  readonly version: string;
  /** Locale of the package of WordPress; '' for plugins and themes. */
  readonly locale: string;
}

export const itemKeyOf = ({ type, slug }: FileItem) => `${type} ${slug}`;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Everything on the site that has files of its own, in the order of the real program. */
export function itemsWithFiles(site: SimulatedSite): ItemWithFiles[] {
  const plugins = site.plugins.filter(({ mu }) => !mu);
  return [
    { type: 'core', slug: 'wordpress', version: site.core, locale: site.profile.language },
    ...plugins.map(({ file, version }) => ({ type: 'plugin' as const, slug: file, version, locale: '' })),
    ...site.themes.installed.map(({ slug, version }) => ({ type: 'theme' as const, slug, version, locale: '' })),
  ];
}

/** The files of an item, path → md5: the same on every site that has this version, unless somebody altered them. */
export function filesOf(site: SimulatedSite, item: ItemWithFiles): Map<string, string> {
  const { slug, version, locale } = item;
  const files = new Map(
    pathsOf(item).map(path => [path, md5(`${slug} ${version} ${path} ${path.endsWith('version.php') ? locale : ''}`)]),
  );
  const altered = site.altered.get(itemKeyOf(item));
  if (altered?.version !== version) return files;
  for (const [path, content] of altered.files) {
    if (content === undefined) files.delete(path);
    else files.set(path, md5(content));
  }
  return files;
}

function pathsOf({ type, slug }: FileItem): string[] {
  if (type === 'core') return ['index.php', 'wp-admin/admin.php', 'wp-includes/version.php', 'wp-login.php'];
  if (type === 'theme') return ['functions.php', 'index.php', 'style.css'];
  if (!slug.includes('/')) return [slug];
  return [slug.slice(slug.indexOf('/') + 1), 'includes/class-main.php', 'readme.txt'];
}
