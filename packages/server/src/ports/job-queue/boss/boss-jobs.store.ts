import { sql } from 'kysely';
import type { Queryable } from '../../database/port.ts';
import type { Backlog } from '../port.ts';
import type { JobAttempt } from './claims.ts';

/** Schema of the tables of pg-boss, beside that of ours, and whether somebody has made it. */
export async function bossSchema(db: Queryable): Promise<{ name: string; there: boolean }> {
  const { rows } = await sql<{ name: string; there: boolean }>`select name, to_regnamespace(name) is not null as there
    from (select 'pgboss_' || current_schema() as name) as own`.execute(db);
  const [own] = rows;
  if (!own) throw new Error('The schema of the store is not known');
  return own;
}

/**
 * What waits in all queues, but those that are left out. A holder whose heartbeat has ended works no more, whether or
 * not somebody has noticed.
 */
export async function selectBossBacklog(db: Queryable, schema: string, leftOut: readonly string[]): Promise<Backlog> {
  const now = sql`${sql.id(schema, 'job_now')}()`;
  const { rows } = await sql<{ waitingMs: number | null; inHand: number }>`
    select (extract(epoch from ${now} - min(since)) * 1000)::float8 as "waitingMs",
      count(*) filter (where state = 'active' and since is null) as "inHand"
    from ${sql.table(`${schema}.job`)}, lateral (select case state when 'active'
        then heartbeat_on + heartbeat_seconds * interval '1 s' else start_after end as at) as due,
      lateral (select case when due.at <= ${now} then due.at end as since) as past
    where state < 'completed' and left(name, 8) <> '__pgboss'
      and regexp_replace(name, '\\.suspects$', '') <> all(${leftOut}::text[])`.execute(db);
  return { waitingMs: rows[0]?.waitingMs ?? undefined, inHand: rows[0]?.inHand ?? 0 };
}

/** @param before Messages of these queues that are not as far as that: not done, or in nobody's hand. */
export async function selectSize(
  db: Queryable,
  schema: string,
  queues: readonly string[],
  before: 'completed' | 'active' = 'completed',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(`${schema}.job`)}
    where name = any(${queues}::text[]) and state < ${sql.lit(before)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Those of these queues that have a message whose time has come. In each, the look ends at the first one. */
export async function selectQueuesWithDue(db: Queryable, schema: string, queues: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ queue: string }>`select wanted.queue from unnest(${queues}::text[]) as wanted (queue)
    cross join lateral (select 1 from ${sql.table(`${schema}.job`)} as job
      where job.name = wanted.queue and job.state < 'active' and not job.blocked
        and job.start_after <= ${sql.id(schema, 'job_now')}() limit 1) as due`.execute(db);
  return rows.map(({ queue }) => queue);
}

/** A suspect, and its queue. */
export interface DueSuspect {
  readonly id: string;
  readonly name: string;
}

/** The least suspected of the messages in these queues whose time has come. */
export async function selectDueSuspects(
  db: Queryable,
  schema: string,
  { queues, most }: { queues: readonly string[]; most: number },
): Promise<DueSuspect[]> {
  const { rows } = await sql<DueSuspect>`select job.id, job.name
    from ${sql.table(`${schema}.job`)} as job left join queue_suspects on queue_suspects.id = job.id::text
    where job.name = any(${queues}::text[]) and job.state < 'active'
      and job.start_after <= ${sql.id(schema, 'job_now')}()
    order by coalesce(queue_suspects.suspicion, 0) + case when queue_suspects.holder = '' then 0 else 1 end,
      job.start_after, job.created_on limit ${most}`.execute(db);
  return rows;
}

/** Gives these a priority, unless a process has them by now. */
export async function updatePriority(
  db: Queryable,
  schema: string,
  { queue, ids, priority }: { queue: string; ids: readonly string[]; priority: number },
): Promise<void> {
  await sql`update ${sql.table(`${schema}.job`)} set priority = ${priority}
    where name = ${queue} and id = any(${ids}::uuid[]) and state < 'active'`.execute(db);
}

/**
 * Which of these a process has lost, because others took it for dead; and as what they are handed out since, by whether
 * another process has them by now. A suspect keeps its id.
 */
export async function selectLost(
  db: Queryable,
  schema: string,
  { queue, suspects, claims }: { queue: string; suspects: string; claims: readonly JobAttempt[] },
): Promise<{ lost: string[]; waiting: string[]; taken: string[] }> {
  const job = sql.table(`${schema}.job`);
  const ids = claims.map(({ id }) => id);
  const active = await sql<JobAttempt>`select id, retry_count as "retryCount" from ${job}
    where name = ${queue} and id = any(${ids}::uuid[]) and state = 'active'`.execute(db);
  const attempts = new Map(active.rows.map(({ id, retryCount }) => [id, retryCount]));
  const lost = claims.filter(({ id, retryCount }) => attempts.get(id) !== retryCount).map(({ id }) => id);
  const copies = await sql<{ id: string; waits: boolean }>`select id, state < 'active' as waits from ${job}
    where name = ${suspects} and source_id = any(${lost}::uuid[]) and state < 'completed'`.execute(db);
  const idsOf = (wait: boolean) => copies.rows.filter(({ waits }) => waits === wait).map(({ id }) => id);
  return { lost, waiting: idsOf(true), taken: [...idsOf(false), ...lost.filter(id => attempts.has(id))] };
}

/** Forgets what is noted of those of these suspects that are in their queue no more. */
export async function deleteSuspectsGone(
  db: Queryable,
  schema: string,
  { suspects, ids }: { suspects: string; ids: readonly string[] },
): Promise<void> {
  await sql`delete from queue_suspects where id = any(${ids}::text[]) and not exists (
    select 1 from ${sql.table(`${schema}.job`)} as job where job.name = ${suspects} and job.id = queue_suspects.id::uuid
  )`.execute(db);
}

/**
 * After the clock of the database was set back: what is ahead of it is so by less. pg-boss looks for the messages of
 * the dead only if it did not lately, and would not before its clock is where it was: it is to look now.
 */
export async function updateTimesAhead(
  db: Queryable,
  schema: string,
  { queues, byMs }: { queues: readonly string[]; byMs: number },
): Promise<void> {
  const now = sql`${sql.id(schema, 'job_now')}()`;
  const by = sql`${byMs} * interval '1 ms'`;
  await sql`update ${sql.table(`${schema}.job`)} set
      start_after = case when start_after > ${now} then start_after - ${by} else start_after end,
      heartbeat_on = case when heartbeat_on > ${now} then heartbeat_on - ${by} else heartbeat_on end
    where name = any(${queues}::text[]) and state <= 'active'
      and (start_after > ${now} or heartbeat_on > ${now})`.execute(db);
  await sql`update ${sql.table(`${schema}.queue`)} set
      monitor_claim_on = least(monitor_claim_on, ${now}),
      monitor_on = least(monitor_on, ${now}),
      maintain_on = least(maintain_on, ${now})
    where name = any(${queues}::text[])
      and (monitor_claim_on > ${now} or monitor_on > ${now} or maintain_on > ${now})`.execute(db);
}

/** Lets messages of these queues be worked on for so long, and those in them already. */
export async function updateExpiry(
  db: Queryable,
  schema: string,
  { queues, seconds }: { queues: readonly string[]; seconds: number },
): Promise<void> {
  for (const table of ['queue', 'job'])
    await sql`update ${sql.table(`${schema}.${table}`)} set expire_seconds = ${seconds}
      where name = any(${queues}::text[]) and expire_seconds < ${seconds}`.execute(db);
}
