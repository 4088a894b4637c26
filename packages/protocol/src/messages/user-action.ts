import type { ConnectorCall } from '../call.ts';
import { countOf, isRecord, own, shortText } from '../replies/lenient.ts';
import { plainText } from '../replies/text.ts';
import { type ActionStatus, readActionStatus } from './action-items.ts';

/** The user as read for editing (docs/wire/actions.md#users). */
export interface EditableUser {
  role: string;
  firstName: string;
  lastName: string;
  nickname: string;
  displayName: string;
  email: string;
  url: string;
  description: string;
}

export interface UserActionReply {
  status: ActionStatus;
  /** Id of the user; undefined for unknown ids, even if the status is SUCCESS. */
  userId?: number | undefined;
  displayName: string;
  role: string;
}

/** Omitted fields stay as they are. '' empties a name, the address or the description; WordPress then uses the login
 * as nickname and display name. */
export interface UpdateUserArgs {
  id: number;
  /** '' keeps it, because an empty role on the wire would remove every role. */
  role?: string;
  /** '' keeps it. */
  email?: string;
  url?: string;
  firstName?: string;
  lastName?: string;
  nickname?: string;
  displayName?: string;
  description?: string;
  password?: string;
}

const CHANGE = { name: 'user_action', signed: true, effect: 'change', patience: 'action' } as const;

/** Reads a user; `user` is undefined if the id is unknown. */
export const readUserOnSite: ConnectorCall<{ id: number }, UserActionReply & { user: EditableUser | undefined }> = {
  ...CHANGE,
  effect: 'read',
  fields: ({ id }) => ({ action: 'edit', id }),
  parse: reply => ({ ...readUserAction(reply), user: readEditable(own(reply, 'user_data')) }),
};

/**
 * Change fields of a user. The connector drops empty values, so a blank, which WordPress trims, empties a text, and a
 * bare scheme the address. Check first that the id exists, because an unknown one breaks the site's answer (docs/wire/actions.md#users).
 */
export const updateUserOnSite: ConnectorCall<UpdateUserArgs, UserActionReply> = {
  ...CHANGE,
  fields: args => ({
    action: 'update_user',
    id: args.id,
    extra: {
      role: args.role || 'donotupdate',
      email: args.email || undefined,
      url: args.url === '' ? 'http://' : args.url,
      first_name: orBlank(args.firstName),
      last_name: orBlank(args.lastName),
      nickname: orBlank(args.nickname),
      display_name: orBlank(args.displayName),
      description: orBlank(args.description),
      pass1: args.password || undefined,
      pass2: args.password || undefined,
    },
  }),
  parse: readUserAction,
};

function orBlank(text: string | undefined): string | undefined {
  return text === '' ? ' ' : text;
}

/** Deletes a user; posts go to the connecting administrator, whom the connector does not protect. Always SUCCESS. */
export const deleteUserOnSite: ConnectorCall<{ id: number }, UserActionReply> = {
  ...CHANGE,
  fields: ({ id }) => ({ action: 'delete', id }),
  parse: readUserAction,
};

export const changeRoleOnSite: ConnectorCall<{ id: number; role: string }, UserActionReply> = {
  ...CHANGE,
  fields: ({ id, role }) => ({ action: 'changeRole', id, extra: role }),
  parse: readUserAction,
};

export const changePasswordOnSite: ConnectorCall<{ id: number; password: string }, UserActionReply> = {
  ...CHANGE,
  fields: ({ id, password }) => ({ action: 'update_password', id, user_pass: password }),
  parse: readUserAction,
};

function readUserAction(reply: unknown): UserActionReply {
  const user = own(own(reply, 'other_data'), 'users_data');
  return {
    status: readActionStatus(reply),
    userId: countOf(own(user, 'user_id')),
    displayName: shortText(own(user, 'display_name')),
    role: shortText(own(user, 'roles')),
  };
}

function readEditable(user: unknown): EditableUser | undefined {
  if (!isRecord(user) || Array.isArray(user)) return undefined;
  return {
    role: shortText(own(user, 'role')),
    firstName: shortText(own(user, 'first_name')),
    lastName: shortText(own(user, 'last_name')),
    nickname: shortText(own(user, 'nickname')),
    displayName: shortText(own(user, 'display_name')),
    email: shortText(own(user, 'user_email')),
    url: shortText(own(user, 'user_url')),
    description: plainText(own(user, 'description'), 10_000),
  };
}
