import { WORDPRESS_ROLES } from '../../generated/choices.ts';
import { ids, oneOf, optional, type Raw, text } from '../../shared/search-params.ts';

/** Whose users are asked for. Without any of it, no site is asked. */
export const usersSearch = (raw: Raw) =>
  optional({
    view: oneOf(raw.view, ['import']),
    q: text(raw.q),
    sites: ids(raw.sites),
    clients: ids(raw.clients),
    tags: ids(raw.tags),
    role: oneOf(raw.role, WORDPRESS_ROLES),
    /** Asked of every connected site. */
    all: oneOf(raw.all, ['yes']),
    page: ids(raw.page)?.[0],
  });

export type UsersSearch = ReturnType<typeof usersSearch>;
