import type { QueryResult } from 'kysely';
import type { Tables } from '../schema.ts';
import { SLOTS } from './part-versions.ts';

/*
 * The version of the whole store is a count like that of a part. It is raised by the process that commits, once for a
 * transaction, and not by one that has changed nothing but what work notes for itself: several of these are committed
 * each second while a server does nothing at all.
 */
export const STORE = 'store';

/** What nothing that is kept follows from: `surfaces/http/kept-answers.test.ts` takes them away, and asks for all of it. */
export const UNCOUNTED: ReadonlySet<string> = new Set<keyof Tables>([
  'counters',
  'idempotency_keys',
  'leases',
  'queue_messages',
  'queue_suspects',
  'sessions',
  'turns',
  'workers',
]);

const READS = /^\s*(?:select|savepoint|release|rollback|commit)\b/i;
const WRITES = /^\s*(?:insert(?: or \w+)? into|update|delete from) "?(\w+)/i;

/** Whether a statement changed what kept answers may follow from. One that can't be told did. */
export function changesStore(text: string, { rows, numAffectedRows }: QueryResult<unknown>): boolean {
  if (READS.test(text)) return false;
  const table = WRITES.exec(text)?.[1];
  if (table === undefined) return true;
  if (UNCOUNTED.has(table)) return false;
  return numAffectedRows === undefined ? rows.length > 0 : numAffectedRows > 0n;
}

const countInSlot = (slot: string) => `insert into part_versions as known (part, slot, changes)
  values ('${STORE}', ${slot}, 1) on conflict (part, slot) do update set changes = known.changes + 1`;

export const SQLITE_COUNT = countInSlot('0');
/** In one round trip. The row is the last one that a transaction locks, so that none waits for more than a commit. */
export const POSTGRES_COUNT_AND_COMMIT = `${countInSlot(`pg_backend_pid() % ${SLOTS}`)}; commit`;

/** Whether the store is new enough to count. */
export const POSTGRES_COUNTS = "select to_regclass('part_versions') is not null as counts";
export const SQLITE_COUNTS = "select 1 from sqlite_master where name = 'part_versions'";

export const SQLITE_VERSION = `select changes from part_versions where part = '${STORE}'`;
/**
 * Counts, with when the server has started: a standby that takes over may lack the last changes, so that counts come back
 * with other content.
 */
const POSTGRES_COUNTED = `sum(changes)::text || ' ' || extract(epoch from pg_postmaster_start_time())::text as version`;
/** Of the whole store and of each part, as JSON. */
export const POSTGRES_VERSIONS = `select json_object_agg(part, version)
  from (select part, ${POSTGRES_COUNTED} from part_versions group by part) as versions`;
export const POSTGRES_VERSION_OF = `select ${POSTGRES_COUNTED} from part_versions where part = $1`;
export const POSTGRES_VERSION = `select ${POSTGRES_COUNTED} from part_versions where part = '${STORE}'`;
