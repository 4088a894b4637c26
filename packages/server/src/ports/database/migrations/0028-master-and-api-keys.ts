import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { fenceSealed } from '../sealed-fence.ts';

/** The store refuses what is sealed under a master key that is not in use; API keys can end and be bound to addresses. */
export function masterAndApiKeysMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const columns = [
    `alter table api_keys add column expires_at ${integer}`,
    "alter table api_keys add column addresses text not null default ''",
    'alter table api_keys add column reads_audit integer not null default 0',
    // Programs that read the log so far must not stop to: keys that exist keep what they had.
    'update api_keys set reads_audit = 1 where can_read = 1',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of columns) await sql.raw(statement).execute(db);
      await fenceSealed(db, engine, [
        ['site_secrets', 'sealed'],
        ['registrations', 'sealed'],
        ['user_job_sites', 'sealed'],
        ['users', 'totp_sealed'],
        ['users', 'totp_pending_sealed'],
        ['idempotency_keys', 'request_sealed'],
        ['idempotency_keys', 'answer_sealed'],
        ['audit_head', 'sealed'],
      ]);
    },
  };
}
