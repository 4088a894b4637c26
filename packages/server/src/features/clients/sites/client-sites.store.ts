import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Database, Engine, Queryable, Trx } from '../../../ports/database/port.ts';

const SUSPENDED = 'suspended';

/** Ids as one JSON parameter, so that the statement stays the same for any number of ids. */
function idsIn(engine: Engine, ids: readonly number[]) {
  const rows = ids.map(id => ({ id }));
  return sql<number>`(select id from ${jsonRows(engine, { id: 'integer' }, rows)} as given)`;
}

/** Those of the ids that belong to no site. */
export async function selectMissingSites(database: Pick<Database, 'engine'>, db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const found = await sql<{ id: number }>`select id from sites where id in ${idsIn(database.engine, ids)}`.execute(db);
  const known = new Set(found.rows.map(row => row.id));
  return ids.filter(id => !known.has(id));
}

export async function selectSuspendedCount(db: Queryable, clientId: number): Promise<number> {
  const suspended = db.selectFrom('sites').where('client_id', '=', clientId).where('status', '=', SUSPENDED);
  return (await suspended.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** Locks sites until the transaction ends, in the order in which everybody does. @returns them with their clients. */
function lockSitesWhere(trx: Trx, which: RawBuilder<SqlBool>) {
  const rows = trx.selectFrom('sites').select(['id', 'client_id']).where(which).orderBy('id');
  return rows.forNoKeyUpdate().execute();
}

const lockSitesOfClient = (trx: Trx, clientId: number) => lockSitesWhere(trx, sql`client_id = ${clientId}`);

/** Assigns exactly these sites to the client. @returns the sites that moved, with the client that each has now. */
export async function setClientSites(
  trx: Trx,
  engine: Engine,
  clientId: number,
  ids: readonly number[],
  now: number,
): Promise<{ id: number; client_id: number | null }[]> {
  const before = await lockSitesWhere(trx, sql`client_id = ${clientId} or id in ${idsIn(engine, ids)}`);
  await sql`update sites set client_id = null, updated_at = ${now}
    where client_id = ${clientId} and id not in ${idsIn(engine, ids)}`.execute(trx);
  await sql`update sites set client_id = ${clientId}, updated_at = ${now}
    where id in ${idsIn(engine, ids)} and client_id is distinct from ${clientId}`.execute(trx);
  const chosen = new Set(ids);
  const moved = before.filter(({ id, client_id }) => chosen.has(id) !== (client_id === clientId));
  return moved.map(({ id }) => ({ id, client_id: chosen.has(id) ? clientId : null }));
}

/** Suspends the client's sites that are not suspended yet and remembers their state. @returns their ids. */
export async function holdSites(trx: Trx, clientId: number, now: number): Promise<number[]> {
  // Locked, so that the state remembered is the state replaced.
  await lockSitesOfClient(trx, clientId);
  await takeOverHeld(trx, clientId);
  await sql`insert into client_held_sites (site_id, client_id, status)
    select id, ${clientId}, status from sites where client_id = ${clientId} and status <> ${SUSPENDED}
    on conflict (site_id) do update set status = excluded.status`.execute(trx);
  const held = await trx
    .updateTable('sites')
    .set({ status: SUSPENDED, updated_at: now })
    .where('client_id', '=', clientId)
    .where('status', '<>', SUSPENDED)
    .returning('id')
    .execute();
  return held.map(row => row.id);
}

/** What another client still holds was moved here since: this client decides on it, not that one. */
async function takeOverHeld(trx: Trx, clientId: number): Promise<void> {
  await sql`update client_held_sites set client_id = ${clientId}
    where client_id <> ${clientId} and site_id in (select id from sites where client_id = ${clientId})`.execute(trx);
}

/** What was moved to another client that is suspended stays suspended with that one. */
async function passHeldOn(trx: Trx, clientId: number): Promise<void> {
  await sql`update client_held_sites set client_id = clients.id
    from sites join clients on clients.id = sites.client_id
    where client_held_sites.client_id = ${clientId} and client_held_sites.site_id = sites.id
      and clients.id <> ${clientId} and clients.status = ${SUSPENDED}`.execute(trx);
}

/** Before a client is deleted: what it holds and another suspended client has by now stays suspended with that one. */
export async function leaveHeldSites(trx: Trx, clientId: number): Promise<void> {
  await lockSitesWhere(trx, sql`id in (select site_id from client_held_sites where client_id = ${clientId})`);
  await passHeldOn(trx, clientId);
}

/** Restores the state of the sites suspended with the client, if they are still suspended. @returns their ids. */
export async function giveBackSites(trx: Trx, clientId: number, now: number): Promise<number[]> {
  // Whoever suspends or unsuspends the other client meanwhile waits for the sites that both have to do with.
  await lockSitesWhere(
    trx,
    sql`id in (select held.site_id from client_held_sites as held join sites as here on here.id = held.site_id
      where held.client_id = ${clientId} or here.client_id = ${clientId})`,
  );
  await takeOverHeld(trx, clientId);
  await passHeldOn(trx, clientId);
  const given = await sql<{ id: number }>`update sites set status = held.status, updated_at = ${now}
    from client_held_sites as held
    where held.client_id = ${clientId} and held.site_id = sites.id and sites.status = ${SUSPENDED}
    returning sites.id`.execute(trx);
  await trx.deleteFrom('client_held_sites').where('client_id', '=', clientId).execute();
  return given.rows.map(row => row.id);
}
