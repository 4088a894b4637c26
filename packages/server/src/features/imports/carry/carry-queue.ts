import { Type } from 'typebox';
import { fitsSchema } from '../../../kernel/ability/validate.ts';
import type { Ctx, Services } from '../../../kernel/context.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { selectImportOfDoneJob } from './carry.store.ts';
import { carryRecords } from './carry-records.ts';

const QUEUE = 'carry-records';
const Body = Type.Object({ import_id: Type.String() });

/** Has the records of an import carried over, and the sites that it adopted get what belongs to them. */
export function queueCarrying(trx: Trx, { queue }: Pick<Services, 'queue'>, import_id: string): Promise<void> {
  return queue.send(trx, QUEUE, [{ body: { import_id } }]);
}

/** The end of a job that adopts sites: those get what belongs to them. */
export async function carryWhenDone(trx: Trx, ctx: Ctx, jobId: string): Promise<boolean> {
  const importId = await selectImportOfDoneJob(trx, jobId);
  if (importId !== undefined) await queueCarrying(trx, ctx, importId);
  return true;
}

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
