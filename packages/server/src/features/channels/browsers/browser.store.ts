import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { ChannelRow } from '../channel.ts';

/** Browsers of a person, by name. */
export function selectBrowsersOf(db: Queryable, userId: number): Promise<ChannelRow[]> {
  return db
    .selectFrom('channels')
    .selectAll()
    .where('owner_id', '=', userId)
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}

export function selectBrowserOf(db: Queryable, userId: number, id: number): Promise<ChannelRow | undefined> {
  return db.selectFrom('channels').selectAll().where('owner_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** Locks the person, so that the browsers of a person are counted one after the other. */
export async function lockBrowsersOf(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
}

/** Forgets those of a person that are gone, and that the browser at this address belonged to somebody else. */
export async function deleteFormerBrowsers(trx: Trx, userId: number, endpointHash: string): Promise<void> {
  await trx
    .deleteFrom('channels')
    .where('owner_id', 'is not', null)
    .where(eb =>
      eb.or([
        eb.and([eb('owner_id', '=', userId), eb('enabled', '=', 0), eb('endpoint_hash', '<>', endpointHash)]),
        eb.and([eb('owner_id', '<>', userId), eb('endpoint_hash', '=', endpointHash)]),
      ]),
    )
    .execute();
}

/** @returns how many there were. */
export async function deleteBrowsersOf(trx: Trx, userId: number): Promise<number> {
  return Number((await trx.deleteFrom('channels').where('owner_id', '=', userId).executeTakeFirst()).numDeletedRows);
}

/** Browsers of all people that take messages, each with its owner. Whoever was removed has none. */
export function selectPeoplesBrowsers(db: Queryable) {
  return db
    .selectFrom('channels')
    .innerJoin('users', 'users.id', 'channels.owner_id')
    .select(['channels.id', 'users.id as user_id', 'users.name as user_name', 'users.role'])
    .where('channels.enabled', '=', 1)
    .orderBy('channels.id')
    .execute();
}
