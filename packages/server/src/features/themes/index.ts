import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { activateSiteTheme } from './activate-site-theme.ts';
import { deleteSiteThemes } from './delete-site-themes.ts';
import { getSiteThemes } from './get-site-themes.ts';
import { listSiteThemes } from './list-site-themes.ts';

export { activateSiteTheme } from './activate-site-theme.ts';
export { deleteSiteThemes } from './delete-site-themes.ts';
export { getSiteThemes } from './get-site-themes.ts';
export { listSiteThemes } from './list-site-themes.ts';
export { activeTheme, themesOfSites } from './theme.store.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [listSiteThemes, getSiteThemes, activateSiteTheme, deleteSiteThemes];
