import { t } from '../../texts/text.ts';
import { firstNames } from '../first-names.ts';

interface StrandedCostsProps {
  readonly costs: readonly { readonly id: number; readonly name: string }[] | undefined;
}

/** Costs that no longer apply to anything after a deletion: names them, or shows nothing. */
export function StrandedCosts({ costs = [] }: StrandedCostsProps) {
  if (costs.length === 0) return null;
  return ` ${t('shared.costs.stranded', { count: costs.length, names: `${firstNames(costs)}.` })}`;
}
