import { Type } from 'typebox';
import { fitsSchema } from '../../../kernel/ability/validate.ts';
import type { Services } from '../../../kernel/context.ts';
import type { JobType } from '../../../kernel/work/job.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import type { Trx } from '../../../ports/database/port.ts';
import type { Carrying } from '../import.ts';
import { activeImportJob, type StoredImportRow } from '../store/imports.store.ts';
import { isLeftToCarry } from './carried-sites.store.ts';
import { selectImportOfDoneJob } from './carry.store.ts';
import { carryRecords } from './carry-records.ts';

const QUEUE = 'carry-records';
const Body = Type.Object({ import_id: Type.String() });

/** Has the records of an import carried over, and the sites that it adopted get what belongs to them. */
export function queueCarrying(trx: Trx, { queue }: Pick<Services, 'queue'>, import_id: string): Promise<void> {
  return queue.send(trx, QUEUE, [{ body: { import_id } }]);
}

/** How far an import is carried over. What is left comes by a job that works on it, or by a message. */
export async function carryingOf(
  { database: { db }, queue }: Pick<Services, 'database' | 'queue'>,
  row: Pick<StoredImportRow, 'id' | 'job_id'>,
): Promise<Carrying> {
  const goesOn = async () => (await activeImportJob(db, row)) !== undefined || (await queue.size(QUEUE)) > 0;
  // Before and after: what ends meanwhile leaves nothing, and what begins meanwhile goes on.
  const didGoOn = await goesOn();
  if (!(await isLeftToCarry(db, row.id))) return 'done';
  return didGoOn || (await goesOn()) ? 'going_on' : 'stopped';
}

/** The end of a job that adopts sites: those get what belongs to them. */
async function carryWhenDone(trx: Trx, services: Pick<Services, 'queue'>, jobId: string): Promise<void> {
  const importId = await selectImportOfDoneJob(trx, jobId);
  if (importId !== undefined) await queueCarrying(trx, services, importId);
}

/** For jobs that adopt sites. One that is ended early has adopted some, and no message may come that notices its end. */
export const CARRIES_WHEN_DONE = {
  async afterMessage(trx, ctx, jobId) {
    await carryWhenDone(trx, ctx, jobId);
    return true;
  },
  endedEarly: carryWhenDone,
} satisfies Partial<JobType>;

export function carryHandler(services: Services): QueueHandler {
  return {
    queue: QUEUE,
    async handle({ id, body }) {
      if (fitsSchema(Body, body)) return carryRecords(services, (body as { import_id: string }).import_id);
      services.log.error({ message: id }, 'a message of the queue of imports is none and was dropped');
    },
    pieces: body => [body],
    async setAside({ body }) {
      services.log.error({ message: body }, 'the records of an import are not carried over until it is adopted again');
    },
  };
}
