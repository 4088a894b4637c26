import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { JobType } from '../../kernel/work/job.ts';
import { checkSite } from './check/check-site.ts';
import { checkSitesJob } from './check/check-sites.job.ts';
import { checkSites } from './check/check-sites.ts';
import { addSite } from './connect/add-site.ts';
import { disconnectSite } from './connect/disconnect-site.ts';
import { disconnectSites } from './connect/disconnect-sites.ts';
import { reconnectSite } from './connect/reconnect-site.ts';
import { reconnectSitesJob } from './connect/reconnect-sites.job.ts';
import { reconnectSites } from './connect/reconnect-sites.ts';
import { suspendSite } from './connect/suspend-site.ts';
import { suspendSites } from './connect/suspend-sites.ts';
import { testConnection } from './connect/test-connection.ts';
import { unsuspendSite } from './connect/unsuspend-site.ts';
import { editSites } from './edit/edit-sites.ts';
import { followSiteRedirect } from './edit/follow-site-redirect.ts';
import { updateSite } from './edit/update-site.ts';
import { updateSiteRecord } from './edit/update-site-record.ts';
import { countSiteRecords } from './read/count-site-records.ts';
import { countSiteVersions } from './read/count-site-versions.ts';
import { countSites } from './read/count-sites.ts';
import { findSites } from './read/find-sites.ts';
import { getSite } from './read/get-site.ts';
import { getSiteRecord } from './read/get-site-record.ts';
import { getSitesBasic } from './read/get-sites-basic.ts';
import { listInstalledItems } from './read/list-installed-items.ts';
import { listSiteBriefs } from './read/list-site-briefs.ts';
import { listSiteRecords } from './read/list-site-records.ts';
import { listSites } from './read/list-sites.ts';
import { deleteSite } from './remove/delete-site.ts';
import { deleteSitesJob } from './remove/delete-sites.job.ts';
import { deleteSites } from './remove/delete-sites.ts';
import { takeSiteScreenshot } from './screenshots/take-site-screenshot.ts';
import { rotateSiteKey } from './site-keys/rotate-site-key.ts';
import { rotateSiteKeysJob } from './site-keys/rotate-site-keys.job.ts';
import { rotateSiteKeys } from './site-keys/rotate-site-keys.ts';
import { syncSite } from './sync/sync-site.ts';
import { syncSitesJob } from './sync/sync-sites.job.ts';
import { syncSites } from './sync/sync-sites.ts';

export { changeOnSite, type SiteInTurn, storeInstalled } from './change/change-on-site.ts';
export { deleteOnSite } from './change/delete-on-site.ts';
export { lookAfterwards } from './change/look-afterwards.ts';
export { noteIfUnknown, noteUnknown, unknownEntry } from './change/note-unknown.ts';
export { outcomeUnknown } from './change/outcome-unknown.ts';
export { type NotedSend, sendNoted } from './change/send-noted.ts';
export { sendOnce } from './change/send-once.ts';
export { sendPackage } from './change/send-package.ts';
export { settleInstalled } from './change/settle-installed.ts';
export { type SlugError, settleSlugs } from './change/settle-slugs.ts';
export { checkSite } from './check/check-site.ts';
export { checkSites } from './check/check-sites.ts';
export { addSite } from './connect/add-site.ts';
export { disconnectSite } from './connect/disconnect-site.ts';
export { disconnectSites } from './connect/disconnect-sites.ts';
export { lockAddresses } from './connect/lock-addresses.ts';
export { reconnectSite } from './connect/reconnect-site.ts';
export { reconnectSites } from './connect/reconnect-sites.ts';
export { keepAnew, SEALED_REGISTRATIONS } from './connect/registrations/registration.store.ts';
export { queueRegistrations, registrationsHandler } from './connect/registrations/settle-registrations.ts';
export { suspendSite } from './connect/suspend-site.ts';
export { suspendSites } from './connect/suspend-sites.ts';
export { meantUrls } from './connect/typed-address.ts';
export { unsuspendSite } from './connect/unsuspend-site.ts';
export { type KnownSite, loadKnownSites, newServerText, SEALED_OF_SITES } from './connection.ts';
export { credentialsFor } from './credentials-for.ts';
export { followSiteRedirect } from './edit/follow-site-redirect.ts';
export { updateSite } from './edit/update-site.ts';
export { updateSiteRecord } from './edit/update-site-record.ts';
export { IS_ALTERED } from './health/altered-files.ts';
export { isNewsOfCertificate } from './health/expiring-of-sites.ts';
export { isExposed, isIgnored } from './health/exposed-findings.ts';
export { selectHealthCounts } from './health/health-counts.store.ts';
export { healthAt, IS_DOWN } from './health/site-health.store.ts';
export { AILING_HEALTHS, SITE_HEALTHS, type SiteHealth } from './health/site-health.ts';
export { selectIcon } from './icons/icon.store.ts';
export { iconLooksHandler, queueIconLooks } from './icons/icon-looks.ts';
export { jobResult, PATIENT_ATTEMPTS, passesByItself, TRY_AGAIN_MS } from './job-result.ts';
export { loadSite } from './load-site.ts';
export { networkLooksHandler, queueNetworkLooks } from './network/network-looks.ts';
export { networkNoteSchema, noteNetwork, noteNetworkChanged } from './network/network-notes.ts';
export { networkOf, sharedFilesOf, sitesOfNetwork, syncNetworkSoon } from './network/networks.store.ts';
export { withSiteTurn } from './network/site-turn.ts';
export { isNotOnHold, isOnHold } from './on-hold.ts';
export { openSite } from './open-site.ts';
export { overSites } from './over-sites.ts';
export { isPassingStatus } from './passing-status.ts';
export { countSiteRecords } from './read/count-site-records.ts';
export { findSites } from './read/find-sites.ts';
export { getSite } from './read/get-site.ts';
export { getSiteRecord } from './read/get-site-record.ts';
export { listSiteBriefs } from './read/list-site-briefs.ts';
export { listSiteRecords } from './read/list-site-records.ts';
export { pageOfSites } from './read/page-of-sites.ts';
export { oneSiteRecordSchema, siteBriefSchema, siteRecordSchema } from './read/site-record.schemas.ts';
export { siteRecordOf } from './read/site-record.views.ts';
export { keylessRefusal, refusalOf, requireNotRefused } from './refusal.ts';
export { deleteSite } from './remove/delete-site.ts';
export { chooseSites, requireStillThere, resolveEach, resolveSite, resolveSites } from './resolve-sites.ts';
export { selectScreenshot } from './screenshots/screenshot.store.ts';
export { queueScreenshots, SCREENSHOTS_QUEUE, screenshotsHandler } from './screenshots/take-screenshots.ts';
export { takeSiteScreenshot } from './screenshots/take-site-screenshot.ts';
export { queueSites, settleSites } from './settle-sites.ts';
export { askSharedSite } from './shared-keys/ask-shared-site.ts';
export { cutOverKey } from './shared-keys/cut-over-key.ts';
export { giveBackKey } from './shared-keys/give-back-key.ts';
export { removeSharedSite, whyKeyIsUnknown } from './shared-keys/remove-shared-site.ts';
export type { SharedAnswer, SharedSite, SharedSiteToStore } from './shared-keys/shared-site.ts';
export { storeSharedSites } from './shared-keys/store-shared-sites.ts';
export { takeOverSite } from './shared-keys/take-over-site.ts';
export {
  batchItems,
  excludedSitesSchema,
  failureCauseSchema,
  queuedFields,
  queuedJobSchema,
  siteErrorsSchema,
  siteListItemSchema,
  siteSelectorSchema,
  siteSelectors,
} from './site.schemas.ts';
export { lockSites, sitesByIds, sitesByKeys } from './site.store.ts';
export { type SiteStatus, searchText, selectorId, siteKey } from './site.ts';
export {
  asAppError,
  type FailureCause,
  failureCauseOf,
  failureOf,
  GONE,
  jobCauseOf,
  jobCauseOfError,
  metSilence,
  requestError,
  type SiteFailure,
} from './site-failure.ts';
export { dueKeysHandler, queueDueKeys } from './site-keys/due-keys.ts';
export { rotateSiteKey } from './site-keys/rotate-site-key.ts';
export { rotateSiteKeys } from './site-keys/rotate-site-keys.ts';
export { withLease } from './site-lease.ts';
export { holdClientsAndTags, missingTags } from './site-links.store.ts';
export type { ChangeDetail } from './sync/change-row.ts';
export { dueSyncsHandler, queueDueSyncs } from './sync/due/due-syncs.ts';
export { looksHandler, queueLooks } from './sync/look-again/look-again.ts';
export { lookNextMonth } from './sync/look-again/look-next-month.ts';
export { OUTBOUND_BROKEN, selectOutboundBroken } from './sync/outbound-broken.store.ts';
export { changedEntry } from './sync/part-digests.ts';
export { lockAllSites, PENDING_COLUMNS, refreshPending } from './sync/pending-updates.store.ts';
export { ABANDONED_ROWS, abandonedRow } from './sync/report-parts.ts';
export { nextUsualSync } from './sync/sync-policy.ts';
export { syncSite } from './sync/sync-site.ts';
export { syncSites } from './sync/sync-sites.ts';
export { countUsersAnew } from './sync/users-due.store.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [
  listSites,
  getSite,
  countSites,
  getSitesBasic,
  addSite,
  testConnection,
  updateSite,
  editSites,
  deleteSite,
  deleteSites,
  listSiteRecords,
  listSiteBriefs,
  countSiteRecords,
  countSiteVersions,
  listInstalledItems,
  getSiteRecord,
  updateSiteRecord,
  syncSite,
  syncSites,
  checkSite,
  checkSites,
  takeSiteScreenshot,
  reconnectSite,
  reconnectSites,
  disconnectSite,
  disconnectSites,
  suspendSite,
  suspendSites,
  unsuspendSite,
  rotateSiteKey,
  rotateSiteKeys,
  findSites,
  followSiteRedirect,
];

export const JOBS: readonly JobType[] = [
  syncSitesJob,
  reconnectSitesJob,
  checkSitesJob,
  deleteSitesJob,
  rotateSiteKeysJob,
];
