import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { listPortfolio } from './list-portfolio.ts';

export { listPortfolio } from './list-portfolio.ts';

export const ABILITIES: readonly AnyAbility[] = [listPortfolio];
