import { isIP } from 'node:net';

export interface Setting<T> {
  /** Name in documents and messages, e.g. `sync.concurrency`. */
  readonly name: string;
  readonly env: string;
  readonly initial: T;
  readonly description: string;
  readonly secret?: true;
  readonly least?: number;
  readonly most?: number;
  /** Which texts are usable; without one every text is. */
  readonly form?: Form;
}

/** A check of a text, and how it reads in "… must be <expected>". */
interface Form {
  readonly fits: (text: string) => boolean;
  readonly expected: string;
}

export const textSetting = (
  name: string,
  env: string,
  initial: string,
  description: string,
  form?: Form,
): Setting<string> => ({
  name,
  env,
  initial,
  description,
  ...(form ? { form } : {}),
});
export const secret = (name: string, env: string, description: string, form?: Form): Setting<string> => ({
  ...textSetting(name, env, '', description, form),
  secret: true,
});
/** A timer of more seconds than this would fire at once, and no wait on a site is sensible for longer. */
const DAY_SECONDS = 86_400;
export const integer = (
  name: string,
  env: string,
  initial: number,
  least: number,
  description: string,
  most = 1_000_000_000,
): Setting<number> => ({ name, env, initial, least, most, description });
export const seconds = (name: string, env: string, initial: number, description: string) =>
  integer(name, env, initial, 1, description, DAY_SECONDS);
export const flag = (name: string, env: string, initial: boolean, description: string): Setting<boolean> => ({
  name,
  env,
  initial,
  description,
});

export const matching = (pattern: RegExp, expected: string): Form => ({ fits: given => pattern.test(given), expected });
export const NETWORKS: Form = {
  fits: given => given.split(',').every(isNetwork),
  expected: 'addresses or networks, separated by commas',
};
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['no', false],
  ['off', false],
]);
const YES_OR_NO = /^(?:all|true|yes|1|false|no|0)$/i;
export const WEB_ADDRESS: Form = {
  fits: given => /^https?:$/.test(URL.parse(given)?.protocol ?? ''),
  expected: 'an address that begins with http:// or https://',
};
/** Paths of pages are appended to it, and everybody sees it. */
export const PUBLIC_ADDRESS: Form = {
  fits: given => WEB_ADDRESS.fits(given) && !/[?#@]/.test(given),
  expected: 'an address such as https://sites.example.com, without a query or a name and password',
};
export const WEB_ADDRESSES: Form = {
  fits: given => given.split(',').every(address => WEB_ADDRESS.fits(address.trim())),
  expected: 'addresses that begin with http:// or https://, separated by commas',
};
export const HOST_NAMES: Form = matching(
  /^\s*[\w.-]+\s*(?:,\s*[\w.-]+\s*)*$/,
  'host names without port, separated by commas',
);
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i;
export const HOSTS: Form = {
  fits: given => given.split(',').every(host => host.trim() === '' || HOST.test(host.trim())),
  expected: 'hosts such as downloads.wordpress.org, separated by commas',
};
export const POSTGRES: Form = {
  // What follows a # is never read.
  fits: given => postgresAddress(given)?.hash === '',
  expected: 'an address such as postgres://user:password@host/database; in the password, write %23 for # and %2F for /',
};
export const LOG_LEVEL = matching(/^(?:silent|error|warn|info|debug)$/, 'silent, error, warn, info or debug');
export const NETWORKS_OR_ALL: Form = {
  fits: given => YES_OR_NO.test(given) || NETWORKS.fits(given),
  expected: `${NETWORKS.expected}, or all`,
};

/** Undefined if it can't be read. Of a socket the query says where it is: `URL` wants a host behind a user. */
export function postgresAddress(given: string): URL | undefined {
  const url = /^postgres(?:ql)?:\/\//.test(given) ? URL.parse(given.replace('@/', '@localhost/')) : null;
  return url ?? undefined;
}

/** What a text of the environment means; undefined when it can't be used. */
export function parse(setting: Setting<unknown>, given: string): unknown {
  if (typeof setting.initial === 'string') return setting.form?.fits(given) === false ? undefined : given;
  if (typeof setting.initial === 'boolean') return FLAGS.get(given.toLowerCase());
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  return number >= (setting.least ?? 0) && number <= (setting.most ?? number) ? number : undefined;
}

/** What the text should have been, as in "must be …". */
export function expected({ initial, form, least, most }: Setting<unknown>, given: string): string {
  if (typeof initial === 'boolean') return 'true or false';
  if (form) return form.expected;
  return /^\d+$/.test(given) && Number(given) > (most ?? 0)
    ? `a whole number of at most ${most}`
    : `a whole number of at least ${least}`;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
