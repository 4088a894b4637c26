import type { RunItem, WayOut } from '../run-item.ts';

type Item = Pick<RunItem, 'type' | 'slug' | 'from_version'>;

/** @param reached The site still answers Sitekeeper, so the item can be deactivated from here. */
export function wayOutOf({ type }: Pick<Item, 'type'>, reached: boolean): WayOut {
  if (type === 'plugin') return reached ? 'deactivate' : 'rename_folder';
  if (type === 'theme') return reached ? 'switch_theme' : 'rename_folder';
  return 'restore';
}

const BACKUP = 'or restore the site from a backup at its host.';

/** The same in words, with the file or folder it is about. */
export function adviceOf(item: Item, way: WayOut): string {
  switch (way) {
    case 'deactivate':
      return `Deactivate the plugin, ${BACKUP}`;
    case 'switch_theme':
      return `Activate another theme, ${BACKUP}`;
    case 'rename_folder':
      return `Rename ${placeOf(item)} by SFTP or in the host's file manager, so that WordPress stops loading it, ${BACKUP}`;
    case 'restore':
      return item.type === 'core'
        ? `Restore the site from a backup at its host, or restore the files of WordPress${versionOf(item)} by SFTP.`
        : `Delete the new translation files in wp-content/languages by SFTP, ${BACKUP}`;
  }
}

/** What a site says is named only if it is a plain file name. */
function placeOf({ type, slug }: Item): string {
  const [first = ''] = slug.split('/');
  const plain = /^[\w-][\w.-]*$/.test(first);
  if (type === 'theme')
    return plain ? `the folder wp-content/themes/${first}` : "the theme's folder in wp-content/themes";
  if (!plain) return "the plugin's folder in wp-content/plugins";
  return `the ${slug.includes('/') ? 'folder' : 'file'} wp-content/plugins/${first}`;
}

const versionOf = ({ from_version: from }: Item) => (/^\d[\w.-]*$/.test(from) ? ` ${from}` : '');
