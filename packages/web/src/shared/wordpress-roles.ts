/** The roles that WordPress has by itself. */
export const WORDPRESS_ROLES = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const;
export type WordPressRole = (typeof WORDPRESS_ROLES)[number];
