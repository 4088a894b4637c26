// Made by `npm run generate` from the inputs of the abilities. Do not edit.

/** `list-site-records-v1`: `status[]`. */
export const SITE_STATUSES = ['connected', 'disconnected', 'suspended', 'available_update'] as const;

/** `list-site-records-v1`: `health[]`. */
export const SITE_HEALTHS = ['down', 'disconnected', 'broken', 'altered', 'sync_failing', 'vulnerable', 'expiring', 'never_synced', 'updates', 'healthy', 'suspended'] as const;

/** `get-site-timeline-v1`: `kind[]`. */
export const TIMELINE_KINDS = ['change', 'update', 'incident', 'alarm', 'sync'] as const;

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

/** `list-changes-v1`: `kind[]`. */
export const CHANGE_KINDS = ['plugins', 'themes', 'wordpress', 'users', 'content', 'appearance', 'settings'] as const;

/** `ignore-updates-v1`: `type`. */
export const IGNORABLE_TYPES = ['wp', 'plugins', 'themes'] as const;

/** `get-update-run-v1`: `state`. */
export const RUN_ITEM_STATES = ['pending', 'sent', 'rolling_back', 'updated', 'failed', 'skipped', 'rolled_back', 'needs_attention'] as const;

/** `add-update-window-v1`: `days[]`. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** `set-report-schedule-v1`: `every`. */
export const REPORT_INTERVALS = ['week', 'month', 'quarter'] as const;

/** `create-site-users-v1`: `role`. */
export const WORDPRESS_ROLES = ['administrator', 'subscriber', 'editor', 'author', 'contributor'] as const;

/** `list-clients-v1`: `status[]`. */
export const CLIENT_STATUSES = ['active', 'suspended', 'lead', 'lost'] as const;

/** `add-client-v1`: `status`. */
export const SETTABLE_CLIENT_STATUSES = ['active', 'lead', 'lost'] as const;

/** `get-client-report-v1`: `sections[]`. */
export const REPORT_SECTIONS = ['summary', 'uptime', 'incidents', 'updates', 'rollbacks', 'security', 'backups', 'expiry', 'changes', 'costs', 'note'] as const;

/** `list-portfolio-v1`: `sort`. */
export const PORTFOLIO_SORTS = ['name', 'created', 'sites', 'sites_down', 'sites_with_problems', 'pending_updates', 'uptime', 'cost', 'last_report'] as const;

/** `list-portfolio-v1`: `with`. */
export const PORTFOLIO_MARKS = ['sites_down', 'sites_with_problems', 'pending_updates', 'never_reported'] as const;

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

/** `list-monitors-v1`: `status[]`. */
export const MONITOR_STATUSES = ['up', 'down', 'pending', 'unknown', 'paused'] as const;

/** `list-alarms-v1`: `state[]`. */
export const ALARM_STATES = ['open', 'acknowledged', 'snoozed', 'on_hold', 'closed'] as const;

/** `list-events-v1`: `severity[]`. */
export const EVENT_SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;

/** `list-inbox-v1`: `kind[]`. */
export const INBOX_KINDS = ['outbound_broken', 'site_down', 'site_broken', 'run_halted', 'run_failed', 'site_disconnected', 'sync_failing', 'files_altered', 'vulnerability', 'certificate', 'domain', 'channel_failing', 'feed_failing', 'approval', 'cost_due'] as const;

/** `add-channel-v1`: `kind`. */
export const CHANNEL_KINDS = ['webhook', 'email', 'slack', 'discord', 'teams', 'ntfy', 'push'] as const;

/** `list-deliveries-v1`: `state[]`. */
export const DELIVERY_STATES = ['pending', 'sending', 'retrying', 'delivered', 'dead'] as const;

/** `list-monitors-v1`: `sort`. */
export const MONITOR_SORTS = ['name', 'status', 'response_time', 'checked'] as const;

/** `list-maintenance-windows-v1`: `state[]`. */
export const MAINTENANCE_STATES = ['open', 'upcoming', 'ended', 'disabled'] as const;

/** `list-expiring-v1`: `kind[]`. */
export const EXPIRING_KINDS = ['certificate', 'domain'] as const;

/** `list-site-records-v1`: `condition[]`. */
export const SITE_CONDITIONS = ['php_end_of_life', 'wordpress_end_of_life', 'connector_outdated', 'search_engines_blocked'] as const;

/** `update-monitor-settings-v1`: `method`. */
export const CHECK_METHODS = ['head', 'get', 'post', 'put', 'patch', 'delete', 'options'] as const;

/** `update-monitor-settings-v1`: `keyword_rule`. */
export const KEYWORD_RULES = ['contains', 'lacks'] as const;

/** `get-import-v1`: `state`. */
export const IMPORT_SITE_STATES = ['planned', 'adopted', 'cut_over', 'failed', 'skipped', 'undone'] as const;

/** `get-import-v1`: `way_in`. */
export const WAYS_IN = ['key', 'reconnect-secret', 'password', 'none'] as const;

/** `list-import-records-v1`: `kind`. */
export const IMPORT_RECORD_KINDS = ['site', 'tag', 'client', 'client_field', 'cost', 'monitor', 'api_key', 'ignored', 'trusted', 'problem'] as const;

/** `list-import-records-v1`: `outcome`. */
export const IMPORT_OUTCOMES = ['carried', 'changed', 'left_out', 'waiting'] as const;

/** `list-vulnerabilities-v1`: `severity[]`. */
export const VULNERABILITY_SEVERITIES = ['critical', 'high', 'medium', 'low', 'none', 'unknown'] as const;

/** `list-vulnerabilities-v1`: `type[]`. */
export const VULNERABLE_TYPES = ['plugin', 'theme', 'core'] as const;

/** `list-vulnerabilities-v1`: `state`. */
export const FINDING_STATES = ['exposed', 'inactive', 'ignored', 'fixed', 'any'] as const;

/** `list-vulnerabilities-v1`: `sort`. */
export const VULNERABILITY_SORTS = ['severity', 'sites', 'found', 'title', 'published'] as const;

/** `list-vulnerability-findings-v1`: `sort`. */
export const FINDING_SORTS = ['severity', 'site', 'found', 'name'] as const;

/** `add-dashboard-user-v1`: `role`. */
export const DASHBOARD_ROLES = ['admin', 'operator', 'viewer'] as const;

/** `add-api-key-v1`: `permissions[]`. */
export const KEY_PERMISSIONS = ['read', 'write'] as const;

/** The columns of a file with users, in their order. */
export const IMPORT_COLUMNS = ['username', 'email', 'first_name', 'last_name', 'user_url', 'password', 'send_password', 'role', 'select_sites', 'select_groups'] as const;

