export { activateSiteTheme } from './activate-site-theme.ts';
export { deleteSiteThemes } from './delete-site-themes.ts';
export { getSiteThemes } from './get-site-themes.ts';
export { listSiteThemes } from './list-site-themes.ts';
