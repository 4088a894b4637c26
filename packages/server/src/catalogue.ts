import { inDocumentOrder } from './document-order.ts';
import * as abandoned from './features/abandoned/index.ts';
import * as alarms from './features/alarms/index.ts';
import * as approvals from './features/approvals/index.ts';
import * as audit from './features/audit/index.ts';
import * as branding from './features/branding/index.ts';
import * as changes from './features/changes/index.ts';
import * as channels from './features/channels/index.ts';
import * as clients from './features/clients/index.ts';
import * as content from './features/content/index.ts';
import * as costs from './features/costs/index.ts';
import * as events from './features/events/index.ts';
import * as expiry from './features/expiry/index.ts';
import * as fileChecks from './features/file-checks/index.ts';
import * as imports from './features/imports/index.ts';
import * as inbox from './features/inbox/index.ts';
import * as installs from './features/installs/index.ts';
import * as jobs from './features/jobs/index.ts';
import * as keys from './features/keys/index.ts';
import * as maintenanceWindows from './features/maintenance-windows/index.ts';
import * as monitors from './features/monitors/index.ts';
import * as overview from './features/overview/index.ts';
import * as plugins from './features/plugins/index.ts';
import * as portal from './features/portal/index.ts';
import * as portfolio from './features/portfolio/index.ts';
import * as reportMails from './features/report-mails/index.ts';
import * as reportPrints from './features/report-prints/index.ts';
import * as reports from './features/reports/index.ts';
import * as savedViews from './features/saved-views/index.ts';
import * as security from './features/security/index.ts';
import * as sessions from './features/sessions/index.ts';
import * as settings from './features/settings/index.ts';
import * as siteUsers from './features/site-users/index.ts';
import * as sites from './features/sites/index.ts';
import * as tags from './features/tags/index.ts';
import * as themes from './features/themes/index.ts';
import * as timeline from './features/timeline/index.ts';
import * as updateRuns from './features/update-runs/index.ts';
import * as updateWindows from './features/update-windows/index.ts';
import * as updates from './features/updates/index.ts';
import * as users from './features/users/index.ts';
import * as vulnerabilities from './features/vulnerabilities/index.ts';
import type { AnyAbility } from './kernel/ability/ability.ts';
import { Catalogue } from './kernel/ability/catalogue.ts';
import type { JobType } from './kernel/work/job.ts';

interface Feature {
  readonly ABILITIES: readonly AnyAbility[];
  readonly JOBS?: readonly JobType[];
}

/** In the order in which documents list their abilities. */
const FEATURES: readonly Feature[] = [
  sites,
  plugins,
  themes,
  installs,
  abandoned,
  security,
  monitors,
  expiry,
  changes,
  timeline,
  maintenanceWindows,
  overview,
  inbox,
  updates,
  updateRuns,
  updateWindows,
  vulnerabilities,
  fileChecks,
  siteUsers,
  content,
  clients,
  portfolio,
  reports,
  reportPrints,
  reportMails,
  portal,
  branding,
  costs,
  tags,
  events,
  alarms,
  jobs,
  channels,
  approvals,
  settings,
  users,
  audit,
  keys,
  sessions,
  savedViews,
  imports,
];

/** Every ability there is, in the order in which documents and discovery list them. */
export const ALL_ABILITIES: readonly AnyAbility[] = inDocumentOrder(FEATURES.flatMap(feature => feature.ABILITIES));

/** Every kind of background job there is. */
export const JOB_TYPES: readonly JobType[] = FEATURES.flatMap(feature => feature.JOBS ?? []);

export const catalogue = new Catalogue(ALL_ABILITIES);
