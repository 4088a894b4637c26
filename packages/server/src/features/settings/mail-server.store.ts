import type { Queryable, Trx } from '../../ports/database/port.ts';
import { insertMeta, selectMeta } from '../../ports/database/statements/meta.ts';

const KEY = 'mail_password_server';

/** Address of the mail server that a password of the environment has gone to, without its password. */
export async function selectPasswordServer(db: Queryable): Promise<string | undefined> {
  return selectMeta(db, KEY);
}

/** Keeps one that another process has stored. */
export async function insertPasswordServer(trx: Trx, value: string): Promise<void> {
  await insertMeta(trx, KEY, value);
}
