import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { activateSitePlugins } from './activate-site-plugins.ts';
import { deactivateSitePlugins } from './deactivate-site-plugins.ts';
import { deleteSitePlugins } from './delete-site-plugins.ts';
import { getSitePlugins } from './get-site-plugins.ts';
import { listSitePlugins } from './list-site-plugins.ts';

export { activateSitePlugins } from './activate-site-plugins.ts';
export { changePlugins } from './change-plugins.ts';
export { deactivateSitePlugins } from './deactivate-site-plugins.ts';
export { deleteSitePlugins } from './delete-site-plugins.ts';
export { getSitePlugins } from './get-site-plugins.ts';
export { installedFilter, isWanted } from './installed-filter.ts';
export { listSitePlugins } from './list-site-plugins.ts';
export { confirmSchema, doneSlugs, slugErrorsSchema, slugs } from './plugin.schemas.ts';
export { pluginsOfSites } from './plugin.store.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [
  getSitePlugins,
  activateSitePlugins,
  deactivateSitePlugins,
  deleteSitePlugins,
  listSitePlugins,
];
