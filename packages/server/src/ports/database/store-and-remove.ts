import { randomUUID } from 'node:crypto';
import type { Trx } from './port.ts';

/** Needs pages of its own: rewriting a row would work on a disk that is full. */
const BYTES = 8192;

/** A write that shows whether the store accepts any, and leaves nothing behind. */
export async function storeAndRemove(trx: Trx): Promise<void> {
  const key = `probe/${randomUUID()}`;
  await trx
    .insertInto('meta')
    .values({ key, value: '.'.repeat(BYTES) })
    .execute();
  await trx.deleteFrom('meta').where('key', '=', key).execute();
}
