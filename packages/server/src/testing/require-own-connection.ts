import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../ports/database/port.ts';

/**
 * A database that refuses queries outside a running transaction. On PostgreSQL such a query takes a second connection,
 * and as many transactions as there are connections then deadlock; on SQLite it doesn't see what the transaction wrote.
 */
export function requireOwnConnection(database: Database): Database {
  const inside = new AsyncLocalStorage<boolean>();
  const refuse: KyselyPlugin = {
    transformQuery: ({ node }) => node, // including parts from which a query of the transaction is built
    async transformResult({ result }) {
      if (inside.getStore()) throw new Error('A query in a transaction must go through the transaction.');
      return result;
    },
  };
  return {
    engine: database.engine,
    db: database.db.withPlugin(refuse),
    write: work => database.write(trx => inside.run(true, () => work(trx))),
    version: part => database.version(part),
    versionWith: database.versionWith,
    waiting: () => database.waiting(),
    migrate: (to, onWait) => database.migrate(to, onWait),
    ping: () => database.ping(),
    probe: () => database.probe(),
    openLocks: database.openLocks,
    get closed() {
      return database.closed;
    },
    close: () => database.close(),
  };
}
