import type { Services } from '../../../kernel/context.ts';
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
      const keys = await selectKeysTakenOverLater(trx, importId);
      await settleImportStates(trx, services, importId);
      await linkExistingSites(trx, services, importId, keys);
      await queueCarrying(trx, services, importId);
    });
  }
}
