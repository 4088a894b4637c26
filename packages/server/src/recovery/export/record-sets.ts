import type { CsvValue } from '../../kernel/text/csv-line.ts';
import type { Cell } from '../../ports/database/snapshot.ts';
import type { ExportLinks } from './links.ts';

/** One record of an export, member by member. */
export type ExportRecord = Readonly<Record<string, CsvValue>>;
type StoredRow = Readonly<Record<string, Cell>>;

/** One kind of record: a pair of files. */
export interface RecordSet {
  /** `sites`: the files are sites.jsonl and sites.csv. */
  readonly name: string;
  readonly table: string;
  /** Columns that are read. Nothing else leaves the store. */
  readonly columns: readonly string[];
  readonly record: (row: StoredRow, links: ExportLinks) => ExportRecord;
}

const instant = (ms: Cell | undefined) => (typeof ms === 'number' ? new Date(ms).toISOString() : null);
const yes = (flag: Cell | undefined) => flag === 1;
const text = (value: Cell | undefined) => (typeof value === 'string' ? value : '');
const json = (value: Cell | undefined) => (typeof value === 'string' ? (JSON.parse(value) as object) : null);
const id = (value: Cell | undefined) => Number(value);
const idOrNull = (value: Cell | undefined) => (typeof value === 'number' ? value : null);
const money = (cents: Cell | undefined) =>
  `${Math.trunc(Number(cents) / 100)}.${String(Number(cents) % 100).padStart(2, '0')}`;

const words = (columns: string) => columns.split(' ');
const CLIENT_TEXTS = words('phone address_1 address_2 city state zip country note facebook twitter instagram linkedin');
const CONTACT_TEXTS = words('name email phone role facebook twitter instagram linkedin');
const COST_TEXTS = words(
  'payment_type product_type product_type_title product_slug license_type renewal_type payment_method payment_method_title url note',
);
const picked = (row: StoredRow, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, text(row[name])]));

/** Everything that an owner has, in the order of the files. Secrets and hashes are in none of the columns. */
export const RECORD_SETS: readonly RecordSet[] = [
  {
    name: 'sites',
    table: 'sites',
    columns: words(
      'id url name status client_id admin_username notes verify_tls wp_version php_version child_version signing last_sync_at created_at',
    ),
    record: (row, { clients, tags, tagsOf }) => ({
      id: id(row.id),
      url: text(row.url),
      name: text(row.name),
      status: text(row.status),
      admin: text(row.admin_username),
      client_id: idOrNull(row.client_id),
      client: clients.get(Number(row.client_id)) ?? null,
      tags: (tagsOf.get(id(row.id)) ?? []).map(tag => tags.get(tag) ?? ''),
      notes: text(row.notes),
      verify_tls: yes(row.verify_tls),
      wp_version: text(row.wp_version),
      php_version: text(row.php_version),
      connector_version: text(row.child_version),
      signing: text(row.signing),
      last_sync: instant(row.last_sync_at),
      created: instant(row.created_at),
    }),
  },
  {
    name: 'clients',
    table: 'clients',
    columns: words(`id name email status ${CLIENT_TEXTS.join(' ')} created_at`),
    record: (row, { fieldsOf }) => ({
      id: id(row.id),
      name: text(row.name),
      email: row.email ?? null,
      status: text(row.status),
      ...picked(row, CLIENT_TEXTS),
      custom_fields: fieldsOf.get(id(row.id)) ?? {},
      created: instant(row.created_at),
    }),
  },
  {
    name: 'client-fields',
    table: 'client_fields',
    columns: words('id name description client_id'),
    record: row => ({
      id: id(row.id),
      name: text(row.name),
      description: text(row.description),
      client_id: idOrNull(row.client_id),
    }),
  },
  {
    name: 'client-contacts',
    table: 'client_contacts',
    columns: words(`id client_id ${CONTACT_TEXTS.join(' ')} is_primary created_at`),
    record: (row, { clients }) => ({
      id: id(row.id),
      client_id: id(row.client_id),
      client: clients.get(Number(row.client_id)) ?? null,
      ...picked(row, CONTACT_TEXTS),
      primary: yes(row.is_primary),
      created: instant(row.created_at),
    }),
  },
  {
    name: 'tags',
    table: 'tags',
    columns: words('id name color'),
    record: row => ({ id: id(row.id), name: text(row.name), color: row.color ?? null }),
  },
  {
    name: 'costs',
    table: 'costs',
    columns: words(
      `id name price_cents ${COST_TEXTS.join(' ')} last_renewal status product_color icon_hidden created_at`,
    ),
    record: (row, { costSites, costTags, costClients }) => ({
      id: id(row.id),
      name: text(row.name),
      price: money(row.price_cents),
      ...picked(row, COST_TEXTS),
      last_renewal: row.last_renewal ?? null,
      status: text(row.status),
      color: text(row.product_color),
      icon: text(row.icon_hidden),
      site_ids: [...(costSites.get(id(row.id)) ?? [])].map(String),
      tag_ids: [...(costTags.get(id(row.id)) ?? [])].map(String),
      client_ids: [...(costClients.get(id(row.id)) ?? [])].map(String),
      created: instant(row.created_at),
    }),
  },
  {
    name: 'ignored-updates',
    table: 'ignored_updates',
    columns: words('type slug version name'),
    record: row => ({ ...picked(row, words('type slug name')), version: text(row.version) || null }),
  },
  {
    name: 'ignored-updates-of-sites',
    table: 'site_ignored_updates',
    columns: words('site_id type slug version name'),
    record: row => ({
      site_id: id(row.site_id),
      ...picked(row, words('type slug name')),
      version: text(row.version) || null,
    }),
  },
  {
    name: 'update-windows',
    table: 'update_windows',
    columns: words(
      'id name site_id tag_id days opens closes time_zone types_json strategy_json min_age_days enabled created_at',
    ),
    record: row => ({
      id: id(row.id),
      name: text(row.name),
      site_id: idOrNull(row.site_id),
      tag_id: idOrNull(row.tag_id),
      ...picked(row, words('days opens closes time_zone')),
      types: json(row.types_json),
      strategy: json(row.strategy_json),
      min_age_days: Number(row.min_age_days),
      enabled: yes(row.enabled),
      created: instant(row.created_at),
    }),
  },
  {
    name: 'maintenance-windows',
    table: 'maintenance_windows',
    columns: words(
      'id name all_sites repeats date days starts minutes time_zone enabled opens_at closes_at created_at',
    ),
    record: (row, { windowSites, windowTags, windowClients }) => ({
      id: id(row.id),
      name: text(row.name),
      all_sites: yes(row.all_sites),
      site_ids: [...(windowSites.get(id(row.id)) ?? [])].map(String),
      tag_ids: [...(windowTags.get(id(row.id)) ?? [])].map(String),
      client_ids: [...(windowClients.get(id(row.id)) ?? [])].map(String),
      ...picked(row, words('repeats days starts time_zone')),
      date: row.date ?? null,
      minutes: Number(row.minutes),
      enabled: yes(row.enabled),
      opens: instant(row.opens_at),
      closes: instant(row.closes_at),
      created: instant(row.created_at),
    }),
  },
  {
    name: 'users',
    table: 'users',
    columns: words('id name role created_at'),
    record: row => ({ id: id(row.id), name: text(row.name), role: text(row.role), created: instant(row.created_at) }),
  },
  {
    name: 'api-keys',
    table: 'api_keys',
    columns: words('id name can_read can_write enabled expires_at addresses reads_audit created_at last_used_at'),
    record: row => ({
      id: id(row.id),
      name: text(row.name),
      read: yes(row.can_read),
      write: yes(row.can_write),
      audit_log: yes(row.reads_audit),
      active: yes(row.enabled),
      addresses: text(row.addresses),
      expires: instant(row.expires_at),
      created: instant(row.created_at),
      last_used: instant(row.last_used_at),
    }),
  },
];
