import { Type } from 'typebox';
import { modulesOff } from '../../kernel/ability/modules.ts';
import type { Services } from '../../kernel/context.ts';
import { someNames } from '../../kernel/text/counted.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type CostName, selectCostsOnlyFor } from './stranded-costs.store.ts';

export type { CostName };

/** Costs that deleting a client or a tag leaves without a target. */
export const strandedCostsSchema = Type.Array(
  Type.Object({
    id: Type.Integer({ description: 'Id of the cost.' }),
    name: Type.String({ description: 'Name of the cost.' }),
  }),
  { description: 'Costs that no longer belong to anything. list-costs-v1 lists them with without_targets.' },
);

/**
 * Returns a function that finds the costs a deletion would strand, or none while the module is off. The module is looked
 * up before the transaction, the costs inside it.
 */
export async function strandedBy(
  services: Pick<Services, 'database'>,
  kind: 'client' | 'tag',
): Promise<(db: Queryable, id: number) => Promise<CostName[]>> {
  const off = (await modulesOff(services)).includes('costs');
  return async (db, id) => (off ? [] : selectCostsOnlyFor(db, kind, id));
}

/** A sentence to append to the message of a deletion; empty when no cost is stranded. */
export function strandedSentence({ length }: readonly CostName[] = []): string {
  if (length === 0) return '';
  return length === 1 ? ' 1 cost no longer belongs to anything.' : ` ${length} costs no longer belong to anything.`;
}

/** The warnings of a dry run. */
export function strandedWarnings(costs: readonly CostName[]): string[] {
  if (costs.length === 0) return [];
  const what = costs.length === 1 ? '1 cost' : `${costs.length} costs`;
  return [`${what} will no longer belong to anything: ${someNames(costs)}.`];
}
