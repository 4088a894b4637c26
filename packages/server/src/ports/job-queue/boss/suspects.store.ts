import type { Queryable, Trx } from '../../database/port.ts';

export interface Suspicion {
  readonly suspicion: number;
  readonly deaths: number;
}

/** Notes who takes a suspect, and whether who had it before has died. */
export async function updateSuspectTaken(
  trx: Trx,
  { id, holder, alone }: { id: string; holder: string; alone: boolean },
): Promise<Suspicion> {
  const before = await trx
    .selectFrom('queue_suspects')
    .select(['holder', 'alone', 'suspicion', 'deaths'])
    .where('id', '=', id)
    .executeTakeFirst();
  const died = before !== undefined && before.holder !== '' && before.holder !== holder;
  const suspicion = (before?.suspicion ?? 1) + (died ? 1 : 0);
  const deaths = (before?.deaths ?? 0) + (died ? before.alone : 0);
  const row = { holder, alone: alone ? 1 : 0, suspicion, deaths };
  await trx
    .insertInto('queue_suspects')
    .values({ id, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute();
  return { suspicion, deaths };
}

export async function insertSuspects(trx: Trx, ids: readonly string[], suspicion: number): Promise<void> {
  const rows = ids.map(id => ({ id, suspicion, deaths: 0, alone: 0, holder: '' }));
  if (rows.length > 0) await trx.insertInto('queue_suspects').values(rows).execute();
}

/** Of those that this holder has in hand: what another has taken by now is not done. */
export async function deleteSuspects(trx: Trx, holder: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('queue_suspects').where('id', 'in', ids).where('holder', '=', holder).execute();
}

/** What this holder has in hand. */
export const updateSuspects = (db: Queryable, holder: string, ids: readonly string[]) =>
  db.updateTable('queue_suspects').where('id', 'in', ids).where('holder', '=', holder);

/** Nobody died over these. */
export const updateInnocent = (db: Queryable, ids: readonly string[]) =>
  db.updateTable('queue_suspects').set({ suspicion: 0, deaths: 0 }).where('id', 'in', ids);
