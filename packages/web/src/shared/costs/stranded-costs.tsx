import { quantity } from '../../ui/text/format.ts';

interface StrandedCostsProps {
  readonly costs: readonly { readonly id: number; readonly name: string }[] | undefined;
}

/** The costs that a deletion leaves for nothing: names them, and says nothing where there are none. */
export function StrandedCosts({ costs = [] }: StrandedCostsProps) {
  if (costs.length === 0) return null;
  const names = costs.slice(0, 5).map(({ name }) => name);
  return (
    <>
      {' '}
      {quantity(costs.length, ['cost is', 'costs are'])} for nothing any more: {names.join(', ')}
      {costs.length > names.length ? ' …' : ''}.
    </>
  );
}
