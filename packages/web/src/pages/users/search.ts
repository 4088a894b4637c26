import { WORDPRESS_ROLES } from '../../generated/choices.ts';
import { choiceParam, idsParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

/** Whose users to read. Without any of these, no site is contacted. */
export const usersSearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, ['import']),
    q: textParam(raw.q),
    sites: idsParam(raw.sites),
    clients: idsParam(raw.clients),
    tags: idsParam(raw.tags),
    role: choiceParam(raw.role, WORDPRESS_ROLES),
    /** All connected sites are contacted. */
    all: choiceParam(raw.all, ['yes']),
    page: idsParam(raw.page)?.[0],
  });

export type UsersSearch = ReturnType<typeof usersSearch>;
