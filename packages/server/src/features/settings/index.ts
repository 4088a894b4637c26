import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { getModules } from './get-modules.ts';
import { listSettings } from './list-settings.ts';
import { updateModule } from './update-module.ts';

export { getModules } from './get-modules.ts';
export { listSettings } from './list-settings.ts';
export { updateModule } from './update-module.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [getModules, updateModule, listSettings];
