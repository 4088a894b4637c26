import { sql } from 'kysely';
import type { Database } from '../ports/database/port.ts';

/** An unfinished message of the queue, in the form that both engines share. */
export interface StoredMessage {
  readonly queue: string;
  readonly body: unknown;
  /** A process has claimed it. */
  readonly held: boolean;
  /** It is not due yet. */
  readonly later: boolean;
  readonly suspicion: number;
  readonly deaths: number;
}

type Db = Database['db'];

const SUSPECTS = '.suspects';

/** Messages that are not completed. @param now ms epoch on the server's clock; PostgreSQL uses its own. */
export async function selectMessages({ engine, db }: Database, now = Date.now()): Promise<StoredMessage[]> {
  if (engine === 'sqlite') {
    const rows = await db.selectFrom('queue_messages').selectAll().orderBy('id').execute();
    return rows.map(({ queue, body_json, lease_until, run_at, suspicion, deaths }) => {
      return { queue, body: JSON.parse(body_json), held: lease_until > now, later: run_at > now, suspicion, deaths };
    });
  }
  const { rows } = await sql<Omit<StoredMessage, 'queue'> & { name: string }>`select name, data as body,
      state = 'active' as held, start_after > ${sql.raw(await boss(db))}.job_now() as later,
      coalesce(suspicion, case when name like ${`%${SUSPECTS}`} then 1 else 0 end) as suspicion,
      coalesce(deaths, 0) as deaths
    from ${sql.raw(await boss(db))}.job left join queue_suspects on queue_suspects.id = job.id::text
    where state < 'completed' order by job.created_on`.execute(db);
  return rows.map(({ name, ...message }) => ({ ...message, queue: name.replace(SUSPECTS, '') }));
}

export async function deleteMessages(database: Database): Promise<void> {
  const { engine, db } = database;
  if (engine === 'sqlite') await database.write(trx => trx.deleteFrom('queue_messages').execute());
  else await sql`truncate ${sql.raw(await boss(db))}.job, queue_suspects`.execute(db);
}

/** For PostgreSQL, which ignores the clock of a test: delayed messages become due that much earlier. */
export async function messagesSooner({ engine, db }: Database, ms: number): Promise<void> {
  if (engine === 'sqlite') return;
  const schema = sql.raw(await boss(db));
  await sql`update ${schema}.job set start_after = start_after - ${ms} * interval '1 ms'
    where state < 'active'`.execute(db);
}

/** Speeds up time for the queue in the database of this store by this factor, counted from an instant. */
export async function quickenQueue({ engine, db }: Database, since: number, faster: number): Promise<void> {
  if (engine === 'sqlite') return;
  const start = `to_timestamp(${since} / 1000.0)`;
  const body = `select ${start} + (pg_catalog.now() - ${start}) * ${faster}`;
  await sql
    .raw(
      `create or replace function ${await boss(db)}.job_now() returns timestamptz language sql stable as $$ ${body} $$`,
    )
    .execute(db);
}

/** The schema of pg-boss. */
async function boss(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select 'pgboss_' || current_schema() as name`.execute(db);
  return rows[0]?.name ?? '';
}
