import { modulesOff } from '../../kernel/ability/modules.ts';
import type { Services } from '../../kernel/context.ts';
import { counted } from '../../kernel/text/counted.ts';
import type { DeletionWarning } from '../../kernel/text/deletion-warnings.ts';
import { type NamedRecord, namedRecordsSchema, someNames } from '../../kernel/text/named-records.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { selectCostsOnlyFor } from './only-for.store.ts';

/** Costs that deleting a client or a tag leaves without a target. */
export const strandedCostsSchema = namedRecordsSchema(
  'cost',
  'Costs that no longer belong to anything. list-costs-v1 lists them with without_targets.',
);

/**
 * Returns a function that finds the costs a deletion would strand, or none while the module is off. The module is looked
 * up before the transaction, the costs inside it.
 */
export async function strandedBy(
  services: Pick<Services, 'database'>,
  kind: 'client' | 'tag',
): Promise<(db: Queryable, id: number) => Promise<NamedRecord[]>> {
  const off = (await modulesOff(services)).includes('costs');
  return async (db, id) => (off ? [] : selectCostsOnlyFor(db, kind, id));
}

/** A sentence to append to the message of a deletion; empty when no cost is stranded. */
export function strandedSentence({ length }: readonly NamedRecord[] = []): string {
  if (length === 0) return '';
  return ` ${counted(length, 'cost')} no longer ${length === 1 ? 'belongs' : 'belong'} to anything.`;
}

/** The warnings of a dry run. */
export function strandedWarnings(costs: readonly NamedRecord[]): DeletionWarning[] {
  const count = costs.length;
  if (count === 0) return [];
  const sentence = `${counted(count, 'cost')} will no longer belong to anything: ${someNames(costs)}.`;
  return [{ code: 'costs_stranded', count, sentence }];
}
