import { getAbandonedPlugins, getAbandonedThemes } from './features/abandoned/index.ts';
import { listAuditLog, verifyAuditLog } from './features/audit/index.ts';
import { getSiteChanges } from './features/changes/index.ts';
import * as clients from './features/clients/index.ts';
import * as costs from './features/costs/index.ts';
import { cancelJob, getBatchJobStatus, listJobItems, listJobs, retryJob } from './features/jobs/index.ts';
import * as keys from './features/keys/index.ts';
import { getOverview } from './features/overview/index.ts';
import * as plugins from './features/plugins/index.ts';
import { getSiteSecurity, listCertificates, listSecurityIssues } from './features/security/index.ts';
import { listSessions, revokeSession } from './features/sessions/index.ts';
import * as settings from './features/settings/index.ts';
import * as siteUsers from './features/site-users/index.ts';
import * as sites from './features/sites/index.ts';
import * as tags from './features/tags/index.ts';
import * as themes from './features/themes/index.ts';
import * as runs from './features/update-runs/index.ts';
import * as windows from './features/update-windows/index.ts';
import * as updates from './features/updates/index.ts';
import * as users from './features/users/index.ts';
import type { AnyAbility } from './kernel/ability.ts';
import { Catalogue } from './kernel/catalogue.ts';
import type { JobType } from './kernel/job.ts';

/** Every ability there is, in the order of the specification. */
export const ABILITIES: readonly AnyAbility[] = [
  ...[sites.listSites, sites.getSite, sites.countSites, sites.getSitesBasic],
  ...[sites.addSite, sites.testConnection, sites.updateSite, sites.editSites, sites.deleteSite, sites.deleteSites],
  ...[sites.listSiteRecords, sites.listSiteBriefs, sites.countSiteRecords, sites.countSiteVersions],
  ...[sites.getSiteRecord, sites.updateSiteRecord, sites.syncSite],
  ...[sites.syncSites, sites.checkSite, sites.checkSites],
  ...[sites.reconnectSite, sites.reconnectSites, sites.disconnectSite, sites.disconnectSites],
  ...[sites.suspendSite, sites.suspendSites, sites.unsuspendSite],
  ...[plugins.getSitePlugins, plugins.activateSitePlugins, plugins.deactivateSitePlugins, plugins.deleteSitePlugins],
  plugins.listSitePlugins,
  getAbandonedPlugins,
  themes.listSiteThemes,
  ...[themes.getSiteThemes, themes.activateSiteTheme, themes.deleteSiteThemes],
  getAbandonedThemes,
  ...[getSiteSecurity, listSecurityIssues, listCertificates, getSiteChanges, sites.findSites, sites.followSiteRedirect],
  getOverview,
  ...[updates.listUpdates, updates.getSiteUpdates, updates.countUpdates, updates.getUpdatesSummary],
  ...[updates.ignoreUpdates, updates.unignoreUpdates, updates.listIgnoredUpdates],
  ...[runs.planUpdates, runs.runUpdates, runs.runSiteUpdates],
  ...[runs.updatePluginEverywhere, runs.updateThemeEverywhere],
  ...[runs.listUpdateRuns, runs.getUpdateRun, runs.resumeUpdateRun, runs.abandonUpdateRun, runs.rollBackUpdate],
  ...[windows.listUpdateWindows, windows.addUpdateWindow, windows.updateUpdateWindow, windows.deleteUpdateWindow],
  windows.previewUpdateWindow,
  ...[siteUsers.listSiteUsers, siteUsers.createSiteUsers, siteUsers.updateSiteUser, siteUsers.deleteSiteUser],
  ...[siteUsers.updateAdminPasswords, siteUsers.importSiteUsers],
  ...[clients.listClients, clients.countClients, clients.getClient, clients.addClient, clients.updateClient],
  ...[clients.deleteClient, clients.suspendClient, clients.unsuspendClient],
  ...[clients.getClientSites, clients.countClientSites, clients.getSiteClient],
  ...[clients.listClientFields, clients.addClientField, clients.updateClientField, clients.deleteClientField],
  ...[costs.listCosts, costs.getCost, costs.addCost, costs.updateCost, costs.deleteCost],
  ...[costs.getSiteCosts, costs.getClientCosts, costs.getCostSites, costs.getCostClients, costs.getCostsOverview],
  ...[tags.listTags, tags.getTag, tags.addTag, tags.updateTag, tags.deleteTag, tags.getTagSites, tags.getTagClients],
  ...[getBatchJobStatus, listJobs, listJobItems, cancelJob, retryJob],
  ...[settings.getModules, settings.updateModule, settings.listSettings],
  ...[users.listDashboardUsers, users.addDashboardUser, users.updateDashboardUser, users.deleteDashboardUser],
  ...[listAuditLog, verifyAuditLog],
  ...[keys.listApiKeys, keys.addApiKey, keys.updateApiKey, keys.deleteApiKey, keys.deleteApiKeys],
  keys.setApiKeysActive,
  ...[users.setDashboardUserPassword, users.resetSecondFactor, listSessions, revokeSession],
  ...[users.listApplicationPasswords, users.addApplicationPassword, users.deleteApplicationPassword],
];

export const JOB_TYPES: readonly JobType[] = [
  sites.syncSitesJob,
  sites.reconnectSitesJob,
  sites.checkSitesJob,
  sites.deleteSitesJob,
  runs.updateRunsJob,
  ...[siteUsers.importUsersJob, siteUsers.createUsersJob, siteUsers.adminPasswordsJob],
];

export const catalogue = new Catalogue(ABILITIES);
