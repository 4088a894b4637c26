import { WORDPRESS_ROLES } from '../generated/choices.ts';

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
