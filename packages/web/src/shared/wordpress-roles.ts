import { WORDPRESS_ROLES } from '../generated/choices.ts';

export type WordPressRole = (typeof WORDPRESS_ROLES)[number];

const RANKS: Readonly<Record<WordPressRole, number>> = {
  administrator: 1,
  editor: 2,
  author: 3,
  contributor: 4,
  subscriber: 5,
};

/** The roles that WordPress has by itself: first the one that may do most. */
export const ROLES_BY_RANK = WORDPRESS_ROLES.toSorted((one, other) => RANKS[one] - RANKS[other]);
