import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { JobType } from '../../kernel/work/job.ts';
import { deactivatePluginsJob } from './act/deactivate-plugins.job.ts';
import { deactivateVulnerablePlugins } from './act/deactivate-vulnerable-plugins.ts';
import { ignoreVulnerability } from './act/ignore-vulnerability.ts';
import { listIgnoredVulnerabilities } from './act/list-ignored-vulnerabilities.ts';
import { patchVulnerabilities } from './act/patch-vulnerabilities.ts';
import { planPluginDeactivation } from './act/plan-plugin-deactivation.ts';
import { planVulnerabilityPatches } from './act/plan-vulnerability-patches.ts';
import { unignoreVulnerability } from './act/unignore-vulnerability.ts';
import { getVulnerabilityFeed } from './feed/get-vulnerability-feed.ts';
import { refreshVulnerabilityFeed } from './feed/refresh-vulnerability-feed.ts';
import { setVulnerabilityFeed } from './feed/set-vulnerability-feed.ts';
import { countVulnerabilities } from './list/count-vulnerabilities.ts';
import { getVulnerability } from './list/get-vulnerability.ts';
import { listVulnerabilities } from './list/list-vulnerabilities.ts';
import { listVulnerabilityFindings } from './list/list-vulnerability-findings.ts';

export { deactivateVulnerablePlugins } from './act/deactivate-vulnerable-plugins.ts';
export { ignoreVulnerability } from './act/ignore-vulnerability.ts';
export { listIgnoredVulnerabilities } from './act/list-ignored-vulnerabilities.ts';
export { patchVulnerabilities } from './act/patch-vulnerabilities.ts';
export { planPluginDeactivation } from './act/plan-plugin-deactivation.ts';
export { planVulnerabilityPatches } from './act/plan-vulnerability-patches.ts';
export { tellEndedIgnores } from './act/tell-ended-ignores.ts';
export { unignoreVulnerability } from './act/unignore-vulnerability.ts';
export { feedHealth } from './feed/feed-health.ts';
export { HOLE_SEVERITIES } from './feed/feed-record.ts';
export { SEALED_FEED_KEY } from './feed/feed-source.ts';
export { getVulnerabilityFeed } from './feed/get-vulnerability-feed.ts';
export { refreshDueFeed } from './feed/refresh-feed.ts';
export { refreshVulnerabilityFeed } from './feed/refresh-vulnerability-feed.ts';
export { setVulnerabilityFeed } from './feed/set-vulnerability-feed.ts';
export { countVulnerabilities } from './list/count-vulnerabilities.ts';
export { findingsThat } from './list/finding-filter.store.ts';
export { isFeedRead, selectFindingsWithin } from './list/findings-within.store.ts';
export { getVulnerability } from './list/get-vulnerability.ts';
export { listVulnerabilities } from './list/list-vulnerabilities.ts';
export { listVulnerabilityFindings } from './list/list-vulnerability-findings.ts';
export { deleteOldFindings, FIXED_KEPT_MS } from './match/delete-old-findings.ts';
export { matchChangedSites } from './match/match-sites.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [
  listVulnerabilities,
  getVulnerability,
  listVulnerabilityFindings,
  countVulnerabilities,
  planVulnerabilityPatches,
  patchVulnerabilities,
  planPluginDeactivation,
  deactivateVulnerablePlugins,
  listIgnoredVulnerabilities,
  ignoreVulnerability,
  unignoreVulnerability,
  getVulnerabilityFeed,
  refreshVulnerabilityFeed,
  setVulnerabilityFeed,
];

export const JOBS: readonly JobType[] = [deactivatePluginsJob];
