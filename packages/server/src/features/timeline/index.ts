import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { getSiteTimeline } from './get-site-timeline.ts';

export { getSiteTimeline } from './get-site-timeline.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [getSiteTimeline];
