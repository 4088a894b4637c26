import { WORDPRESS_ROLES } from '../generated/choices.ts';
import { named } from '../texts/named.ts';
import { once } from '../texts/once.ts';

export type WordPressRole = (typeof WORDPRESS_ROLES)[number];

const RANKS: Readonly<Record<WordPressRole, number>> = {
  administrator: 1,
  editor: 2,
  author: 3,
  contributor: 4,
  subscriber: 5,
};

/** The built-in roles of WordPress, most powerful first. */
export const ROLES_BY_RANK = WORDPRESS_ROLES.toSorted((one, other) => RANKS[one] - RANKS[other]);

const NAMES = named<WordPressRole>({
  administrator: 'shared.wordpressRoles.administrator',
  editor: 'shared.wordpressRoles.editor',
  author: 'shared.wordpressRoles.author',
  contributor: 'shared.wordpressRoles.contributor',
  subscriber: 'shared.wordpressRoles.subscriber',
});

export const wordPressRoleChoices = once(() => ROLES_BY_RANK.map(value => ({ value, label: NAMES[value] })));

/** The name that WordPress shows for a role; those that plugins add have only their own. */
export function wordPressRoleName(role: string): string {
  const known = ROLES_BY_RANK.find(one => one === role);
  return known === undefined ? role : NAMES[known];
}
