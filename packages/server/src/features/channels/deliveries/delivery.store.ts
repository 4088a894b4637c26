import { type RawBuilder, type Selectable, sql } from 'kysely';
import { isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import { isEventOf } from '../../events/index.ts';
import type { DeliveryState } from './delivery.schemas.ts';

/** Without its message, which may be long. */
const LISTED = [
  'deliveries.id',
  'channel_id',
  'message_key',
  'deliveries.kind',
  'severity',
  'title',
  'deliveries.language',
  'state',
  'attempts',
  'order_key',
  'deliveries.created_at',
  'last_attempt_at',
  'next_at',
  'ended_at',
  'status_code',
  'answer',
  'error',
  'channels.name as channel_name',
  'channels.kind as channel_kind',
] as const;

export type NamedDelivery = Omit<
  Selectable<Tables['deliveries']>,
  'message_json' | 'dedupe_key' | 'lease_until' | 'claim' | 'give_up_at'
> & { readonly channel_name: string; readonly channel_kind: string };

export interface DeliveryFilter extends SiteScope {
  readonly states: readonly DeliveryState[] | undefined;
  readonly channelId: number | undefined;
  readonly eventId: number | undefined;
  readonly eventType: string | undefined;
}

/** Condition on `deliveries`: the message is about a client or one of its sites, and about a site with a tag. */
export const isDeliveryAbout = (scope: SiteScope): RawBuilder<boolean> =>
  sql<boolean>`deliveries.id in (select about.delivery_id from delivery_subjects as about where ${isEventOf('about', scope)})`;

/** Newest first, without those to browsers of people. */
export async function selectDeliveryPage(
  db: Queryable,
  { states, channelId, eventId, eventType, ...scope }: DeliveryFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: NamedDelivery[]; total: number }> {
  const ofPeople = db.selectFrom('channels').select('id').where('owner_id', 'is not', null);
  const found = db
    .selectFrom('deliveries')
    .where('channel_id', 'not in', ofPeople)
    .$if(states !== undefined, q => q.where('state', 'in', states ?? []))
    .$if(channelId !== undefined, q => q.where('channel_id', '=', channelId ?? 0))
    .$if(isScoped(scope), q => q.where(isDeliveryAbout(scope)))
    .$if(eventId !== undefined || eventType !== undefined, q =>
      q.where('deliveries.id', 'in', eb =>
        eb
          .selectFrom('delivery_events')
          .select('delivery_id')
          .$if(eventId !== undefined, e => e.where('event_id', '=', eventId ?? 0))
          .$if(eventType !== undefined, e => e.where('type', '=', eventType ?? '')),
      ),
    );
  const [rows, { total }] = await Promise.all([
    found
      .innerJoin('channels', 'channels.id', 'channel_id')
      .select(LISTED)
      .orderBy('deliveries.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

export function selectDelivery(db: Queryable, id: number) {
  return db
    .selectFrom('deliveries')
    .innerJoin('channels', 'channels.id', 'channel_id')
    .select(LISTED)
    .select('message_json')
    .where('deliveries.id', '=', id)
    .where('channels.owner_id', 'is', null)
    .executeTakeFirst();
}
