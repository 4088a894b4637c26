import type { KeyFiles } from '../keys/key-files.ts';
import { openSealedText } from '../keys/open-sealed-text.ts';
import { readSiteKey } from '../keys/read-site-key.ts';
import type { OldSite } from '../old-dashboard.ts';
import { ignoredCoreVersionsOf, ignoredItemsOf, slugsOf } from './ignored-items.ts';
import type { OldRow } from './old-row.ts';
import { siteAddressOf } from './site-address.ts';
import type { SiteValues } from './site-options.ts';
import { oneLine, withoutEscapes, withoutQuoteEscapes } from './stored-texts.ts';

/** What holds for all sites, or is said of a site elsewhere. */
export interface SiteSurroundings {
  readonly files: KeyFiles;
  /** Text of the option for names of key files. */
  readonly fileSecret: string;
  readonly verifyTls: boolean;
  readonly signAlgorithm: number;
  readonly demo: boolean;
  readonly clientExists: (id: number) => boolean;
  readonly tagIds: readonly number[];
  readonly syncError: string;
  readonly options: SiteValues;
}

const LONGEST_NAME = 500;
const LONGEST_LOGIN = 100;
const LONGEST_NOTE = 50_000;

/** @returns undefined if the row is of no site that could be reached; it is reported. */
export async function readOldSite(id: number, row: OldRow, around: SiteSurroundings): Promise<OldSite | undefined> {
  const address = siteAddressOf(row.text('url'));
  if (address === undefined) {
    row.dropped('site_address_invalid');
    return undefined;
  }
  const { url } = address;
  if (address.changed) row.changed('site_address_completed', { becomes: url });
  const key = await readSiteKey(
    {
      siteId: id,
      pubkey: row.text('pubkey'),
      privkey: row.text('privkey'),
      withoutOpenssl: row.flag('nossl'),
    },
    around.files,
    around.fileSecret,
  );
  return {
    id,
    name: oneLine(withoutQuoteEscapes(row.text('name')), LONGEST_NAME) || new URL(url).host,
    url,
    login: oneLine(row.text('adminname'), LONGEST_LOGIN),
    uniqueId: row.text('uniqueId').trim(),
    httpAuth: (await httpAuthOf(row, around.files)) ?? address.httpAuth,
    verifyTls: verifiesTls(row, around.verifyTls),
    key,
    reconnectSecret: reconnectSecretOf(row, around.options),
    signAlgorithm: signAlgorithmOf(around.options.get('signature_algo'), around.signAlgorithm),
    suspended: row.flag('suspended'),
    staging: row.flag('is_staging'),
    demo: around.demo,
    clientId: clientOf(row, around.clientExists),
    tagIds: around.tagIds,
    note: withoutEscapes(row.text('note')).slice(0, LONGEST_NOTE).toWellFormed(),
    ...ignoredOf(row, around.options),
    automaticCore: row.flag('automatic_update'),
    addedAt: epochOf(around.options.get('added_timestamp')),
    syncError: oneLine(around.syncError, LONGEST_NAME),
  };
}

/** Only both together are used. A backslash in the password was never sent. */
async function httpAuthOf(row: OldRow, files: KeyFiles): Promise<OldSite['httpAuth']> {
  const [storedUser, storedPassword] = [row.text('http_user'), row.text('http_pass')];
  if (storedUser === '' || storedPassword === '') return null;
  const [user, password] = await Promise.all([storedUser, storedPassword].map(one => openSealedText(one, files)));
  if (user?.kind === 'text' && password?.kind === 'text') {
    const sent = password.text.replaceAll('\\', '');
    if (sent !== password.text) row.changed('site_password_escapes');
    return user.text === '' || sent === '' ? null : { user: user.text, password: sent };
  }
  const missing = user?.kind === 'file-missing' || password?.kind === 'file-missing';
  row.changed(missing ? 'site_password_file_missing' : 'site_password_unreadable');
  return null;
}

function verifiesTls(row: OldRow, usual: boolean): boolean {
  const own = row.integer('verify_certificate');
  return own === 0 || own === 1 ? own === 1 : usual;
}

/** Two hexadecimal numbers; others would only be refused. */
function reconnectSecretOf(row: OldRow, options: SiteValues): string | null {
  const secret = options.get('register_verify_key')?.trim();
  if (secret === undefined) return null;
  if (/^[0-9a-f]{40}-[0-9a-f]{40}$/i.test(secret)) return secret;
  row.changed('site_secret_form');
  return null;
}

const SHA_256 = 7;
const ALGORITHMS = new Set([1, 6, SHA_256, 8, 9]);

/** The number of an algorithm; what is none, such as 9999, means the usual one. */
export function signAlgorithmOf(text: string | undefined, usual = SHA_256): number {
  const own = Number(text);
  return ALGORITHMS.has(own) ? own : usual;
}

function clientOf(row: OldRow, exists: (id: number) => boolean): number | null {
  const id = row.reference('client_id');
  if (id === null || exists(id)) return id;
  row.changed('site_client_missing');
  return null;
}

function ignoredOf(row: OldRow, options: SiteValues) {
  const [plugins, themes] = [ignoredItemsOf(row.text('ignored_plugins')), ignoredItemsOf(row.text('ignored_themes'))];
  const dropped = plugins.dropped + themes.dropped;
  if (dropped > 0) row.changed('site_ignored_nameless', { count: dropped });
  return {
    ignoresCore: row.flag('is_ignoreCoreUpdates'),
    ignoresPlugins: row.flag('is_ignorePluginUpdates'),
    ignoresThemes: row.flag('is_ignoreThemeUpdates'),
    ignoresTranslations: options.get('ignored_trans_updates') === '1',
    ignoredPlugins: plugins.items,
    ignoredThemes: themes.items,
    ignoredCoreVersions: ignoredCoreVersionsOf(options.get('ignored_wp_upgrades') ?? ''),
    dismissedPlugins: slugsOf(options.get('plugins_outdate_dismissed') ?? ''),
    dismissedThemes: slugsOf(options.get('themes_outdate_dismissed') ?? ''),
  };
}

function epochOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null;
}
