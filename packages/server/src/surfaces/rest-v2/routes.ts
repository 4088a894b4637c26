import { BATCH_ROUTES, batchOf } from './batch/batch.routes.ts';
import type { RestRoute } from './route.ts';
import { CHANGE_ROUTES } from './routes/changes.routes.ts';
import { CLIENT_CONTACT_ROUTES } from './routes/client-contacts.routes.ts';
import { CLIENT_FIELD_ROUTES } from './routes/client-fields.routes.ts';
import { CLIENT_ROUTES, PORTFOLIO_ROUTES } from './routes/clients.routes.ts';
import { CONTENT_ROUTES } from './routes/content.routes.ts';
import { COST_ROUTES } from './routes/costs.routes.ts';
import { IMPORT_ROUTES } from './routes/imports.routes.ts';
import { JOB_ROUTES } from './routes/jobs.routes.ts';
import { KEY_ROUTES } from './routes/keys.routes.ts';
import { PORTAL_ROUTES, REPORT_MAIL_ROUTES } from './routes/report-mails.routes.ts';
import { REPORT_ROUTES } from './routes/reports.routes.ts';
import { SETTING_ROUTES } from './routes/settings.routes.ts';
import { SITE_ACTION_ROUTES } from './routes/site-actions.routes.ts';
import { SITE_FILE_ROUTES } from './routes/site-files.routes.ts';
import { SITE_ITEM_ROUTES } from './routes/site-items.routes.ts';
import { SITE_ROUTES } from './routes/sites.routes.ts';
import { TAG_ROUTES } from './routes/tags.routes.ts';
import { UPDATE_RUN_ROUTES } from './routes/update-runs.routes.ts';
import { UPDATE_WINDOW_ROUTES } from './routes/update-windows.routes.ts';
import { UPDATE_ROUTES } from './routes/updates.routes.ts';
import { USER_ROUTES } from './routes/users.routes.ts';
import { ALARM_ROUTES, EVENT_ROUTES } from './routes/watching/alarms.routes.ts';
import { CHANNEL_ROUTES, DELIVERY_ROUTES } from './routes/watching/channels.routes.ts';
import { EXPIRY_ROUTES } from './routes/watching/expiry.routes.ts';
import { FILE_CHECK_ROUTES } from './routes/watching/file-checks.routes.ts';
import { INBOX_ROUTES } from './routes/watching/inbox.routes.ts';
import { MAINTENANCE_WINDOW_ROUTES, SITE_MAINTENANCE_ROUTES } from './routes/watching/maintenance-windows.routes.ts';
import { MONITOR_ROUTES } from './routes/watching/monitors.routes.ts';
import { VULNERABILITY_ROUTES } from './routes/watching/vulnerabilities.routes.ts';

/** The families of REST v2, in the order in which documents show them. */
export const FAMILIES: Readonly<Record<string, { description: string; routes: readonly RestRoute[] }>> = {
  Sites: {
    description: 'WordPress sites: their details, connection, plugins and themes.',
    routes: [
      ...SITE_ROUTES,
      ...SITE_FILE_ROUTES,
      ...SITE_ACTION_ROUTES,
      ...SITE_MAINTENANCE_ROUTES,
      ...SITE_ITEM_ROUTES,
      batchOf('sites'),
    ],
  },
  Monitors: { description: 'Uptime of the sites: checks, incidents and response times.', routes: MONITOR_ROUTES },
  Clients: {
    description: 'Clients and the sites that belong to them.',
    routes: [...CLIENT_ROUTES, ...PORTFOLIO_ROUTES, batchOf('clients')],
  },
  'Client contacts': { description: 'People at clients.', routes: CLIENT_CONTACT_ROUTES },
  'Client fields': { description: 'Custom fields of clients.', routes: CLIENT_FIELD_ROUTES },
  Reports: {
    description: 'Reports of clients, how they look, and the mails with them.',
    routes: [...REPORT_ROUTES, ...REPORT_MAIL_ROUTES],
  },
  'Client portal': { description: 'Links by which clients see their sites and reports.', routes: PORTAL_ROUTES },
  Costs: {
    description: 'Costs of sites, tags and clients; requires the Cost Tracker module.',
    routes: [...COST_ROUTES, batchOf('costs')],
  },
  Tags: { description: 'Tags that group sites.', routes: [...TAG_ROUTES, batchOf('tags')] },
  Users: {
    description: 'Users of the WordPress sites, read and changed on the sites themselves.',
    routes: USER_ROUTES,
  },
  Content: {
    description: 'Posts, pages and comments of the WordPress sites, read and changed on the sites themselves.',
    routes: CONTENT_ROUTES,
  },
  Updates: { description: 'Available updates of all sites, and ignored updates.', routes: UPDATE_ROUTES },
  'Update runs': {
    description: 'Runs that install updates on one or all sites, at once or in waves.',
    routes: UPDATE_RUN_ROUTES,
  },
  'Update windows': {
    description: 'Recurring times in which updates are installed automatically.',
    routes: UPDATE_WINDOW_ROUTES,
  },
  'Maintenance windows': {
    description: 'Times in which sites are not checked and nothing is told about them.',
    routes: MAINTENANCE_WINDOW_ROUTES,
  },
  Inbox: { description: 'What needs somebody now, and what was done.', routes: INBOX_ROUTES },
  Events: { description: 'What has happened to sites, updates, people and this server.', routes: EVENT_ROUTES },
  Alarms: { description: 'What is wrong, and the rules by which people are told.', routes: ALARM_ROUTES },
  Channels: {
    description: 'Webhooks, e-mail and other ways in which people and programs are told.',
    routes: CHANNEL_ROUTES,
  },
  Deliveries: { description: 'What was sent to channels, and whether it arrived.', routes: DELIVERY_ROUTES },
  Expiry: { description: 'When the certificates and domains of sites expire.', routes: EXPIRY_ROUTES },
  Changes: { description: 'What changed on the sites themselves.', routes: CHANGE_ROUTES },
  Vulnerabilities: {
    description: 'Known vulnerabilities of what is installed on the sites, and what to do about them.',
    routes: VULNERABILITY_ROUTES,
  },
  'File checks': {
    description: 'Whether files of WordPress, plugins and themes on the sites were altered.',
    routes: FILE_CHECK_ROUTES,
  },
  Batch: { description: 'Many operations in one request.', routes: BATCH_ROUTES },
  Settings: { description: 'Settings of this server, and where their values come from.', routes: SETTING_ROUTES },
  'API keys': { description: 'Keys with which programs authenticate.', routes: KEY_ROUTES },
  Imports: { description: 'Sites that come over from another dashboard, with their keys.', routes: IMPORT_ROUTES },
  Jobs: { description: 'Background jobs that work on many sites, and their results.', routes: JOB_ROUTES },
};

/** All routes. */
export const ROUTES: readonly RestRoute[] = Object.values(FAMILIES).flatMap(({ routes }) => routes);
