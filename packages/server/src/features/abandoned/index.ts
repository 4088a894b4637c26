import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { getAbandonedPlugins } from './get-abandoned-plugins.ts';
import { getAbandonedThemes } from './get-abandoned-themes.ts';

export { abandonedHandler } from './gather-abandoned.ts';
export { getAbandonedPlugins } from './get-abandoned-plugins.ts';
export { getAbandonedThemes } from './get-abandoned-themes.ts';
export { queueAbandonedChecks } from './queue-abandoned-checks.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [getAbandonedPlugins, getAbandonedThemes];
