import { Type } from 'typebox';
import { modulesOff } from '../../kernel/ability/modules.ts';
import type { Services } from '../../kernel/context.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type CostName, selectCostsOnlyFor } from './stranded-costs.store.ts';

export type { CostName };

const NAMED = 10;

/** What deleting a client or a tag leaves behind. */
export const strandedCostsSchema = Type.Array(
  Type.Object({
    id: Type.Integer({ description: 'Id of the cost.' }),
    name: Type.String({ description: 'Name of the cost.' }),
  }),
  { description: 'Costs that lose the last thing they are for. list-costs-v1 lists them with without_targets.' },
);

/**
 * How to find the costs that a deletion strands; nothing is told of them while the module is off.
 * Asked before the transaction, in which the finding itself happens.
 */
export async function strandedBy(
  services: Pick<Services, 'database'>,
  kind: 'client' | 'tag',
): Promise<(db: Queryable, id: number) => Promise<CostName[]>> {
  const off = (await modulesOff(services)).includes('costs');
  return async (db, id) => (off ? [] : selectCostsOnlyFor(db, kind, id));
}

/** A sentence about them for after the deletion, with a blank before it; nothing where there are none. */
export function strandedSentence({ length }: readonly CostName[] = []): string {
  if (length === 0) return '';
  return length === 1 ? ' 1 cost is for nothing any more.' : ` ${length} costs are for nothing any more.`;
}

/** What to know first, for a dry run. */
export function strandedWarnings(costs: readonly CostName[]): string[] {
  if (costs.length === 0) return [];
  const names = costs.slice(0, NAMED).map(({ name }) => name);
  const more = costs.length > NAMED ? ` and ${costs.length - NAMED} more` : '';
  const what = costs.length === 1 ? '1 cost' : `${costs.length} costs`;
  return [`${what} will be for nothing any more: ${names.join(', ')}${more}.`];
}
