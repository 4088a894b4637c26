import type { Database, Queryable } from '../../../ports/database/port.ts';
import { selectMeta, writeMeta } from '../../../ports/database/statements/meta.ts';

const PLACE = 'web/host';

/** The host name under which this server was set up in a browser. */
export async function selectLearnedHost(db: Queryable): Promise<string | undefined> {
  return selectMeta(db, PLACE);
}

export async function saveLearnedHost(database: Database, value: string): Promise<void> {
  await database.write(trx => writeMeta(trx, PLACE, value));
}
