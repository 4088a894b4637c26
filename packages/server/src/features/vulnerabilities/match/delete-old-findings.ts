import type { Services } from '../../../kernel/context.ts';
import { deleteFindingsFixedBefore } from './match.store.ts';

export const FIXED_KEPT_MS = 365 * 24 * 3600_000;

/** Findings that were fixed a year ago are of no more use. */
export async function deleteOldFindings({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.write(trx => deleteFindingsFixedBefore(trx, clock.now() - FIXED_KEPT_MS));
}
