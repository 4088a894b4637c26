import type { Queryable, Trx } from '../../../ports/database/port.ts';
import { selectMeta, writeMeta } from '../../../ports/database/statements/meta.ts';
import type { IgnoreScope } from './ignored-findings.store.ts';

const KEY = 'vulnerability_ignores_ended';

/** The last rule whose end was told, in the order of their ends. */
export interface EndedPlace {
  /** ms epoch */
  readonly at: number;
  readonly id: number;
}

export interface EndedIgnore extends IgnoreScope {
  readonly id: number;
  readonly until_at: number;
}

export const isAfter = ({ until_at, id }: Pick<EndedIgnore, 'until_at' | 'id'>, place: EndedPlace) =>
  until_at > place.at || (until_at === place.at && id > place.id);

export async function selectEndedPlace(db: Queryable): Promise<EndedPlace | undefined> {
  const value = await selectMeta(db, KEY);
  return value === undefined ? undefined : (JSON.parse(value) as EndedPlace);
}

export async function writeEndedPlace(trx: Trx, { at, id }: EndedPlace): Promise<void> {
  await writeMeta(trx, KEY, JSON.stringify({ at, id }));
}

/** The rule that ended next after the place. */
export async function selectNextEnded(db: Queryable, place: EndedPlace, now: number): Promise<EndedIgnore | undefined> {
  const row = await db
    .selectFrom('vulnerability_ignores')
    .select(['id', 'record_id', 'site_id', 'until_at'])
    .where('until_at', '<=', now)
    .where(eb =>
      eb.or([eb('until_at', '>', place.at), eb.and([eb('until_at', '=', place.at), eb('id', '>', place.id)])]),
    )
    .orderBy('until_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row as EndedIgnore | undefined;
}
