import type { Queryable, Trx } from '../../ports/database/port.ts';

const KEY = 'mail_password_server';

/** Address of the mail server that a password of the environment has gone to, without its password. */
export async function selectPasswordServer(db: Queryable): Promise<string | undefined> {
  return (await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst())?.value;
}

/** Keeps one that another process has stored. */
export async function insertPasswordServer(trx: Trx, value: string): Promise<void> {
  const row = trx.insertInto('meta').values({ key: KEY, value });
  await row.onConflict(conflict => conflict.column('key').doNothing()).execute();
}
