import type { Services } from '../../../kernel/context.ts';
import { deleteFindingsFixedBefore } from './match.store.ts';

export const FIXED_KEPT_MS = 365 * 24 * 3600_000;

/** Findings that were fixed a year ago are of no more use. */
export async function deleteOldFindings(services: Pick<Services, 'database' | 'clock' | 'stopping'>): Promise<void> {
  await deleteFindingsFixedBefore(services, services.clock.now() - FIXED_KEPT_MS);
}
