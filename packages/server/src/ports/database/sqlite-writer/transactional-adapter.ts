import { SqliteAdapter } from 'kysely';

/** Migrations are one transaction, as on PostgreSQL: a process that is killed in the middle leaves the store as it was. */
export class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
