import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { getSiteChanges } from './get-site-changes.ts';

export { deleteOldChanges } from './delete-old-changes.ts';
export { getSiteChanges } from './get-site-changes.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [getSiteChanges];
