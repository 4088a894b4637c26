export { countUpdates } from './count-updates.ts';
export { getSiteUpdates } from './get-site-updates.ts';
export { getUpdatesSummary } from './get-updates-summary.ts';
export { ignoreUpdates } from './ignore-updates.ts';
export { listIgnoredUpdates } from './list-ignored-updates.ts';
export { listUpdates } from './list-updates.ts';
export { unignoreUpdates } from './unignore-updates.ts';
export { pendingUpdate, typesInput, updateGroup } from './update.schemas.ts';
export { type PendingUpdate, pendingUpdates } from './update.store.ts';
export {
  IGNORABLE_GROUPS,
  typeOfGroup,
  typesOfGroups,
  UPDATE_GROUPS,
  UPDATE_TYPES,
  type UpdateGroup,
  type UpdateType,
} from './update.ts';
export { pendingViews } from './update.views.ts';
