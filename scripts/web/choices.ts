import { IMPORT_COLUMNS } from '@sitekeeper/server';
import { type SchemaPlace, schemaAt } from './schema-at.ts';
import { generated, literal } from './source-text.ts';

/**
 * The lists that the pages offer or read from their addresses: their names, and the field that defines their values.
 */
const LISTS: Readonly<Record<string, SchemaPlace>> = {
  SITE_STATUSES: 'list-site-records-v1 status[]',
  SITE_HEALTHS: 'list-site-records-v1 health[]',
  TIMELINE_KINDS: 'get-site-timeline-v1 kind[]',
  SITE_CHECKS: 'list-site-records-v1 check',
  SITE_SORTS: 'list-site-records-v1 sort',
  SORT_ORDERS: 'list-site-records-v1 order',
  ISSUE_SEVERITIES: 'list-security-issues-v1 severity[]',
  UPDATE_TYPES: 'list-updates-v1 type[]',
  CHANGE_KINDS: 'list-changes-v1 kind[]',
  IGNORABLE_TYPES: 'ignore-updates-v1 type',
  RUN_ITEM_STATES: 'get-update-run-v1 state',
  WEEKDAYS: 'add-update-window-v1 days[]',
  REPORT_INTERVALS: 'set-report-schedule-v1 every',
  WORDPRESS_ROLES: 'create-site-users-v1 role',
  CLIENT_STATUSES: 'list-clients-v1 status[]',
  SETTABLE_CLIENT_STATUSES: 'add-client-v1 status',
  REPORT_SECTIONS: 'get-client-report-v1 sections[]',
  PORTFOLIO_SORTS: 'list-portfolio-v1 sort',
  PORTFOLIO_MARKS: 'list-portfolio-v1 with',
  COST_STATUSES: 'list-costs-v1 status[]',
  COST_PRODUCTS: 'list-costs-v1 category[]',
  COST_PAYMENTS: 'list-costs-v1 type[]',
  JOB_STATUSES: 'list-jobs-v1 status',
  JOB_ITEM_STATES: 'list-job-items-v1 state',
  APPROVAL_STATUSES: 'list-approvals-v1 status',
  MONITOR_STATUSES: 'list-monitors-v1 status[]',
  ALARM_STATES: 'list-alarms-v1 state[]',
  EVENT_SEVERITIES: 'list-events-v1 severity[]',
  INBOX_KINDS: 'list-inbox-v1 kind[]',
  CHANNEL_KINDS: 'add-channel-v1 kind',
  DELIVERY_STATES: 'list-deliveries-v1 state[]',
  MONITOR_SORTS: 'list-monitors-v1 sort',
  MAINTENANCE_STATES: 'list-maintenance-windows-v1 state[]',
  EXPIRING_KINDS: 'list-expiring-v1 kind[]',
  SITE_CONDITIONS: 'list-site-records-v1 condition[]',
  CHECK_METHODS: 'update-monitor-settings-v1 method',
  KEYWORD_RULES: 'update-monitor-settings-v1 keyword_rule',
  IMPORT_SITE_STATES: 'get-import-v1 state',
  WAYS_IN: 'get-import-v1 way_in',
  IMPORT_RECORD_KINDS: 'list-import-records-v1 kind',
  IMPORT_OUTCOMES: 'list-import-records-v1 outcome',
  VULNERABILITY_SEVERITIES: 'list-vulnerabilities-v1 severity[]',
  VULNERABLE_TYPES: 'list-vulnerabilities-v1 type[]',
  FINDING_STATES: 'list-vulnerabilities-v1 state',
  VULNERABILITY_SORTS: 'list-vulnerabilities-v1 sort',
  FINDING_SORTS: 'list-vulnerability-findings-v1 sort',
  DASHBOARD_ROLES: 'add-dashboard-user-v1 role',
  KEY_PERMISSIONS: 'add-api-key-v1 permissions[]',
};

/** Stands for all values of a list, and is left out where they are listed. */
const ALL = 'all';

/** `generated/choices.ts`: lists of values that the server knows. */
export function webChoices(): string {
  const lists = Object.entries(LISTS).map(([name, place]) => {
    const { enum: values = [] } = schemaAt(place);
    if (values.length === 0) throw new Error(`${place} is no choice`);
    return listOf(
      name,
      `\`${place.replace(' ', '`: `')}\``,
      values.filter(value => value !== ALL),
    );
  });
  return generated('the inputs of the abilities', [
    ...lists,
    listOf('IMPORT_COLUMNS', 'The columns of a file with users, in their order', IMPORT_COLUMNS),
  ]);
}

function listOf(name: string, from: string, values: readonly unknown[]): string {
  return `/** ${from}. */\nexport const ${name} = ${literal(values)} as const;\n`;
}
