import { regverifyHash } from '@sitekeeper/protocol';
import type { UserRecord } from '../state/records.ts';
import type { SimulatedSite } from '../state/site.ts';
import { syncData } from '../sync/sync-data.ts';
import { compareDottedVersions } from '../versions.ts';
import type { FunctionAnswer, FunctionCall } from './call.ts';
import { type RegistrationCode, refuseRegistration } from './errors.ts';
import { loginCookies } from './login-cookies.ts';
import { plainPage } from './pages.ts';
import { field, kept, percentDecode, textField } from './params.ts';

/** `register` of docs/wire/connection.md#registration: the checks in the connector's order, then the connection and a full sync reply. */
export function register(call: Omit<FunctionCall, 'user'>): FunctionAnswer {
  const { site, form, faults } = call;
  const login = textField(form, 'user');
  const user = site.userByLogin(login);
  const code =
    takenOver(site, login, user, form) ??
    wrongId(site, textField(form, 'uniqueId')) ??
    (faults.has('no_openssl') ? 'REG_ERROR5' : undefined) ??
    notProven(site, user, form) ??
    noAdmin(user);
  if (code !== undefined) return refuseRegistration(code);
  const admin = user as UserRecord;
  if (faults.has('short_salts')) {
    site.connection = { publicPem: kept(field(form, 'pubkey') ?? ''), server: '', admin: '' };
    return plainPage(500, '');
  }
  const secret = knownSecret(site, admin.login, textField(form, 'regverify')) ? undefined : site.newSecret(admin.login);
  site.connection = {
    publicPem: kept(field(form, 'pubkey') ?? ''),
    server: kept(textField(form, 'server')),
    admin: admin.login,
  };
  site.unconnectedSince = undefined;
  const head = { ...(secret ? { regverify: secret } : {}), register: 'OK', uniqueId: site.uniqueId, user: admin.login };
  return { data: { ...head, ...syncData({ ...call, user: admin }) }, cookies: loginCookies(site, admin) };
}

/** Checks 1 and 2: there is something to store, and no other connection exists. */
function takenOver(
  site: SimulatedSite,
  login: string,
  user: UserRecord | undefined,
  form: FunctionCall['form'],
): RegistrationCode | undefined {
  if (field(form, 'user') === undefined || !field(form, 'pubkey')) return 'REG_ERROR1';
  const held = site.connection;
  if (!held) return undefined;
  const server = textField(form, 'server');
  if (login === held.admin && server !== '' && server === held.server) return undefined;
  return user?.passwordAuth === false ? 'REG_ERROR10' : 'REG_ERROR2';
}

/** Check 3. */
function wrongId(site: SimulatedSite, sent: string): RegistrationCode | undefined {
  if (site.uniqueId === '') return undefined;
  if (sent === '') return 'REG_ERROR3';
  return sent === site.uniqueId ? undefined : 'REG_ERROR4';
}

/** Check 6; 5 is about cURL, which all have. If a password was sent, it alone decides. */
function notProven(
  site: SimulatedSite,
  user: UserRecord | undefined,
  form: FunctionCall['form'],
): RegistrationCode | undefined {
  if (textField(form, 'user') === '' || user?.passwordAuth === false) return undefined;
  const password = field(form, 'userpwd') ?? '';
  if (password !== '') return user && passwordFits(user, password) ? undefined : 'REG_ERROR7';
  const secret = field(form, 'regverify');
  const version = textField(form, 'mainwpver');
  if (!secret && (version === '' || compareDottedVersions(version, '5.3') < 0)) return 'REG_ERROR10';
  if (user && knownSecret(site, user.login, textField(form, 'regverify'))) return undefined;
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

function knownSecret(site: SimulatedSite, login: string, sent: string): boolean {
  const [key = '', secure = ''] = sent.split('-');
  const hashKey = regverifyHash(key);
  return site.regverify.some(entry => entry.login === login && entry.hashKey === hashKey && entry.secure === secure);
}
