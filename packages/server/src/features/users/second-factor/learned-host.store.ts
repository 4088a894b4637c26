import type { Database, Queryable } from '../../../ports/database/port.ts';

const PLACE = 'web/host';

/** The name by which this server was set up in a browser. */
export async function learnedHost(db: Queryable): Promise<string | undefined> {
  return (await db.selectFrom('meta').select('value').where('key', '=', PLACE).executeTakeFirst())?.value;
}

export async function learnHost(database: Database, value: string): Promise<void> {
  await database.write(trx =>
    trx
      .insertInto('meta')
      .values({ key: PLACE, value })
      .onConflict(c => c.column('key').doUpdateSet({ value }))
      .execute(),
  );
}

export async function anyUser(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length > 0;
}
