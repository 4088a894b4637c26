import { inDocumentOrder } from './document-order.ts';
import * as abandoned from './features/abandoned/index.ts';
import * as audit from './features/audit/index.ts';
import * as changes from './features/changes/index.ts';
import * as clients from './features/clients/index.ts';
import * as content from './features/content/index.ts';
import * as costs from './features/costs/index.ts';
import * as jobs from './features/jobs/index.ts';
import * as keys from './features/keys/index.ts';
import * as overview from './features/overview/index.ts';
import * as plugins from './features/plugins/index.ts';
import * as security from './features/security/index.ts';
import * as sessions from './features/sessions/index.ts';
import * as settings from './features/settings/index.ts';
import * as siteUsers from './features/site-users/index.ts';
import * as sites from './features/sites/index.ts';
import * as tags from './features/tags/index.ts';
import * as themes from './features/themes/index.ts';
import * as updateRuns from './features/update-runs/index.ts';
import * as updateWindows from './features/update-windows/index.ts';
import * as updates from './features/updates/index.ts';
import * as users from './features/users/index.ts';
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
  abandoned,
  security,
  changes,
  overview,
  updates,
  updateRuns,
  updateWindows,
  siteUsers,
  content,
  clients,
  costs,
  tags,
  jobs,
  settings,
  users,
  audit,
  keys,
  sessions,
];

/** Every ability there is, in the order in which documents and discovery list them. */
export const ALL_ABILITIES: readonly AnyAbility[] = inDocumentOrder(FEATURES.flatMap(feature => feature.ABILITIES));

/** Every kind of background job there is. */
export const JOB_TYPES: readonly JobType[] = FEATURES.flatMap(feature => feature.JOBS ?? []);

export const catalogue = new Catalogue(ALL_ABILITIES);
