import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { JobType } from '../../kernel/work/job.ts';
import { installJob } from './install.job.ts';
import { installOnSites } from './install-on-sites.ts';
import { installSitePlugin } from './install-site-plugin.ts';
import { installSiteTheme } from './install-site-theme.ts';

export { installOnSites } from './install-on-sites.ts';
export { installSitePlugin } from './install-site-plugin.ts';
export { installSiteTheme } from './install-site-theme.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [installSitePlugin, installSiteTheme, installOnSites];

export const JOBS: readonly JobType[] = [installJob];
