import type { Queryable, Trx } from '../port.ts';

/** A value that the store keeps under a name of its own: a row of `meta`. */
export async function selectMeta(db: Queryable, key: string): Promise<string | undefined> {
  return (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;
}

/** Stores a value in place of what is there. */
export async function writeMeta(trx: Trx, key: string, value: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Stores a value if there is none. @returns whether there was none. */
export async function insertMeta(trx: Trx, key: string, value: string): Promise<boolean> {
  const row = trx.insertInto('meta').values({ key, value });
  const fresh = row.onConflict(conflict => conflict.column('key').doNothing()).returning('key');
  return (await fresh.executeTakeFirst()) !== undefined;
}

/** What is stored, `initial` if nothing is: locked, as two changes at the same time must both be kept. */
export async function claimMeta(trx: Trx, key: string, initial: string): Promise<string> {
  await insertMeta(trx, key, initial);
  const stored = trx.selectFrom('meta').select('value').where('key', '=', key).forUpdate();
  return (await stored.executeTakeFirstOrThrow()).value;
}
