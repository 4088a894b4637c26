import { regverifyHash } from '@sitekeeper/protocol';
import type { UserRecord } from '../state/records.ts';
import type { Site } from '../state/site.ts';
import { syncData } from '../sync/sync-data.ts';
import { compareVersions } from '../versions.ts';
import type { Answer, Call } from './call.ts';
import { type RegistrationCode, refuseRegistration } from './errors.ts';
import { loginCookies } from './login-cookies.ts';
import { field, kept, percentDecode, text } from './params.ts';

/** `register` of docs/wire/connection.md#registration: the checks in the connector's order, then the connection and a full sync reply. */
export function register(call: Omit<Call, 'user'>): Answer {
  const { site, form } = call;
  const login = text(form, 'user');
  const user = site.userByLogin(login);
  const code =
    takenOver(site, login, user, form) ??
    wrongId(site, text(form, 'uniqueId')) ??
    notProven(site, user, form) ??
    noAdmin(user);
  if (code !== undefined) return refuseRegistration(code);
  const admin = user as UserRecord;
  const secret = knownSecret(site, admin.login, text(form, 'regverify')) ? undefined : site.newSecret(admin.login);
  site.connection = {
    publicPem: kept(field(form, 'pubkey') ?? ''),
    server: kept(text(form, 'server')),
    admin: admin.login,
  };
  site.unconnectedSince = undefined;
  const head = { ...(secret ? { regverify: secret } : {}), register: 'OK', uniqueId: site.uniqueId, user: admin.login };
  return { data: { ...head, ...syncData({ ...call, user: admin }) }, cookies: loginCookies(site, admin) };
}

/** Checks 1 and 2: something to store, and no other connection in the way. */
function takenOver(
  site: Site,
  login: string,
  user: UserRecord | undefined,
  form: Call['form'],
): RegistrationCode | undefined {
  if (field(form, 'user') === undefined || !field(form, 'pubkey')) return 'REG_ERROR1';
  const held = site.connection;
  if (!held) return undefined;
  const server = text(form, 'server');
  if (login === held.admin && server !== '' && server === held.server) return undefined;
  return user?.passwordAuth === false ? 'REG_ERROR10' : 'REG_ERROR2';
}

/** Check 3. */
function wrongId(site: Site, sent: string): RegistrationCode | undefined {
  if (site.uniqueId === '') return undefined;
  if (sent === '') return 'REG_ERROR3';
  return sent === site.uniqueId ? undefined : 'REG_ERROR4';
}

/** Check 6; 4 and 5 are about the server's own software. A password that was sent decides alone. */
function notProven(site: Site, user: UserRecord | undefined, form: Call['form']): RegistrationCode | undefined {
  if (text(form, 'user') === '' || user?.passwordAuth === false) return undefined;
  const password = field(form, 'userpwd') ?? '';
  if (password !== '') return user && passwordFits(user, password) ? undefined : 'REG_ERROR7';
  const secret = field(form, 'regverify');
  const version = text(form, 'mainwpver');
  if (!secret && (version === '' || compareVersions(version, '5.3') < 0)) return 'REG_ERROR10';
  if (user && knownSecret(site, user.login, text(form, 'regverify'))) return undefined;
  return secret === undefined ? 'REG_ERROR7' : 'reconnect_failed';
}

/** Checks 7 and 8. */
function noAdmin(user: UserRecord | undefined): RegistrationCode | undefined {
  if (!user) return 'REG_ERROR8';
  return user.role === 'administrator' ? undefined : 'REG_ERROR9';
}

/** WordPress puts backslashes before quotes, the connector percent-decodes once more and trims (docs/wire/connection.md#registration). */
function passwordFits(user: UserRecord, posted: string): boolean {
  const received = percentDecode(addSlashes(posted)).trim();
  return received === (user.slashed ? addSlashes(user.password) : user.password);
}

function addSlashes(value: string): string {
  return value.replace(/['"\\]/g, '\\$&');
}

function knownSecret(site: Site, login: string, sent: string): boolean {
  const [key = '', secure = ''] = sent.split('-');
  const hashKey = regverifyHash(key);
  return site.regverify.some(entry => entry.login === login && entry.hashKey === hashKey && entry.secure === secure);
}
