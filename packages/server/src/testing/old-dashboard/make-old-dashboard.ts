import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OldKeyForm, sealOldText, storeOldKey } from './old-key-files.ts';
import { OLD_TABLES, type OldCells, type OldTableName } from './old-tables.ts';
import { type DumpShape, type DumpStyle, writeDump } from './write-dump.ts';

/** A site of an invented old dashboard. What isn't said is usual. */
export interface OldSiteGiven {
  readonly url: string;
  /** Default: its position, from 1. */
  readonly id?: number;
  readonly login?: string;
  readonly name?: string;
  /** Where its key lies. Default: the three forms in turn. */
  readonly keyForm?: OldKeyForm;
  /** Default: one of a few that all sites without one share, as each takes a tenth of a second to make. */
  readonly privateKey?: KeyObject;
  readonly pem?: 'pkcs8' | 'pkcs1';
  /** The key file is left out. */
  readonly withoutFile?: true;
  /** Default: one made of its id; null: none. */
  readonly reconnectSecret?: string | null;
  readonly httpAuth?: { readonly user: string; readonly password: string; readonly sealed: boolean };
  readonly tagIds?: readonly number[];
  /** Connector's version, last error and time, as its row in `mainwp_wp_sync`; null: no row. */
  readonly sync?: { readonly version: string; readonly error: string } | null;
  /** Further columns of `mainwp_wp`. */
  readonly columns?: OldCells;
  /** Further rows of `mainwp_wp_options`. */
  readonly options?: readonly (readonly [name: string, value: string])[];
}

export interface OldDashboardGiven {
  readonly sites: readonly OldSiteGiven[];
  /** Address of the old dashboard. */
  readonly url?: string;
  readonly prefix?: string;
  readonly dbVersion?: string;
  /** Further options of its WordPress site. */
  readonly options?: readonly (readonly [name: string, value: string])[];
  /** Rows of further tables, and further rows of those made from `sites`. */
  readonly rows?: Readonly<Partial<Record<OldTableName, readonly OldCells[]>>>;
  /** The secret of file names and the version lie in `sitemeta` below this prefix, as on a network of sites. */
  readonly networkPrefix?: string;
  readonly style?: DumpStyle;
  readonly charset?: DumpShape['charset'];
  readonly hexColumns?: readonly string[];
  readonly columns?: DumpShape['columns'];
  readonly gzip?: boolean;
}

export interface OldDashboardMade {
  /** Path of the dump. */
  readonly dump: string;
  /** Path of the folder `pk`. */
  readonly keysFolder: string;
  /** Private keys of the sites, by their ids in the old dashboard. */
  readonly privateKeys: ReadonlyMap<number, KeyObject>;
  /** `server` text that the old dashboard sends. */
  readonly serverText: string;
}

export const OLD_FILE_SECRET = '0123456789abcdef'.repeat(4);

export const oldReconnectSecret = (id: number) =>
  `${id.toString(16).padStart(40, 'a')}-${id.toString(16).padStart(40, 'b')}`;

/** Writes the dump and the key folder of an invented old dashboard into this folder. */
export function makeOldDashboard(folder: string, given: OldDashboardGiven): OldDashboardMade {
  const { url = 'https://desk.studio-lind.example', prefix = 'wp_', style = 'mysqldump' } = given;
  const keysFolder = join(folder, 'pk');
  mkdirSync(keysFolder, { recursive: true, mode: 0o700 });
  for (const name of ['.htaccess', 'index.php']) writeFileSync(join(keysFolder, name), '');
  const privateKeys = new Map<number, KeyObject>();
  const save = (file: { name: string; content: Buffer }) => writeFileSync(join(keysFolder, file.name), file.content);
  const sites = given.sites.map((site, index) => {
    const made = rowsOfSite(site, index, save);
    privateKeys.set(made.id, made.privateKey);
    return made;
  });
  const dump = join(folder, given.gzip ? 'dump.sql.gz' : 'dump.sql');
  const options = {
    style,
    prefix,
    charset: given.charset ?? 'utf8mb4',
    hexColumns: given.hexColumns ?? [],
    columns: given.columns ?? {},
  };
  const tables = tablesOf(given, url, sites);
  const pieces = [writeDump(tables.blog, options)];
  if (given.networkPrefix !== undefined)
    pieces.unshift(writeDump(tables.network, { ...options, prefix: given.networkPrefix }));
  const file = openSync(dump, 'w', 0o600);
  // Members of gzip one after the other are one gzip.
  for (const piece of pieces.flatMap(one => [...one])) writeSync(file, given.gzip ? gzipSync(piece) : piece);
  closeSync(file);
  return { dump, keysFolder, privateKeys, serverText: `${url}/wp-admin/` };
}

interface SiteRows {
  readonly id: number;
  readonly privateKey: KeyObject;
  readonly wp: OldCells;
  readonly sync: OldCells | undefined;
  readonly options: readonly OldCells[];
  readonly groups: readonly OldCells[];
}

const FORMS: readonly OldKeyForm[] = ['hidden', 'named', 'plain'];

function rowsOfSite(
  site: OldSiteGiven,
  index: number,
  save: (file: { name: string; content: Buffer }) => void,
): SiteRows {
  const { id = index + 1, url, login = 'admin', name = URL.parse(url)?.hostname ?? '', httpAuth } = site;
  const { keyForm = FORMS[index % FORMS.length] as OldKeyForm, pem, reconnectSecret = oldReconnectSecret(id) } = site;
  const privateKey = site.privateKey ?? sharedKey(index);
  const { pubkey, privkey, file } = storeOldKey(privateKey, {
    siteId: id,
    form: keyForm,
    secret: OLD_FILE_SECRET,
    pem,
  });
  if (file && !site.withoutFile) save(file);
  const texts = { user: httpAuth?.user ?? '', pass: httpAuth?.password ?? '' };
  if (httpAuth?.sealed) {
    for (const part of ['user', 'pass'] as const) {
      const hex = id.toString(16).padStart(40, part === 'user' ? 'c' : 'd');
      const sealed = sealOldText(texts[part], `site_credential_http_${part}_${hex}`);
      save(sealed.file);
      texts[part] = sealed.value;
    }
  }
  const options = [
    ...(reconnectSecret === null ? [] : [['register_verify_key', reconnectSecret] as const]),
    ...(site.options ?? []),
  ];
  const { version, error } = site.sync ?? { version: '6.1', error: '' };
  return {
    id,
    privateKey,
    wp: {
      id,
      userid: 1,
      adminname: login,
      name,
      url,
      siteurl: url,
      pubkey,
      privkey,
      verify_certificate: 2,
      force_use_ipv4: 2,
      http_user: texts.user,
      http_pass: texts.pass,
      ...site.columns,
    },
    sync:
      site.sync === null ? undefined : { sync_id: id, wpid: id, version, sync_errors: error, dtsSync: 1_769_817_600 },
    options: options.map(([option, value]) => ({ opt_id: id, wpid: id, name: option, value })),
    groups: (site.tagIds ?? []).map(groupid => ({ wpid: id, groupid })),
  };
}

const SHARED_KEYS = 3;
const sharedKeys: KeyObject[] = [];

function sharedKey(index: number): KeyObject {
  const position = index % SHARED_KEYS;
  sharedKeys[position] ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return sharedKeys[position];
}

type Tables = Iterable<readonly [OldTableName, Iterable<OldCells>]>;

function tablesOf(
  given: OldDashboardGiven,
  url: string,
  sites: readonly SiteRows[],
): { blog: Tables; network: Tables } {
  const central = [
    ['mainwp_db_version', given.dbVersion ?? '9.0.2.3'],
    ['mainwp_private_filename_secret', OLD_FILE_SECRET],
  ] as const;
  const own = given.networkPrefix === undefined ? central : [];
  const rows = new Map<OldTableName, OldCells[]>();
  for (const table of Object.keys(OLD_TABLES) as OldTableName[]) if (table !== 'sitemeta') rows.set(table, []);
  const add = (table: OldTableName, more: readonly OldCells[]) => {
    const list = rows.get(table) ?? [];
    for (const row of more) list.push(row);
    rows.set(table, list);
  };
  const options = [['siteurl', url] as const, ...own, ...(given.options ?? [])];
  add(
    'options',
    options.map(([option_name, option_value]) => ({ option_name, option_value, autoload: 'yes' })),
  );
  for (const site of sites) {
    add('mainwp_wp', [site.wp]);
    if (site.sync) add('mainwp_wp_sync', [site.sync]);
    add('mainwp_wp_options', site.options);
    add('mainwp_wp_group', site.groups);
  }
  for (const [table, more] of Object.entries(given.rows ?? {})) add(table as OldTableName, more);
  const meta = central.map(([meta_key, meta_value]) => ({ site_id: 1, meta_key, meta_value }));
  return { blog: rows, network: [['sitemeta', meta]] };
}
