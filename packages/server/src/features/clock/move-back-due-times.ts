import { sql } from 'kysely';
import type { Trx } from '../../ports/database/port.ts';
import { DUE_TIMES } from './due-times.ts';
import { rowsDue } from './too-far-ahead.ts';

/**
 * After the clock was set back: work that was to be done soon is as far ahead as it was before, instead of being late by
 * as much as the clock was changed.
 * @param now ms epoch
 * @param by ms
 */
export async function moveBackDueTimes(trx: Trx, now: number, by: number): Promise<void> {
  for (const due of DUE_TIMES.filter(({ moves }) => moves)) {
    const [table = '', name = ''] = due.column.split('.');
    const column = sql.ref(name);
    await sql`update ${sql.table(table)} set ${column} = ${column} - ${by}
      where ${column} > ${now} and (${rowsDue(due)})`.execute(trx);
  }
}
