import * as users from '../../../../features/site-users/index.ts';
import type { Ctx } from '../../../../kernel/context.ts';
import { DialectError } from '../../dialect-errors.ts';
import type { Asked } from '../asked.ts';
import { type DialectLine, line, PUT, requireGiven } from '../line.ts';
import { SITE } from '../sites/sites.lines.ts';
import { type Aliases, fieldFrom, flagFrom, integerFrom, selectorsFrom, textFrom, wordsFrom } from '../takers.ts';
import { createdUsers, type ListedUser, passwordsChanged, updatedData, usersBySite } from './user-answers.ts';
import { groupsByName, ROLES, refuseUnknown, requireUserFilter } from './user-filters.ts';

const FILTERS: Aliases = {
  websites: selectorsFrom('websites'),
  clients: selectorsFrom('clients'),
  groups: wordsFrom('groups'),
};

/** Users of the sites. */
export const USER_LINES: readonly DialectLine[] = [
  line({
    methods: ['GET'],
    path: '/users',
    ability: users.listSiteUsers,
    aliases: { ...FILTERS, search: textFrom('search'), roles: wordsFrom('roles') },
    complete: filtered,
    view: () => undefined,
    run: usersBySite,
  }),
  line({
    methods: ['POST'],
    path: '/users/create',
    ability: users.createSiteUsers,
    aliases: {
      ...FILTERS,
      username: textFrom('username'),
      email: textFrom('email'),
      password: textFrom('password'),
      role: textFrom('role'),
      first_name: textFrom('first_name'),
      last_name: textFrom('last_name'),
      user_url: textFrom('user_url'),
      send_password: flagFrom('send_password'),
    },
    complete: (input, asked, ctx) => {
      requireGiven(asked, ['username', 'email']);
      return filtered(input, asked, ctx);
    },
    view: createdUsers,
  }),
  line({
    methods: PUT,
    path: '/users/{id_domain}/{user_id}/edit',
    ability: users.updateSiteUser,
    aliases: {
      ...SITE,
      user_id: integerFrom('user_id'),
      email: textFrom('email'),
      role: textFrom('role'),
      password: textFrom('password'),
      first_name: fieldFrom('first_name'),
      last_name: fieldFrom('last_name'),
      user_url: fieldFrom('user_url'),
      nickname: fieldFrom('nickname'),
      display_name: fieldFrom('display_name'),
      description: fieldFrom('description'),
    },
    complete: (input, asked) => {
      refuseUnknown(asked, 'role', ROLES, 'invalid_role');
      const { site_id_or_domain: _site, user_id: _user, ...fields } = input;
      if (Object.keys(fields).length > 0) return input;
      throw new DialectError('rest_invalid_param', 'missing_required_fields', 'Give at least one field to change.');
    },
    view: ({ website_id, website_url, id }: ListedUser, { input }) => ({
      success: 1,
      message: 'The user was changed.',
      data: { website_id: String(website_id), website_url, user_id: id, updated_data: updatedData(input) },
    }),
  }),
  line({
    methods: ['DELETE'],
    path: '/users/{id_domain}/{user_id}/delete',
    ability: users.deleteSiteUser,
    aliases: { ...SITE, user_id: integerFrom('user_id') },
    fixed: { confirm: true },
    view: () => ({ success: 1, message: 'The user was deleted.' }),
  }),
  line({
    methods: PUT,
    path: '/users/update-admin-password',
    ability: users.updateAdminPasswords,
    aliases: { ...FILTERS, password: textFrom('password') },
    complete: (input, asked, ctx) => {
      requireGiven(asked, ['password']);
      return filtered(input, asked, ctx);
    },
    view: passwordsChanged,
  }),
];

function filtered(input: Record<string, unknown>, asked: Asked, ctx: Ctx): Promise<Record<string, unknown>> {
  requireUserFilter(asked);
  refuseUnknown(asked, 'roles', ROLES, 'invalid_roles');
  refuseUnknown(asked, 'role', ROLES, 'invalid_role');
  return groupsByName(input, ctx);
}
