import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { field, members, textField } from '../connector/params.ts';
import type { UserRecord } from '../state/records.ts';
import { userEntry } from '../sync/users.ts';

const COLUMNS: Readonly<Record<string, (user: UserRecord) => string>> = {
  ID: user => `${user.id}`,
  user_login: user => user.login,
  user_nicename: user => user.login,
  user_email: user => user.email,
  user_url: user => user.url,
  display_name: user => user.displayName,
};

/** `search_users` (docs/wire/actions.md#users): a plain list. `*` at an edge of the search text is a wildcard. */
export function searchUsers({ site, form }: FunctionCall): FunctionAnswer {
  const pattern = wildcard(textField(form, 'search'));
  const id = wildcard(textField(form, 'search').replaceAll('*', '')); // always compared whole
  const columns = members(textField(form, 'search_columns'), ',').filter(name => Object.hasOwn(COLUMNS, name));
  const roles = members(textField(form, 'role'), ',').filter(role => role !== '');
  const looked = columns.length > 0 ? columns : Object.keys(COLUMNS);
  const found = site.users.filter(
    user =>
      (roles.length === 0 || roles.includes(user.role)) &&
      looked.some(name => (name === 'ID' ? id : pattern).test(COLUMNS[name]?.(user) ?? '')),
  );
  return { data: found.map(user => userEntry(user, user.role || null, true)) };
}

/** `get_all_users` (docs/wire/actions.md#users): each record shows the requested role, so none if all were requested. */
export function getAllUsers({ site, form }: FunctionCall): FunctionAnswer {
  if (field(form, 'role') === undefined) return { data: [] };
  const roles = members(textField(form, 'role'), ',');
  const lists = roles.map(role =>
    site.users.filter(user => role === '' || user.role === role).map(user => userEntry(user, role, true)),
  );
  return { data: lists.flat() };
}

function wildcard(search: string): RegExp {
  const start = search.startsWith('*') ? '' : '^';
  const end = search.endsWith('*') ? '' : '$';
  const words = search.replace(/^\*+|\*+$/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(start + words + end, 'i');
}
