// Made by `npm run generate` from the inputs of the abilities. Do not edit.

/** `list-site-records-v1`: `status[]`. */
export const SITE_STATUSES = ['connected', 'disconnected', 'suspended', 'available_update'] as const;

/** `list-site-records-v1`: `health[]`. */
export const SITE_HEALTHS = ['down', 'disconnected', 'sync_failing', 'never_synced', 'healthy', 'suspended'] as const;

/** `list-site-records-v1`: `check`. */
export const SITE_CHECKS = ['up', 'down', 'unchecked'] as const;

/** `list-site-records-v1`: `sort`. */
export const SITE_SORTS = ['name', 'id', 'url', 'status', 'health', 'last_sync', 'health_score', 'response_time', 'created', 'updates', 'wp_version', 'php_version', 'child_version'] as const;

/** `list-site-records-v1`: `order`. */
export const SORT_ORDERS = ['asc', 'desc'] as const;

/** `list-security-issues-v1`: `severity[]`. */
export const ISSUE_SEVERITIES = ['critical', 'warning', 'info'] as const;

/** `list-updates-v1`: `type[]`. */
export const UPDATE_TYPES = ['wp', 'plugins', 'themes', 'translations'] as const;

/** `ignore-updates-v1`: `type`. */
export const IGNORABLE_TYPES = ['wp', 'plugins', 'themes'] as const;

/** `get-update-run-v1`: `state`. */
export const RUN_ITEM_STATES = ['pending', 'sent', 'rolling_back', 'updated', 'failed', 'skipped', 'rolled_back', 'needs_attention'] as const;

/** `add-update-window-v1`: `days[]`. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** `create-site-users-v1`: `role`. */
export const WORDPRESS_ROLES = ['administrator', 'subscriber', 'editor', 'author', 'contributor'] as const;

/** `list-clients-v1`: `status[]`. */
export const CLIENT_STATUSES = ['active', 'suspended', 'lead', 'lost'] as const;

/** `add-client-v1`: `status`. */
export const SETTABLE_CLIENT_STATUSES = ['active', 'lead', 'lost'] as const;

/** `list-clients-v1`: `sort`. */
export const CLIENT_SORTS = ['name', 'created', 'sites'] as const;

/** `list-costs-v1`: `status[]`. */
export const COST_STATUSES = ['active', 'canceled', 'onhold', 'expired', 'pending_cancelation'] as const;

/** `list-costs-v1`: `category[]`. */
export const COST_PRODUCTS = ['plugin', 'theme', 'hosting', 'service', 'other'] as const;

/** `list-costs-v1`: `type[]`. */
export const COST_PAYMENTS = ['subscription', 'lifetime'] as const;

/** `list-jobs-v1`: `status`. */
export const JOB_STATUSES = ['queued', 'processing', 'completed', 'failed', 'canceled'] as const;

/** `list-job-items-v1`: `state`. */
export const JOB_ITEM_STATES = ['pending', 'succeeded', 'failed', 'skipped', 'canceled'] as const;

/** `list-approvals-v1`: `status`. */
export const APPROVAL_STATUSES = ['pending', 'running', 'done', 'failed', 'unknown', 'rejected', 'expired'] as const;

/** `add-dashboard-user-v1`: `role`. */
export const DASHBOARD_ROLES = ['admin', 'operator', 'viewer'] as const;

/** `add-api-key-v1`: `permissions[]`. */
export const KEY_PERMISSIONS = ['read', 'write'] as const;

/** The columns of a file with users, in their order. */
export const IMPORT_COLUMNS = ['username', 'email', 'first_name', 'last_name', 'user_url', 'password', 'send_password', 'role', 'select_sites', 'select_groups'] as const;

