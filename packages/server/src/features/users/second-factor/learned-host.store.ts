import type { Database, Queryable } from '../../../ports/database/port.ts';

const PLACE = 'web/host';

/** The host name under which this server was set up in a browser. */
export async function selectLearnedHost(db: Queryable): Promise<string | undefined> {
  return (await db.selectFrom('meta').select('value').where('key', '=', PLACE).executeTakeFirst())?.value;
}

export async function saveLearnedHost(database: Database, value: string): Promise<void> {
  await database.write(trx =>
    trx
      .insertInto('meta')
      .values({ key: PLACE, value })
      .onConflict(c => c.column('key').doUpdateSet({ value }))
      .execute(),
  );
}
