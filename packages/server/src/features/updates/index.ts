import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { countUpdates } from './count-updates.ts';
import { getSiteUpdates } from './get-site-updates.ts';
import { getUpdatesSummary } from './get-updates-summary.ts';
import { ignoreSiteCore } from './ignore/ignore-site-core.ts';
import { ignoreSitePlugins } from './ignore/ignore-site-plugins.ts';
import { ignoreSiteThemes } from './ignore/ignore-site-themes.ts';
import { ignoreUpdates } from './ignore/ignore-updates.ts';
import { listIgnoreRules } from './ignore/list-ignore-rules.ts';
import { listIgnoredUpdates } from './ignore/list-ignored-updates.ts';
import { setIgnoredUpdates } from './ignore/set-ignored-updates.ts';
import { unignoreUpdates } from './ignore/unignore-updates.ts';
import { listClientUpdates } from './list-client-updates.ts';
import { listUpdates } from './list-updates.ts';
import { getUpdateTrend } from './trend/get-update-trend.ts';

export { allUpdates } from './all-updates.ts';
export { fixesVulnerability, isHeldBack } from './cool-down.store.ts';
export {
  type CoolDown,
  changedMinAgeSchema,
  coolDownOf,
  heldSince,
  heldUntil,
  minAgeInputSchema,
  minAgeSchema,
} from './cool-down.ts';
export { countUpdates } from './count-updates.ts';
export { deleteOldReleases } from './delete-old-releases.ts';
export { fleetCounts } from './fleet-updates.ts';
export { getSiteUpdates } from './get-site-updates.ts';
export { getUpdatesSummary } from './get-updates-summary.ts';
export { refreshTouched, selectRulesOfSites } from './ignore/ignore.store.ts';
export { ignoreSiteCore } from './ignore/ignore-site-core.ts';
export { ignoreSitePlugins } from './ignore/ignore-site-plugins.ts';
export { ignoreSiteThemes } from './ignore/ignore-site-themes.ts';
export { ignoreUpdates } from './ignore/ignore-updates.ts';
export { listIgnoredUpdates } from './ignore/list-ignored-updates.ts';
export { setIgnoredUpdates } from './ignore/set-ignored-updates.ts';
export { unignoreUpdates } from './ignore/unignore-updates.ts';
export { listClientUpdates } from './list-client-updates.ts';
export { listUpdates } from './list-updates.ts';
export { NOT_ROLLED_BACK, ROLL_BACKS, type RollBack, rollBackOf } from './roll-back.ts';
export { tidyOfferCounts } from './tidy-offer-counts.ts';
export { getUpdateTrend } from './trend/get-update-trend.ts';
export { notePendingDay } from './trend/note-pending-day.ts';
export {
  changedTypesSchema,
  pendingUpdateSchema,
  rollBackSchema,
  typesInputSchema,
  updateGroupSchema,
} from './update.schemas.ts';
export { selectPendingUpdates } from './update.store.ts';
export { typeOfGroup, typesOfGroups, UPDATE_TYPES, type UpdateGroup, type UpdateType } from './update.ts';
export { pendingViews } from './update.views.ts';

/** In the order of docs/spec. */
export const ABILITIES: readonly AnyAbility[] = [
  listUpdates,
  getSiteUpdates,
  countUpdates,
  getUpdatesSummary,
  getUpdateTrend,
  listClientUpdates,
  ignoreUpdates,
  unignoreUpdates,
  listIgnoredUpdates,
  listIgnoreRules,
  setIgnoredUpdates,
  ignoreSiteCore,
  ignoreSitePlugins,
  ignoreSiteThemes,
];
