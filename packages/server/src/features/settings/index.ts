import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { getModules } from './get-modules.ts';
import { listSettings } from './list-settings.ts';
import { updateModule } from './update-module.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [getModules, updateModule, listSettings];
