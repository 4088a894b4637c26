import { checkRatchet, verifySignature, verifyWithLib } from '@sitekeeper/protocol';
import type { UserRecord } from '../state/records.ts';
import type { FunctionAnswer, FunctionCall } from './call.ts';
import { codeless } from './errors.ts';
import { plainPage } from './pages.ts';
import { field, percentDecode, textField } from './params.ts';
import { publicKeyOf } from './public-keys.ts';

export type Authentication = { user: UserRecord | undefined } | { refused: FunctionAnswer };

/** First stage of docs/wire/signatures.md#order-of-checks: the signature, then the login of `user`. Moves the ratchet. */
export function authenticate({ site, form, fn, faults }: Omit<FunctionCall, 'user'>): Authentication {
  const failed = { refused: codeless('authentication', faults) };
  const publicKey = site.connection && publicKeyOf(site.connection.publicPem);
  if (!publicKey) return failed;
  const signature = percentDecode(field(form, 'mainwpsignature') ?? '');
  const signed = { fn, nonce: textField(form, 'nonce'), signature, publicKey };
  const inLibrary = textField(form, 'verifylib') !== '';
  const ofEc = publicKey.asymmetricKeyType === 'ec';
  if (diesOf(faults, inLibrary, ofEc)) return { refused: plainPage(500, '') };
  if (ofEc && faults.has('no_ec_keys')) return failed;
  if (inLibrary) {
    if (!verifyWithLib(signed)) return failed;
  } else {
    const requested = field(form, 'sign_algo');
    const verdict = checkRatchet(site.ratchet, requested === undefined ? undefined : Number(requested));
    if ('refused' in verdict) return verdict.refused === 'sha1' ? { refused: codeless('sha1', faults) } : failed;
    if (!verifySignature({ ...signed, algorithm: verdict.algorithm })) return failed;
    site.ratchet = verdict.algorithm;
  }
  return login(site.userByLogin(textField(form, 'user')), textField(form, 'user') === '', faults);
}

/** PHP without OpenSSL, or with salts that are too short, ends where it is called; the library needs it for EC keys (docs/wire/signatures.md#without-openssl). */
function diesOf(faults: FunctionCall['faults'], inLibrary: boolean, ofEc: boolean): boolean {
  if (faults.has('no_openssl') || faults.has('short_salts')) return true;
  return faults.has('no_openssl_allowed') && (!inLibrary || ofEc);
}

/** The user the request acts as. A request without a user is authenticated but logs nobody in (docs/wire/signatures.md#signed-requests). */
function login(user: UserRecord | undefined, nobody: boolean, faults: FunctionCall['faults']): Authentication {
  if (nobody) return { user: undefined };
  if (!user) return { refused: codeless('adminMissing', faults) };
  if (user.role !== 'administrator') return { refused: codeless('notAdmin', faults) };
  return { user };
}
