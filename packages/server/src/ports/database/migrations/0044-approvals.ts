import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { fenceSealed } from '../sealed-fence.ts';

/** Calls that wait for a person, and what became of them. */
export function approvalsMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `create table approvals (
      id ${text} primary key, status ${text} not null, ability ${text} not null, admin_only ${integer} not null,
      input_sealed ${text}, input_digest ${text} not null, shown_json ${text} not null, preview_json ${text},
      proposer_kind ${text} not null, proposer_id ${integer}, proposed_by ${text} not null, client ${text} not null,
      proposed_at ${integer} not null, expires_at ${integer} not null,
      decided_by ${text}, decided_at ${integer}, reason ${text} not null default '',
      lease_until ${integer}, ended_at ${integer}, outcome_json ${text}, error_code ${text}, error_message ${text})`,
    'create index approvals_proposed on approvals (proposed_at, id)',
    `create index approvals_open on approvals (status, expires_at) where status in ('pending', 'running')`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      await fenceSealed(db, engine, [['approvals', 'input_sealed']]);
    },
  };
}
