import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { field, group, sanitise } from '../connector/params.ts';
import { journal } from '../state/journal.ts';
import type { UserRecord } from '../state/records.ts';
import { optimised } from '../sync/sync-data.ts';
import { userEntry } from '../sync/users.ts';
import { briefly, isMail, isRole, storedUserById } from './user-parts.ts';

/** `user_action` (docs/wire/actions.md#users). Whatever the outcome, the answer names the user. */
export function userAction(call: FunctionCall): FunctionAnswer {
  const user = storedUserById(call.site, field(call.form, 'id'));
  switch (field(call.form, 'action')) {
    case 'edit':
      return user ? success(user, { user_data: editable(user) }) : failed(user);
    case 'update_user':
      return update(call, user);
    case 'delete':
      return remove(call, user);
    case 'changeRole':
      return changeRole(call, user);
    case 'update_password':
      if (user) setPassword(call, user, field(call.form, 'user_pass') ?? '');
      return success(user);
    default:
      return failed(user);
  }
}

function success(user: UserRecord | undefined, head: Record<string, unknown> = {}): FunctionAnswer {
  return { data: { ...head, status: 'SUCCESS', ...about(user) } };
}

function failed(user: UserRecord | undefined): FunctionAnswer {
  return { data: { status: 'FAIL', ...about(user) } };
}

function refused(error: string, user: UserRecord | undefined): FunctionAnswer {
  return { data: { error, ...about(user) } };
}

function about(user: UserRecord | undefined): Record<string, unknown> {
  return { other_data: { users_data: user ? briefly(user) : [] } };
}

/** What an edit form shows of a user. */
function editable(user: UserRecord): Record<string, unknown> {
  const { firstName, lastName } = user;
  const names = {
    display_nickname: user.nickname,
    ...(firstName ? { display_firstname: firstName } : {}),
    ...(lastName ? { display_lastname: lastName } : {}),
    ...(firstName && lastName
      ? { display_firstlast: `${firstName} ${lastName}`, display_lastfirst: `${lastName} ${firstName}` }
      : {}),
  };
  return {
    role: user.role,
    first_name: firstName,
    last_name: lastName,
    nickname: user.nickname,
    public_display: names,
    display_name: user.displayName,
    user_email: user.email,
    user_url: user.url,
    description: user.description,
  };
}

/** Reports success for unknown ids too; posts go to the connecting administrator. */
function remove(call: FunctionCall, user: UserRecord | undefined): FunctionAnswer {
  if (user && call.site.users.includes(user) && !call.faults.has('delete_user_noop')) {
    call.site.dropUser(user);
    const heir = call.site.changeUsers().find(candidate => candidate.id === call.user?.id);
    if (heir) heir.posts += user.posts;
    journal(call.site, 'userDeleted', { changeusername: user.login });
  }
  return success(user);
}

function changeRole(call: FunctionCall, user: UserRecord | undefined): FunctionAnswer {
  const roles = field(call.form, 'extra') ?? '';
  const member = user && call.site.join(user);
  if (member) setRole(call, member, roles);
  // The reply repeats the requested role; the previous one is not known.
  const users_data = { ...(member ? briefly(member) : {}), old_roles: null, roles };
  return { data: { status: 'SUCCESS', other_data: { users_data } } };
}

/**
 * Empty values and `donotupdate` are dropped; only an empty `role` counts: it removes every role. Texts are
 * trimmed, so that a blank empties them; an empty nickname or display name becomes the login. `http://` empties the address.
 */
function update(call: FunctionCall, user: UserRecord | undefined): FunctionAnswer {
  const extra = group(call.form, 'extra');
  const given = (key: string) => {
    const value = field(extra, key) ?? '';
    return value === '' || value === '0' || value === 'donotupdate' ? undefined : sanitise(value);
  };
  const role = field(extra, 'role');
  if (!user) return refused('The email address is empty or already in use.', user);
  const problem = objection(call, user, role, given('email'), given('pass1'), given('pass2'));
  if (problem !== undefined) return refused(problem, user);
  if (role !== undefined && role !== 'donotupdate') setRole(call, user, role);
  user.email = given('email') ?? user.email;
  user.url = given('url') === 'http://' ? '' : (given('url') ?? user.url);
  user.firstName = given('first_name') ?? user.firstName;
  user.lastName = given('last_name') ?? user.lastName;
  user.nickname = (given('nickname') ?? user.nickname) || user.login;
  user.displayName = (given('display_name') ?? user.displayName) || user.login;
  user.description = given('description') ?? user.description;
  if (given('pass1') !== undefined) setPassword(call, user, field(extra, 'pass1') ?? '');
  const users = optimised(call.form) ? { users: call.site.users.slice(0, 500).map(one => userEntry(one)) } : {};
  return success(user, users);
}

function objection(
  call: FunctionCall,
  user: UserRecord,
  role: string | undefined,
  email: string | undefined,
  pass1: string | undefined,
  pass2: string | undefined,
): string | undefined {
  if (role && role !== 'donotupdate' && !isRole(role)) return 'Sorry, this user cannot be given that role.';
  if (email !== undefined && !isMail(email)) return 'The email address isn&#8217;t correct.';
  const taken = call.site.users.some(
    other => other.id !== user.id && other.email.toLowerCase() === email?.toLowerCase(),
  );
  if (taken) return 'This email is already registered, please choose another one.';
  if (pass1?.includes('\\')) return 'Passwords may not contain the character &#8220;\\&#8221;.';
  return pass1 !== pass2 ? 'Passwords don&#8217;t match.' : undefined;
}

function setRole(call: FunctionCall, user: UserRecord, role: string): void {
  if (user.role === role || (role !== '' && !isRole(role))) return;
  user.role = role;
  journal(call.site, 'roleChanged', { changeusername: user.login, userroles: role });
}

function setPassword(call: FunctionCall, user: UserRecord, password: string): void {
  user.password = password;
  user.slashed = false;
  journal(call.site, 'passwordChanged', { changeusername: user.login });
}
