export { activateSitePlugins } from './activate-site-plugins.ts';
export { deactivateSitePlugins } from './deactivate-site-plugins.ts';
export { deleteSitePlugins } from './delete-site-plugins.ts';
export { getSitePlugins } from './get-site-plugins.ts';
export { installedFilter, isWanted } from './installed-filter.ts';
export { listSitePlugins } from './list-site-plugins.ts';
export { confirmSchema, doneSlugs, slugErrorsSchema, slugs } from './plugin.schemas.ts';
