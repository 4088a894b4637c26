import type { Services } from '../../kernel/context.ts';
import { nextOpening } from '../../kernel/time/openings.ts';
import { selectOpeningsAfter, updateNextOpening } from './window.store.ts';
import { timesOfWindow } from './window.ts';

/** Corrects windows that a wrong clock made wait for a later opening than their next one. */
export async function bringBackOpenings({ database, clock }: Services): Promise<{ rows: number; ahead: number }> {
  const now = clock.now();
  const late = (await selectOpeningsAfter(database.db, now)).flatMap(row => {
    const next = nextOpening(timesOfWindow(row), now).opensAt;
    return row.next_open_at > next ? [{ row, next }] : [];
  });
  await database.write(async trx => {
    for (const { row, next } of late) await updateNextOpening(trx, row, next);
  });
  return { rows: late.length, ahead: Math.max(0, ...late.map(({ row }) => row.next_open_at - now)) };
}
