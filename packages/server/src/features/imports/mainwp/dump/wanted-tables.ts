/** Columns of the tables that an import reads, by the name without prefix. All else in a dump is skipped unread. */
export const WANTED_TABLES = {
  options: ['option_name', 'option_value'],
  sitemeta: ['meta_key', 'meta_value'],
  mainwp_wp: [
    'id',
    'adminname',
    'name',
    'url',
    'pubkey',
    'privkey',
    'nossl',
    'uniqueId',
    'http_user',
    'http_pass',
    'verify_certificate',
    'client_id',
    'suspended',
    'is_staging',
    'note',
    'is_ignoreCoreUpdates',
    'is_ignorePluginUpdates',
    'is_ignoreThemeUpdates',
    'ignored_plugins',
    'ignored_themes',
    'automatic_update',
  ],
  mainwp_wp_sync: ['wpid', 'sync_errors'],
  mainwp_wp_options: ['wpid', 'name', 'value'],
  mainwp_group: ['id', 'name', 'color'],
  mainwp_wp_group: ['wpid', 'groupid'],
  mainwp_wp_clients: [
    'client_id',
    'name',
    'client_email',
    'client_phone',
    'address_1',
    'address_2',
    'city',
    'state',
    'zip',
    'country',
    'note',
    'client_facebook',
    'client_twitter',
    'client_instagram',
    'client_linkedin',
    'created',
    'suspended',
    'primary_contact_id',
  ],
  mainwp_wp_clients_contacts: [
    'contact_id',
    'contact_client_id',
    'contact_name',
    'contact_email',
    'contact_phone',
    'contact_role',
    'facebook',
    'twitter',
    'instagram',
    'linkedin',
  ],
  mainwp_wp_clients_fields: ['field_id', 'field_name', 'field_desc', 'client_id'],
  mainwp_wp_clients_field_values: ['field_id', 'value_client_id', 'field_value'],
  mainwp_cost_tracker: [
    'id',
    'name',
    'price',
    'type',
    'product_type',
    'slug',
    'license_type',
    'renewal_type',
    'last_renewal',
    'payment_method',
    'cost_status',
    'url',
    'note',
    'cost_color',
    'sites',
    'groups',
    'clients',
  ],
  mainwp_users: [
    'userid',
    'ignored_plugins',
    'ignored_themes',
    'ignored_wp_upgrades',
    'trusted_plugins',
    'trusted_themes',
    'dismissed_plugins',
    'dismissed_themes',
  ],
  mainwp_monitors: [
    'wpid',
    'issub',
    'suburl',
    'active',
    'type',
    'keyword',
    'method',
    'interval',
    'timeout',
    'maxretries',
    'up_status_codes',
  ],
  mainwp_api_keys: [
    'key_id',
    'description',
    'permissions',
    'consumer_key',
    'consumer_secret',
    'truncated_key',
    'enabled',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WantedTable = keyof typeof WANTED_TABLES;

/** The table whose name, after a prefix, is the old dashboard's own. */
export const SITES_TABLE: WantedTable = 'mainwp_wp';

/** Rows of tables that hold settings of everything: only these are kept. */
export const WANTED_NAMES: Readonly<Partial<Record<WantedTable, { column: string; names: ReadonlySet<string> }>>> = {
  options: {
    column: 'option_name',
    names: new Set([
      'siteurl',
      'timezone_string',
      'gmt_offset',
      'mainwp_db_version',
      'mainwp_private_filename_secret',
      'mainwp_sslVerifyCertificate',
      'mainwp_connect_signature_algo',
      'mainwp_automaticDailyUpdate',
      'mainwp_pluginAutomaticDailyUpdate',
      'mainwp_themeAutomaticDailyUpdate',
      'mainwp_transAutomaticDailyUpdate',
      'mainwp_frequency_AutoUpdate',
      'mainwp_time_AutoUpdate',
      'mainwp_dayinweek_AutoUpdate',
      'mainwp_dayinmonth_AutoUpdate',
      'mainwp_delay_autoupdate',
      'mainwp_module_cost_tracker_options',
      'mainwp_demo_mode_added_ids',
    ]),
  },
  sitemeta: { column: 'meta_key', names: new Set(['mainwp_db_version', 'mainwp_private_filename_secret']) },
  mainwp_wp_options: {
    column: 'name',
    names: new Set([
      'register_verify_key',
      'signature_algo',
      'added_timestamp',
      'ignored_wp_upgrades',
      'ignored_trans_updates',
      'plugins_outdate_dismissed',
      'themes_outdate_dismissed',
    ]),
  },
};

const BY_LENGTH = (Object.keys(WANTED_TABLES) as WantedTable[]).sort((a, b) => b.length - a.length);

/** Splits the name of a table, such as `wp_mainwp_wp`, into its prefix and the wanted table. */
export function wantedTableOf(name: string): { prefix: string; table: WantedTable } | undefined {
  const table = BY_LENGTH.find(wanted => name.endsWith(wanted));
  if (table === undefined) return undefined;
  return { prefix: name.slice(0, name.length - table.length), table };
}

/** Whether an import has use for this row. */
export function isWantedRow(table: WantedTable, row: Readonly<Record<string, string | null>>): boolean {
  const only = WANTED_NAMES[table];
  return only === undefined || only.names.has(row[only.column] ?? '');
}
