import { openInOneTransaction } from '../../ports/database/one-transaction.ts';
import { selectTableNames, snapshotOf } from '../../ports/database/postgres-snapshot.ts';
import { RecoveryError } from '../recovery-error.ts';
import type { RestoreTarget } from './target.ts';

const NAMED = 5;

/** All of it in one transaction: if it is killed, the target stays empty. */
export async function postgresTarget(url: string): Promise<RestoreTarget> {
  const { client, database, commit, close } = await openInOneTransaction(url);
  const there = await selectTableNames(client);
  if (there.length > 0) {
    await close();
    const more = there.length > NAMED ? ` and ${there.length - NAMED} more` : '';
    throw new RecoveryError(
      'place_not_empty',
      `A store can only be restored or moved into an empty database. This one has tables: ` +
        `${there.slice(0, NAMED).join(', ')}${more}. Create an empty database (createdb --owner ROLE NAME), and use that one.`,
    );
  }
  return {
    database,
    snapshot: () => snapshotOf(client),
    migrateTo: level => database.migrate(level),
    finish: commit,
    close,
  };
}
