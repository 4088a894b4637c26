import * as users from '../../../features/site-users/index.ts';
import { DialectError } from '../dialect-errors.ts';
import type { Asked } from './asked.ts';
import { type DialectLine, line, PUT, requireGiven } from './line.ts';
import { SITE } from './sites.lines.ts';
import { type Aliases, field, flag, integer, selectors, text, words } from './takers.ts';
import { createdUsers, type ListedUser, passwordsChanged, updatedData, usersBySite } from './user-answers.ts';
import { ROLES, refuseUnknown, requireUserFilter } from './user-filters.ts';

const FILTERS: Aliases = {
  websites: selectors('websites'),
  clients: selectors('clients'),
  groups: words('groups'),
};

/** Users of the sites. */
export const USER_LINES: readonly DialectLine[] = [
  line({
    methods: ['GET'],
    path: '/users',
    ability: users.listSiteUsers,
    aliases: { ...FILTERS, search: text('search'), roles: words('roles') },
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
      username: text('username'),
      email: text('email'),
      password: text('password'),
      role: text('role'),
      first_name: text('first_name'),
      last_name: text('last_name'),
      user_url: text('user_url'),
      send_password: flag('send_password'),
    },
    complete: (input, asked) => {
      requireGiven(asked, ['username', 'email']);
      return filtered(input, asked);
    },
    view: createdUsers,
  }),
  line({
    methods: PUT,
    path: '/users/{id_domain}/{user_id}/edit',
    ability: users.updateSiteUser,
    aliases: {
      ...SITE,
      user_id: integer('user_id'),
      email: text('email'),
      role: text('role'),
      password: text('password'),
      first_name: field('first_name'),
      last_name: field('last_name'),
      user_url: field('user_url'),
      nickname: field('nickname'),
      display_name: field('display_name'),
      description: field('description'),
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
    aliases: { ...SITE, user_id: integer('user_id') },
    fixed: { confirm: true },
    view: () => ({ success: 1, message: 'The user was deleted.' }),
  }),
  line({
    methods: PUT,
    path: '/users/update-admin-password',
    ability: users.updateAdminPasswords,
    aliases: { ...FILTERS, password: text('password') },
    complete: (input, asked) => {
      requireGiven(asked, ['password']);
      return filtered(input, asked);
    },
    view: passwordsChanged,
  }),
];

function filtered(input: Record<string, unknown>, asked: Asked): Record<string, unknown> {
  requireUserFilter(asked);
  refuseUnknown(asked, 'roles', ROLES, 'invalid_roles');
  refuseUnknown(asked, 'role', ROLES, 'invalid_role');
  return input;
}
