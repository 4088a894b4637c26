import type { Queryable, Trx } from '../../database/port.ts';

export interface Suspicion {
  readonly suspicion: number;
  readonly deaths: number;
}

/** Notes who takes these suspects, and whether who had them before has died. */
export async function updateSuspectsTaken(
  trx: Trx,
  { ids, holder, alone }: { ids: readonly string[]; holder: string; alone: boolean },
): Promise<Map<string, Suspicion>> {
  if (ids.length === 0) return new Map();
  const known = await trx
    .selectFrom('queue_suspects')
    .select(['id', 'holder', 'alone', 'suspicion', 'deaths'])
    .where('id', 'in', ids)
    .execute();
  const before = new Map(known.map(row => [row.id, row]));
  const rows = ids.map(id => {
    const row = before.get(id);
    const died = row !== undefined && row.holder !== '' && row.holder !== holder;
    const suspicion = (row?.suspicion ?? 1) + (died ? 1 : 0);
    const deaths = (row?.deaths ?? 0) + (died ? row.alone : 0);
    return { id, holder, alone: alone ? 1 : 0, suspicion, deaths };
  });
  await trx
    .insertInto('queue_suspects')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        holder: ref('excluded.holder'),
        alone: ref('excluded.alone'),
        suspicion: ref('excluded.suspicion'),
        deaths: ref('excluded.deaths'),
      })),
    )
    .execute();
  return new Map(rows.map(({ id, suspicion, deaths }) => [id, { suspicion, deaths }]));
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

/** Those of these that this holder has taken; nobody else takes them until the transaction ends. */
export async function selectHeldSuspects(trx: Trx, holder: string, ids: readonly string[]): Promise<string[]> {
  const held = trx.selectFrom('queue_suspects').select('id').where('id', 'in', ids).where('holder', '=', holder);
  return (await held.forUpdate().execute()).map(({ id }) => id);
}

/** What this holder has in hand. */
export const updateSuspects = (db: Queryable, holder: string, ids: readonly string[]) =>
  db.updateTable('queue_suspects').where('id', 'in', ids).where('holder', '=', holder);

/** Nobody died over these. */
export const updateInnocent = (db: Queryable, ids: readonly string[]) =>
  db.updateTable('queue_suspects').set({ suspicion: 0, deaths: 0 }).where('id', 'in', ids);
