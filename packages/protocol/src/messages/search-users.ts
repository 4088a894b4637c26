import type { ConnectorCall } from '../call.ts';
import { readUsers, type SiteUser } from './site-users.ts';

export interface SearchUsersArgs {
  /** Part of a login, name or e-mail; all users when left out. */
  text?: string;
  /** Role slugs; any when left out or empty. */
  roles?: readonly string[];
  columns?: readonly ('user_login' | 'display_name' | 'user_email')[];
}

const ALL_COLUMNS = ['user_login', 'display_name', 'user_email'] as const;

/** Users of the site (§4.9). No paging and no limit on the wire. */
export const searchUsers: ConnectorCall<SearchUsersArgs, SiteUser[]> = {
  name: 'search_users',
  signed: true,
  effect: 'read',
  patience: 'action',
  fields: ({ text = '', roles = [], columns = ALL_COLUMNS }) => ({
    search: `*${text}*`,
    search_columns: columns.join(','),
    role: roles.join(','),
  }),
  parse: reply => readUsers(reply) ?? [],
};
