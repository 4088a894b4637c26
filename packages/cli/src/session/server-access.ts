import { UsageError } from '../failure.ts';
import type { Io } from '../io.ts';
import { readLogin, type ServerAccess } from './login-file.ts';

const URL_VARIABLE = 'SITEKEEPER_URL';
const KEY_VARIABLE = 'SITEKEEPER_KEY';
/** A person who names a store means it, even if they are logged in to a server. */
const STORE_VARIABLES = ['SITEKEEPER_DATA', 'DATABASE_URL'];
const DEFAULT_ROOT = '/wp-json';

/**
 * The server to work on: that of SITEKEEPER_URL, otherwise that of the login; undefined: the store of this machine.
 * @throws UsageError
 */
export async function serverAccess({ env }: Io): Promise<ServerAccess | undefined> {
  const [url, key] = [env[URL_VARIABLE]?.trim(), env[KEY_VARIABLE]?.trim()];
  if (url) {
    if (!key) throw new UsageError(`${URL_VARIABLE} needs a key: set ${KEY_VARIABLE}.`);
    return { root: restRootOf(url), key };
  }
  if (key) throw new UsageError(`${KEY_VARIABLE} needs a server: set ${URL_VARIABLE}.`);
  if (STORE_VARIABLES.some(name => env[name])) return undefined;
  return readLogin(env);
}

/** The variable that goes before a login, if one is set: commands then work on what it names. */
export function goesBeforeLogin({ env }: Io): string | undefined {
  return [URL_VARIABLE, ...STORE_VARIABLES].find(name => env[name]?.trim());
}

/** Variables that are no settings of a server. */
export function withoutAccess(env: Io['env']): Io['env'] {
  const { [URL_VARIABLE]: _url, [KEY_VARIABLE]: _key, ...rest } = env;
  return rest;
}

/** The root of the REST API under an address that a person types. @throws UsageError */
export function restRootOf(given: string): string {
  const url = URL.parse(/^[a-z]+:\/\//i.test(given) ? given : `https://${given}`);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`"${given}" is not an address. Use one such as https://sitekeeper.example.com.`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '') {
    throw new UsageError('Give the address alone, without a name, password or query. The key is asked for.');
  }
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path === '' ? DEFAULT_ROOT : path}`;
}

/** Whether what is sent there can be read on the way. */
export function isUnencrypted(root: string): boolean {
  const { protocol, hostname } = new URL(root);
  return protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
