import type { ConnectorCall } from '../call.ts';
import { requireList } from '../replies/lenient.ts';
import { type ReportedUser, readReportedUsers } from './site-users.ts';

export interface SearchUsersArgs {
  /** Part of a login, name or e-mail address; all users if omitted. */
  text?: string;
  /** Role slugs; any when left out or empty. */
  roles?: readonly string[];
  /** The site searches each column separately; `ID` is always compared as a whole. */
  columns?: readonly ('ID' | 'user_login' | 'display_name' | 'user_email')[];
  /** The text must equal the whole value, ignoring case, instead of a part of it. */
  exact?: boolean;
}

const ALL_COLUMNS = ['user_login', 'display_name', 'user_email'] as const;

/** Users of the site (docs/wire/actions.md#users). No paging and no limit on the wire. */
export const searchUsers: ConnectorCall<SearchUsersArgs, ReportedUser[]> = {
  name: 'search_users',
  signed: true,
  effect: 'read',
  patience: 'action',
  fields: ({ text = '', roles = [], columns = ALL_COLUMNS, exact = false }) => ({
    search: exact ? text : `*${text}*`,
    search_columns: columns.join(','),
    role: roles.join(','),
  }),
  parse: reply => requireList(reply, readReportedUsers, 'users'),
};
