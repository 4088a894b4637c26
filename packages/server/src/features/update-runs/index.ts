import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { JobType } from '../../kernel/work/job.ts';
import { abandonUpdateRun } from './manage/abandon-update-run.ts';
import { getUpdateRun } from './manage/get-update-run.ts';
import { listUpdateRuns } from './manage/list-update-runs.ts';
import { resumeUpdateRun } from './manage/resume-update-run.ts';
import { rollBackUpdate } from './manage/roll-back-update.ts';
import { rollBackUpdatesJob } from './roll-back/roll-back-updates.job.ts';
import { rollBackUpdates } from './roll-back/roll-back-updates.ts';
import { updateSiteCore } from './start/by-type/update-site-core.ts';
import { updateSitePlugins } from './start/by-type/update-site-plugins.ts';
import { updateSiteThemes } from './start/by-type/update-site-themes.ts';
import { updateSiteTranslations } from './start/by-type/update-site-translations.ts';
import { planUpdates } from './start/plan-updates.ts';
import { runSiteUpdates } from './start/run-site-updates.ts';
import { runUpdates } from './start/run-updates.ts';
import { updateAll } from './start/update-all.ts';
import { updatePluginEverywhere } from './start/update-plugin-everywhere.ts';
import { updateThemeEverywhere } from './start/update-theme-everywhere.ts';
import { updateRunsJob } from './update-runs.job.ts';

export { endLostRollBacks } from './broken/end-lost-roll-backs.ts';
export { brokenLooksHandler, queueBrokenLooks } from './broken/look-at-broken.ts';
export { endLostItems } from './broken/lost-items.store.ts';
export { runsHolding } from './holding-runs.ts';
export { abandonUpdateRun } from './manage/abandon-update-run.ts';
export { deleteOldRunItems } from './manage/delete-old-run-items.ts';
export { getUpdateRun } from './manage/get-update-run.ts';
export { listUpdateRuns } from './manage/list-update-runs.ts';
export { resumeUpdateRun } from './manage/resume-update-run.ts';
export {
  type MadeOutcome,
  selectRolledBackWithin,
  selectUpdatesWithin,
  updatesKnownSince,
} from './period/updates-within.store.ts';
export { rollBackUpdates } from './roll-back/roll-back-updates.ts';
export { heldBySchema, runItemSchema, startedRunFields, strategyInputSchema } from './run.schemas.ts';
export { selectHaltedPart, selectRunProgress, UPDATE_JOB } from './run.store.ts';
export { rollBackOfItem } from './site/previous-package.ts';
export { requireNoneUnderWay } from './site/under-way.ts';
export { updateSiteCore } from './start/by-type/update-site-core.ts';
export { updateSitePlugins } from './start/by-type/update-site-plugins.ts';
export { updateSiteThemes } from './start/by-type/update-site-themes.ts';
export { updateSiteTranslations } from './start/by-type/update-site-translations.ts';
export { endUnstartedOfOpening, endUnstartedRuns } from './start/end-unstarted-runs.ts';
export { heldBackFields, heldBackOf } from './start/held-back.ts';
export { selectPlannedUpdates } from './start/plan.store.ts';
export { planFields, planOf } from './start/plan.ts';
export { runSiteUpdates } from './start/run-site-updates.ts';
export { selectSitesToUpdate } from './start/run-target.store.ts';
export { runUpdates } from './start/run-updates.ts';
export { startRun } from './start/start-run.ts';
export { startedView } from './start/started-view.ts';
export { updateAll } from './start/update-all.ts';
export { changedStrategySchema, type Strategy, storedStrategySchema, withDefaults } from './strategy.ts';
export { haltView } from './waves/run-halt.ts';

/** In the order of docs/spec. */
export const ABILITIES: readonly AnyAbility[] = [
  planUpdates,
  runUpdates,
  runSiteUpdates,
  updatePluginEverywhere,
  updateThemeEverywhere,
  listUpdateRuns,
  getUpdateRun,
  resumeUpdateRun,
  abandonUpdateRun,
  rollBackUpdate,
  rollBackUpdates,
  updateSiteCore,
  updateSitePlugins,
  updateSiteThemes,
  updateSiteTranslations,
  updateAll,
];

export const JOBS: readonly JobType[] = [updateRunsJob, rollBackUpdatesJob];
