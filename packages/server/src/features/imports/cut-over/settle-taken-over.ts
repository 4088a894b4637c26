import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { queueCarrying } from '../carry/carry-queue.ts';
import {
  linkExistingSites,
  selectImportsTakenOverLater,
  selectKeysTakenOverLater,
  settleImportStates,
} from '../store/import-states.store.ts';
import { activeImportJob, lockImport } from '../store/imports.store.ts';

/**
 * Sites whose registration had an unknown outcome are stored later, without their import. Has them noted there, by all
 * of their rows, and given what belongs to them. An import that a job works on waits for the end of that job.
 */
export async function settleTakenOver(services: Services): Promise<void> {
  const { database } = services;
  for (const importId of await selectImportsTakenOverLater(database.db)) {
    await database.write(async trx => {
      const row = await lockImport(trx, importId);
      if (!row || (await activeImportJob(trx, row))) return;
      await noteTakenOver(trx, services, importId);
    });
  }
}

/** Lets the states of an import follow what is stored; what follows for a site that was taken over is done here alone. */
export async function noteTakenOver(
  trx: Trx,
  services: Pick<Services, 'clock' | 'queue'>,
  importId: string,
): Promise<void> {
  const keys = await selectKeysTakenOverLater(trx, importId);
  await settleImportStates(trx, services, importId);
  if (keys.length === 0) return;
  await linkExistingSites(trx, services, importId, keys);
  await queueCarrying(trx, services, importId);
}
