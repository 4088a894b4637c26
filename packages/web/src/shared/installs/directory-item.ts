/** What can be installed, by its name on WordPress.org. */
export interface DirectoryItem {
  readonly slug: string;
  /** Known if the address of its page was given. */
  readonly type?: 'plugin' | 'theme' | undefined;
}

const TYPES: Readonly<Record<string, DirectoryItem['type']>> = { plugins: 'plugin', themes: 'theme' };

/** Reads what somebody typed: a slug, or the address of a page such as de.wordpress.org/plugins/contact-form-7/. */
export function directoryItem(typed: string): DirectoryItem {
  const text = typed.trim().toLowerCase();
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`);
  const isThere = url !== null && /(^|\.)wordpress\.org$/.test(url.hostname);
  const [, kind = '', slug = ''] = isThere ? url.pathname.split('/') : [];
  return TYPES[kind] ? { slug, type: TYPES[kind] } : { slug: text };
}

export const isDirectorySlug = (slug: string) => /^[a-z0-9][a-z0-9-]*$/.test(slug);
