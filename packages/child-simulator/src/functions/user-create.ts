import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { refuse } from '../connector/errors.ts';
import { field, json, sanitise } from '../connector/params.ts';
import { blankUser } from '../state/initial/users.ts';
import { journal } from '../state/journal.ts';
import type { UserRecord } from '../state/records.ts';
import { decodeBase64, isRole } from './user-parts.ts';
import { sanitiseEmail, withoutAccents } from './user-texts.ts';

/**
 * `newuser` (docs/wire/actions.md#users). An unknown role becomes subscriber. WordPress accepts users without an address or password here, and
 * drops what it can't read as an address. Errors have no code.
 */
export function newUser(call: FunctionCall): FunctionAnswer {
  const { site, form } = call;
  const wish = json(decodeBase64(field(form, 'new_user')));
  const given = (key: string) => value(wish, key);
  const login = strictLogin(given('user_login'), site.profile.language);
  const email = sanitiseEmail(given('user_email'));
  const problem = objection(site.accounts, login, email);
  if (problem !== undefined) return refuse(problem);
  const users = site.changeUsers();
  const id = Math.max(0, ...site.accounts.map(user => user.id)) + 1;
  const user = blankUser(id, login, email, Math.floor(site.seconds));
  user.role = isRole(given('role')) ? given('role') : 'subscriber';
  user.firstName = given('first_name');
  user.lastName = given('last_name');
  user.displayName = `${user.firstName} ${user.lastName}`.trim() || login;
  user.url = given('user_url');
  user.password = given('user_pass');
  users.push(user);
  journal(site, 'userCreated', { changeusername: login, userroles: user.role });
  const new_user_data = { user_id: id, display_name: user.displayName, roles: user.role };
  return { data: { added: true, other_data: { new_user_data } } };
}

/** A login as WordPress stores it: without accents and, silently, without other characters. */
function strictLogin(login: string, language: string): string {
  return withoutAccents(sanitise(login), language)
    .replace(/&[^;\s]+;/g, '')
    .replace(/[^a-z0-9 _.@-]/gi, '')
    .replace(/ +/g, ' ')
    .trim();
}

function objection(users: readonly UserRecord[], login: string, email: string): string | undefined {
  if (login.length > 60) return 'Username may not be longer than 60 characters.';
  if (login === '') return 'Cannot create a user with an empty login name.';
  if (users.some(user => user.login.toLowerCase() === login.toLowerCase()))
    return 'Sorry, that username already exists!';
  const taken = email !== '' && users.some(user => user.email.toLowerCase() === email.toLowerCase());
  return taken ? 'Sorry, that email address is already used!' : undefined;
}

function value(wish: unknown, key: string): string {
  if (typeof wish !== 'object' || wish === null) return '';
  const found: unknown = Object.hasOwn(wish, key) ? Reflect.get(wish, key) : undefined;
  return typeof found === 'string' ? found : '';
}

/** `newadminpassword` (docs/wire/actions.md#users): changes the password of `user`. */
export function newAdminPassword({ site, form, user }: FunctionCall): FunctionAnswer {
  const target = user && site.changeUsers().find(candidate => candidate.id === user.id);
  if (!target) return { data: [] };
  const password = decodeBase64(field(form, 'new_password'));
  if (password === '') return refuse('Please enter a password.');
  target.password = password;
  target.slashed = false;
  journal(site, 'passwordChanged', { changeusername: target.login });
  const update_admin_password = { display_name: target.displayName, user_id: target.id, roles: target.role };
  return { data: { added: true, other_data: { update_admin_password } } };
}
