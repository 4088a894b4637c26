import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { jsonRows, updateRows } from '../../../ports/database/bulk.ts';
import type { Database, Trx } from '../../../ports/database/port.ts';
import { emitEvents, type NewEvent } from '../../events/index.ts';
import { isNotOnHold } from '../../sites/index.ts';
import { hourOf, packCheck } from '../series/check-codec.ts';
import { type CheckVerdict, type NextState, nextState, type WatchedStatus } from './next-state.ts';

const STATE = {
  table: 'monitors',
  columns: {
    site_id: 'integer',
    status: 'text',
    status_at: 'integer',
    checked_at: 'integer',
    status_code: 'integer',
    response_ms: 'integer',
    reason: 'text',
    cause: 'text',
  },
  key: ['site_id'],
} as const;

interface Changed {
  readonly verdict: CheckVerdict;
  readonly next: NextState;
}

/**
 * Stores what checks came to: the state of each site, its series, and incidents with their events, all in one
 * transaction. Sites that were deleted or put on hold meanwhile, that have another address by now, whose monitor is off,
 * or that were checked again since, are left out.
 */
export async function saveVerdicts(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  verdicts: readonly CheckVerdict[],
): Promise<void> {
  // Of a site's verdicts the earlier ones come first, each against the state that the one before has left.
  for (const round of rounds(verdicts)) await database.write(trx => saveRound(trx, database, round, clock.now()));
}

/** No round has a site twice. */
function rounds(verdicts: readonly CheckVerdict[]): CheckVerdict[][] {
  const sorted = [...verdicts].sort((a, b) => a.at - b.at);
  const bySite = Map.groupBy(sorted, ({ siteId }) => siteId);
  const most = Math.max(0, ...[...bySite.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => [...bySite.values()].flatMap(ofSite => ofSite[at] ?? []));
}

async function saveRound(trx: Trx, database: Database, verdicts: readonly CheckVerdict[], now: number): Promise<void> {
  const ids = jsonRows(
    database.engine,
    { id: 'integer' },
    verdicts.map(({ siteId }) => ({ id: siteId })),
  );
  const rows = await trx
    .selectFrom('monitors')
    .innerJoin('sites', 'sites.id', 'monitors.site_id')
    .select(['monitors.site_id', 'monitors.status', 'monitors.status_at', 'monitors.checked_at'])
    .select('sites.url')
    .where('monitors.site_id', 'in', sql<number>`(select id from ${ids} as wanted)`)
    .where(isNotOnHold)
    .where('monitors.due_at', 'is not', null)
    .orderBy('monitors.site_id')
    .forUpdate('monitors')
    .execute();
  const before = new Map(rows.map(row => [row.site_id, row]));
  const changed: Changed[] = [];
  const states = verdicts.flatMap(verdict => {
    const row = before.get(verdict.siteId);
    if (row === undefined || row.url !== verdict.url) return [];
    const { at, result, statusCode, responseMs, reason = null, fault: cause = null } = verdict;
    const status = row.status as WatchedStatus;
    const next = nextState({ status, checkedAt: row.checked_at }, verdict);
    if (next === undefined) return [];
    changed.push({ verdict, next });
    return [
      {
        site_id: verdict.siteId,
        status: next.status,
        status_at: next.status === status ? row.status_at : result === 'up' ? verdict.endedAt : at,
        checked_at: at,
        status_code: statusCode,
        response_ms: responseMs,
        reason: reason === null ? null : reason.slice(0, 500),
        cause,
      },
    ];
  });
  await updateRows(trx, database.engine, STATE, states);
  await appendChecks(trx, database, changed);
  await saveIncidents(trx, changed, now);
}

const PACKED = { site_id: 'integer', hour: 'integer', every_seconds: 'integer', checks: 'text' } as const;

async function appendChecks(trx: Trx, { engine }: Database, changed: readonly Changed[]): Promise<void> {
  const rows = changed.flatMap(({ verdict: { result, ...verdict }, next }) => {
    if (result === 'unwatched') return [];
    const checks = packCheck({ ...verdict, up: next.status === 'up' });
    return [{ site_id: verdict.siteId, hour: hourOf(verdict.at), every_seconds: verdict.everySeconds, checks }];
  });
  if (rows.length === 0) return;
  await sql`insert into monitor_hours (site_id, hour, every_seconds, checks)
    select site_id, hour, every_seconds, checks from ${jsonRows(engine, PACKED, rows)} as fresh where true
    on conflict (site_id, hour) do update set checks = monitor_hours.checks || excluded.checks,
      every_seconds = excluded.every_seconds, rolled = 0`.execute(trx);
}

async function saveIncidents(trx: Trx, changed: readonly Changed[], now: number): Promise<void> {
  const events: NewEvent[] = [];
  for (const { verdict, next } of changed) {
    if (next.incident === 'opens') events.push(await openIncident(trx, verdict));
    else if (next.incident === 'ends') events.push(...(await endIncident(trx, verdict)));
  }
  const goingOn = changed.flatMap(({ verdict, next }) => (next.incident === 'goes on' ? [verdict.siteId] : []));
  if (goingOn.length > 0) {
    const open = trx.updateTable('monitor_incidents').where('ended_at', 'is', null).where('site_id', 'in', goingOn);
    await open.set(eb => ({ checks: eb('checks', '+', 1) })).execute();
  }
  await emitEvents(trx, events, new Date(now));
}

async function openIncident(trx: Trx, verdict: CheckVerdict): Promise<NewEvent> {
  const { siteId, url, at, fault = 'broken', reason = '', statusCode, checks, address } = verdict;
  const message = reason.slice(0, 500);
  const row = { site_id: siteId, started_at: at, cause: fault, reason: message, status_code: statusCode, checks };
  await trx.insertInto('monitor_incidents').values(row).execute();
  const host = address === '' ? null : address;
  const data = { url, host, reason: fault, message, http_status: statusCode, down_since: isoInstant(at) };
  return { type: 'site.down', siteId, data };
}

async function endIncident(trx: Trx, { siteId, url, endedAt, address }: CheckVerdict): Promise<NewEvent[]> {
  const ended = await trx
    .updateTable('monitor_incidents')
    .set({ ended_at: endedAt })
    .where('site_id', '=', siteId)
    .where('ended_at', 'is', null)
    .returning('started_at')
    .executeTakeFirst();
  if (ended === undefined) return [];
  const down_seconds = Math.max(0, Math.round((endedAt - ended.started_at) / 1000));
  const host = address === '' ? null : address;
  return [{ type: 'site.up', siteId, data: { url, host, down_since: isoInstant(ended.started_at), down_seconds } }];
}
