import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { dismissFirstSteps } from './first-steps/dismiss-first-steps.ts';
import { getFirstSteps } from './first-steps/get-first-steps.ts';
import { getOverview } from './get-overview.ts';

/** In the order in which documents list them. */
export { getOverview } from './get-overview.ts';

export const ABILITIES: readonly AnyAbility[] = [getOverview, getFirstSteps, dismissFirstSteps];
