// Made by `npm run generate` from the inputs of the abilities. Do not edit.

/** `maximum` of `list-site-records-v1`: `per_page`. */
export const MOST_PER_PAGE = 200;

/** `maximum` of `list-costs-v1`: `due_within_days`. */
export const MOST_DAYS_UNTIL_DUE = 3650;

/** `maxItems` of `ignore-updates-v1`: `slugs`. */
export const MOST_SLUGS_IGNORED = 1000;

/** `maxItems` of `acknowledge-alarms-v1`: `alarm_ids`. */
export const MOST_ALARMS_AT_ONCE = 1000;

/** `maximum` of `add-cost-v1`: `price`. */
export const HIGHEST_PRICE = 999999999.99;

/** `maxLength` of `add-client-v1`: `custom_fields.*`. */
export const LONGEST_CLIENT_FIELD = 10000;

/** `maximum` of `rotate-channel-secret-v1`: `overlap_hours`. */
export const MOST_OVERLAP_HOURS = 168;

/** `maxLength` of `import-site-users-v1`: `csv`. */
export const MOST_IMPORT_BYTES = 10485760;

/** The maximum number of rows in a file with users. */
export const MOST_IMPORT_ROWS = 10000;

