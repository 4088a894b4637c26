import type { V1Call } from './call.ts';
import { CLIENTS_CALLS } from './clients.calls.ts';
import { COSTS_CALLS } from './costs.calls.ts';
import { IGNORE_CALLS } from './ignores.calls.ts';
import { SITE_CALLS } from './site.calls.ts';
import { SITE_ACTION_CALLS } from './site-actions.calls.ts';
import { SITE_UPDATE_CALLS } from './site-updates.calls.ts';
import { SITES_CALLS } from './sites.calls.ts';
import { TAGS_CALLS } from './tags.calls.ts';
import { UPDATES_CALLS } from './updates.calls.ts';

/** Every call of legacy v1, in the order in which documents show them. */
export const CALLS: readonly V1Call[] = [
  ...SITES_CALLS,
  ...SITE_CALLS,
  ...SITE_ACTION_CALLS,
  ...SITE_UPDATE_CALLS,
  ...UPDATES_CALLS,
  ...IGNORE_CALLS,
  ...CLIENTS_CALLS,
  ...TAGS_CALLS,
  ...COSTS_CALLS,
];
