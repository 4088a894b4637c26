import { sql } from 'kysely';
import type { Services } from '../../kernel/context.ts';
import { DUE_TIMES } from './due-times.ts';

/**
 * After the clock was set back: work that was to be done soon is as far ahead as it was before, instead of being late by
 * as much as the clock was changed.
 * @param by ms
 */
export async function moveBackDueTimes(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  by: number,
): Promise<void> {
  const now = clock.now();
  for (const due of DUE_TIMES.filter(({ moves }) => moves)) {
    const [table = '', name = ''] = due.column.split('.');
    const column = sql.ref(name);
    const move = sql`update ${sql.table(table)} set ${column} = ${column} - ${by} where ${column} > ${now}`;
    await database.write(trx => move.execute(trx));
  }
}
