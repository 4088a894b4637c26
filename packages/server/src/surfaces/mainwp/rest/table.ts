import { BATCH_LINES } from './batch/batch.lines.ts';
import { CLIENT_FIELD_LINES } from './client-fields.lines.ts';
import { CLIENT_LINES } from './clients.lines.ts';
import { COMMENT_LINES } from './content/comments.lines.ts';
import { POST_LINES } from './content/posts.lines.ts';
import { COST_LINES } from './costs.lines.ts';
import { JOB_LINES } from './jobs.lines.ts';
import { KEY_LINES } from './keys.lines.ts';
import type { DialectLine } from './line.ts';
import { SETTING_LINES } from './settings.lines.ts';
import { EXPIRY_LINES } from './sites/expiry.lines.ts';
import { MONITORING_LINES } from './sites/monitoring.lines.ts';
import { MONITOR_LINES } from './sites/monitors.lines.ts';
import { SITE_ACTION_LINES } from './sites/site-actions.lines.ts';
import { SITE_CHANGE_LINES } from './sites/site-changes.lines.ts';
import { SITE_ITEM_LINES } from './sites/site-items.lines.ts';
import { SITE_LINES } from './sites/sites.lines.ts';
import { TAG_LINES } from './tags.lines.ts';
import { UPDATE_RUN_LINES } from './update-runs.lines.ts';
import { UPDATE_LINES } from './updates.lines.ts';
import { USER_IMPORT_LINES } from './users/user-import.lines.ts';
import { USER_LINES } from './users/users.lines.ts';

/** All operations of REST that work. */
export const DIALECT_LINES: readonly DialectLine[] = [
  ...SITE_LINES,
  ...SITE_ACTION_LINES,
  ...SITE_ITEM_LINES,
  ...SITE_CHANGE_LINES,
  ...CLIENT_LINES,
  ...CLIENT_FIELD_LINES,
  ...COST_LINES,
  ...TAG_LINES,
  ...UPDATE_LINES,
  ...UPDATE_RUN_LINES,
  ...USER_LINES,
  ...USER_IMPORT_LINES,
  ...POST_LINES,
  ...COMMENT_LINES,
  ...MONITOR_LINES,
  ...MONITORING_LINES,
  ...EXPIRY_LINES,
  ...KEY_LINES,
  ...SETTING_LINES,
  ...BATCH_LINES,
  ...JOB_LINES,
];
