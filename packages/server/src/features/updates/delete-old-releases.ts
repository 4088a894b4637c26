import type { Services } from '../../kernel/context.ts';
import { deleteGoneReleases } from './cool-down.store.ts';

/** Longer than any release is held back. One that is offered again after that counts as new. */
const KEPT_MS = 180 * 86_400_000;

/** Forgets when versions were first on offer that no site is offered any more. */
export async function deleteOldReleases({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.write(trx => deleteGoneReleases(trx, clock.now() - KEPT_MS));
}
