import type { Insertable, Updateable } from 'kysely';
import type { MessageLanguage } from '../../kernel/text/message-language.ts';
import { contains } from '../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import type { ChannelKind, ChannelRow } from './channel.ts';
import type { ChannelCounts } from './channel.views.ts';
import { UNSENT_STATES } from './deliveries/enqueue.store.ts';

export function insertChannel(trx: Trx, row: Insertable<Tables['channels']>): Promise<ChannelRow> {
  return trx.insertInto('channels').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateChannelRow(trx: Trx, id: number, set: Updateable<Tables['channels']>): Promise<ChannelRow> {
  return trx.updateTable('channels').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteChannelRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('channels').where('id', '=', id).execute();
}

/** Those of all; browsers of people are theirs alone: `browsers/browser.store.ts`. */
const channels = (db: Queryable) => db.selectFrom('channels').where('owner_id', 'is', null);

export function selectChannel(db: Queryable, id: number): Promise<ChannelRow | undefined> {
  return channels(db).selectAll().where('id', '=', id).executeTakeFirst();
}

export interface ChannelFilter {
  readonly search: string;
  readonly kinds: readonly ChannelKind[] | undefined;
  /** on, off or failing; undefined for all. */
  readonly state: 'on' | 'off' | 'failing' | undefined;
}

/** By name, then id. */
export async function selectChannelPage(
  db: Queryable,
  { search, kinds, state }: ChannelFilter,
  page: { offset: number; limit: number },
) {
  const found = channels(db)
    .$if(search !== '', q => q.where(contains('name_key', search.toLowerCase())))
    .$if(kinds !== undefined, q => q.where('kind', 'in', kinds ?? []))
    .$if(state === 'on', q => q.where('enabled', '=', 1))
    .$if(state === 'off', q => q.where('enabled', '=', 0))
    .$if(state === 'failing', q => q.where('failing_since', 'is not', null));
  const [rows, { total }] = await Promise.all([
    found.selectAll().orderBy('name_key').orderBy('id').limit(page.limit).offset(page.offset).execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

export type ChannelLanguages = (id: number) => MessageLanguage;

/** In which language each channel is told, those of people, too. */
export async function selectChannelLanguages(db: Queryable): Promise<ChannelLanguages> {
  const rows = await db.selectFrom('channels').select(['id', 'language']).execute();
  const languages = new Map(rows.map(({ id, language }) => [id, language as MessageLanguage]));
  return id => languages.get(id) ?? 'en';
}

/** How many messages of each channel wait, and how many are dead. */
export async function selectChannelCounts(
  db: Queryable,
  ids: readonly number[],
): Promise<(id: number) => ChannelCounts> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('deliveries')
          .select(['channel_id', 'state', eb => eb.fn.countAll<number>().as('count')])
          .where('channel_id', 'in', ids)
          .where('state', 'in', [...UNSENT_STATES, 'dead'])
          .groupBy(['channel_id', 'state'])
          .execute();
  return id => {
    const own = rows.filter(({ channel_id }) => channel_id === id);
    const sum = (of: typeof rows) => of.reduce((all, { count }) => all + Number(count), 0);
    return {
      waiting: sum(own.filter(({ state }) => state !== 'dead')),
      dead: sum(own.filter(({ state }) => state === 'dead')),
    };
  };
}
