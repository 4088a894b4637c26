import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Services } from '../../../../kernel/context.ts';
import { batchedWrite } from '../../../../kernel/work/batched-write.ts';
import { inChunks } from '../../../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../../../ports/database/port.ts';
import type { Tables } from '../../../../ports/database/schema.ts';
import { openReadable, type SealedColumn } from '../../../../ports/secrets/port.ts';
import { isDisconnectedSince } from '../disconnected-since.ts';
import {
  type OpenRegistration,
  type RegistrationRequest,
  type RegistrationSecrets,
  registrationPlace,
  type Wish,
} from './registration.ts';

const sealedAt = (place: string) => `registration/${place}`;

export const SEALED_REGISTRATIONS: SealedColumn = {
  table: 'registrations',
  column: 'sealed',
  key: ['place'],
  place: ({ place }) => sealedAt(place as string),
};

/** A registration, and its secrets if they open. */
export type StoredRegistration = Omit<OpenRegistration, 'secrets'> & Partial<Pick<OpenRegistration, 'secrets'>>;

/** The open registration at a place, with its secrets opened. One whose key does not open can't be continued. */
export async function selectRegistration(services: Services, place: string): Promise<OpenRegistration | undefined> {
  const stored = await storedRegistration(services, place);
  return stored?.secrets && { ...stored, secrets: stored.secrets };
}

export async function storedRegistration(services: Services, place: string): Promise<StoredRegistration | undefined> {
  const { db } = services.database;
  const row = await db.selectFrom('registrations').selectAll().where('place', '=', place).executeTakeFirst();
  return row && opened(services, row);
}

function opened({ secrets }: Services, row: Selectable<Tables['registrations']>): StoredRegistration {
  const plain = openReadable(secrets, sealedAt(row.place), row.sealed)?.toString('utf8');
  return {
    place: row.place,
    siteId: row.site_id ?? undefined,
    wish: row.wish as Wish,
    request: JSON.parse(row.request_json) as RegistrationRequest,
    ...(plain === undefined ? {} : { secrets: JSON.parse(plain) as RegistrationSecrets }),
    sentAt: row.sent_at,
    looks: row.looks,
  };
}

/** Whether a connected site is being given another key. */
export async function isKeyChanging({ database }: Services, siteId: number): Promise<boolean> {
  const rows = database.db.selectFrom('registrations').select('place').where('place', '=', registrationPlace(siteId));
  return (await rows.where('wish', '=', 'rotate').executeTakeFirst()) !== undefined;
}

/**
 * Stores a registration before it is sent; an open one at that place is replaced. Its wish is only to keep the key if a
 * person has disconnected the site since the reconnect was requested. A suspended site is asked once it no longer is.
 */
export async function keepRegistration(services: Services, open: Omit<OpenRegistration, 'looks'>): Promise<void> {
  const row = {
    site_id: open.siteId ?? null,
    request_json: JSON.stringify(open.request),
    sent_at: open.sentAt,
    looks: 0,
    look_at: open.sentAt,
  };
  await batchedWrite(services.database, async trx => {
    const wish = (await isUnwanted(trx, open)) ? 'keep' : open.wish;
    const sealed = services.secrets.seal(sealedAt(open.place), JSON.stringify(open.secrets));
    return trx
      .insertInto('registrations')
      .values({ place: open.place, ...row, wish, sealed })
      .onConflict(conflict => conflict.column('place').doUpdateSet({ ...row, wish, sealed }))
      .execute();
  });
}

/** Whoever changes the state of the site meanwhile waits, and then finds the registration. */
async function isUnwanted(trx: Trx, { siteId, request: { since } }: Omit<OpenRegistration, 'looks'>): Promise<boolean> {
  if (siteId === undefined || since === undefined) return false;
  const columns = ['status', 'disconnected_by', 'status_wished_at'] as const;
  const row = await trx.selectFrom('sites').select(columns).where('id', '=', siteId).forUpdate().executeTakeFirst();
  return row !== undefined && isDisconnectedSince(row, since);
}

export function dropRegistration(trx: Trx, place: string): Promise<void> {
  return dropRegistrations(trx, [place]);
}

/** @param places Those of a batch. */
export async function dropRegistrations(trx: Trx, places: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('registrations')
    .where('place', 'in', [...places])
    .execute();
}

/** Those of these places at which a registration is open. */
export async function openPlaces(db: Queryable, places: readonly string[]): Promise<string[]> {
  const open = db
    .selectFrom('registrations')
    .select('place')
    .where('place', 'in', [...places]);
  return (await open.execute()).map(({ place }) => place);
}

/** @returns false if none is open there any more. */
export async function changeWish(trx: Trx, place: string, wish: Wish): Promise<boolean> {
  const open = trx.updateTable('registrations').set({ wish }).where('place', '=', place);
  return (await open.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * A person's action on a site decides what happens to a key that turns out to be accepted: while the site is
 * disconnected or suspended, the key is only kept, and the site is not contacted.
 */
export async function changeWishes(trx: Trx, siteIds: readonly number[], wish: Exclude<Wish, 'forget'>): Promise<void> {
  await inChunks(siteIds, async chunk => {
    const open = trx.updateTable('registrations').set({ wish }).where('wish', '!=', 'forget');
    return open.where('site_id', 'in', chunk).execute();
  });
}

/** Sites that may be asked again: the time in which nobody could does not count. */
export async function keepAnew(trx: Trx, siteIds: readonly number[], now: number): Promise<void> {
  await inChunks(siteIds, async chunk => {
    const open = trx.updateTable('registrations').set({ sent_at: now, looks: 0 });
    return open.where('site_id', 'in', chunk).execute();
  });
}

export async function wishAt(trx: Trx, place: string): Promise<Wish | undefined> {
  const row = await trx.selectFrom('registrations').select('wish').where('place', '=', place).executeTakeFirst();
  return row?.wish as Wish | undefined;
}

export async function lookAt(trx: Trx, places: readonly string[], look_at: number): Promise<void> {
  if (places.length === 0) return;
  await trx.updateTable('registrations').set({ look_at }).where('place', 'in', places).execute();
}

export async function lookedInVain(trx: Trx, place: string, look_at: number): Promise<void> {
  await trx
    .updateTable('registrations')
    .set(eb => ({ looks: eb('looks', '+', 1), look_at }))
    .where('place', '=', place)
    .execute();
}

/** Sites that a person disconnected or suspended, or that are suspended with their client, are not asked. */
const isLeftAlone = ({ eb, or, exists, selectFrom }: ExpressionBuilder<Tables, 'registrations'>) =>
  exists(
    selectFrom('sites')
      .select('id')
      .whereRef('sites.id', '=', 'registrations.site_id')
      .where(or([eb('wish', '=', 'keep'), sql<boolean>`sites.status = 'suspended'`])),
  );

/** Whether the site of an open registration may be asked now. */
export async function mayAskSite(db: Queryable, place: string): Promise<boolean> {
  const open = db.selectFrom('registrations').select('place').where('place', '=', place);
  return (await open.where(eb => eb.not(isLeftAlone(eb))).executeTakeFirst()) !== undefined;
}

/** Places of registrations that are due, and that nobody is processing: whoever does holds the lease of that name. */
export async function dueRegistrations(db: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('registrations')
    .select('place')
    .where('look_at', '<=', now)
    .where(eb => eb.not(isLeftAlone(eb)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('leases').select('name').whereRef('leases.name', '=', 'place').where('leases.until_at', '>', now),
        ),
      ),
    )
    .orderBy('look_at')
    .limit(limit)
    .execute();
  return rows.map(({ place }) => place);
}
