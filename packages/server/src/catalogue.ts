import { getAbandonedPlugins, getAbandonedThemes } from './features/abandoned/index.ts';
import { getSiteChanges } from './features/changes/index.ts';
import * as clients from './features/clients/index.ts';
import * as costs from './features/costs/index.ts';
import { cancelJob, getBatchJobStatus, listJobItems, listJobs } from './features/jobs/index.ts';
import * as plugins from './features/plugins/index.ts';
import { getSiteSecurity } from './features/security/index.ts';
import * as settings from './features/settings/index.ts';
import * as sites from './features/sites/index.ts';
import * as tags from './features/tags/index.ts';
import * as themes from './features/themes/index.ts';
import * as users from './features/users/index.ts';
import type { AnyAbility } from './kernel/ability.ts';
import { Catalogue } from './kernel/catalogue.ts';
import type { JobType } from './kernel/job.ts';

/** Every ability there is, in the order of the specification. */
export const ABILITIES: readonly AnyAbility[] = [
  ...[sites.listSites, sites.getSite, sites.countSites, sites.getSitesBasic],
  ...[sites.addSite, sites.updateSite, sites.deleteSite],
  ...[sites.syncSites, sites.checkSite, sites.checkSites],
  ...[sites.reconnectSite, sites.reconnectSites, sites.disconnectSite, sites.disconnectSites],
  ...[sites.suspendSite, sites.suspendSites, sites.unsuspendSite],
  ...[plugins.getSitePlugins, plugins.activateSitePlugins, plugins.deactivateSitePlugins, plugins.deleteSitePlugins],
  getAbandonedPlugins,
  ...[themes.getSiteThemes, themes.activateSiteTheme, themes.deleteSiteThemes],
  getAbandonedThemes,
  ...[getSiteSecurity, getSiteChanges],
  ...[clients.listClients, clients.countClients, clients.getClient, clients.addClient, clients.updateClient],
  ...[clients.deleteClient, clients.suspendClient, clients.unsuspendClient],
  ...[clients.getClientSites, clients.countClientSites, clients.getSiteClient],
  ...[clients.listClientFields, clients.addClientField, clients.updateClientField, clients.deleteClientField],
  ...[costs.listCosts, costs.getCost, costs.addCost, costs.updateCost, costs.deleteCost],
  ...[costs.getSiteCosts, costs.getClientCosts, costs.getCostSites, costs.getCostClients],
  ...[tags.listTags, tags.getTag, tags.addTag, tags.updateTag, tags.deleteTag, tags.getTagSites, tags.getTagClients],
  ...[getBatchJobStatus, listJobs, listJobItems, cancelJob],
  ...[settings.getModules, settings.updateModule, settings.listSettings],
  ...[users.listDashboardUsers, users.addDashboardUser, users.updateDashboardUser, users.deleteDashboardUser],
  ...[users.listApplicationPasswords, users.addApplicationPassword, users.deleteApplicationPassword],
];

export const JOB_TYPES: readonly JobType[] = [sites.syncSitesJob, sites.reconnectSitesJob, sites.checkSitesJob];

export const catalogue = new Catalogue(ABILITIES);
