import { type Static, Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { FEED_FAULTS, type FeedFaultCode } from '../../../ports/vulnerability-feed/port.ts';
import { count } from '../vulnerability.schemas.ts';
import { FEED_ADDRESS, feedLocation } from './feed-source.ts';
import { countRecords, countSitesToMatch, selectFeed } from './feed-state.store.ts';

const STATES = ['off', 'waiting', 'current', 'failing'] as const;

export const feedStatusSchema = Type.Object({
  state: Type.Unsafe<(typeof STATES)[number]>({
    type: 'string',
    enum: [...STATES],
    description:
      'off: nobody has said where the feed is. waiting: it is about to be read. current: the last reading was fine. failing: it was not; what was read before stays in force.',
  }),
  source: textOrNull('Host of the address, or name of the file.'),
  source_kind: Type.Unsafe<'address' | 'file' | null>({
    type: ['string', 'null'],
    enum: ['address', 'file', null],
    description: 'Whether it is an address or a file.',
  }),
  set_by: Type.Unsafe<'environment' | 'person' | null>({
    type: ['string', 'null'],
    enum: ['environment', 'person', null],
    description: 'environment: by a setting of the server, which cannot be changed here.',
  }),
  has_key: Type.Boolean({ description: 'Whether a key is stored or set for it.' }),
  records: count('Records in force.'),
  skipped: count('Records of the last reading that could not be understood.'),
  read_at: textOrNull('When it was last read or found unchanged, ISO 8601 UTC.'),
  changed_at: textOrNull('When its records last changed, ISO 8601 UTC.'),
  next_at: textOrNull('When it is looked at next, ISO 8601 UTC.'),
  failing_since: textOrNull('Since when it cannot be read, ISO 8601 UTC.'),
  error_code: Type.Unsafe<FeedFaultCode | null>({
    type: ['string', 'null'],
    enum: [...FEED_FAULTS, null],
    description: 'Why it cannot be read.',
  }),
  error: textOrNull('The same in words, with what to do.'),
  sites_to_match: count('Sites that are still to be compared with the records.'),
});

export async function feedStatus(ctx: Ctx): Promise<Static<typeof feedStatusSchema>> {
  const { database, settings } = ctx;
  const row = await selectFeed(database.db);
  const found = feedLocation(ctx, row);
  const isAddress = found !== undefined && FEED_ADDRESS.test(found.location);
  const read = row.read_at !== null;
  return {
    state: !found ? 'off' : row.failing_since !== null ? 'failing' : read ? 'current' : 'waiting',
    source: found ? nameOf(found.location, isAddress) : null,
    source_kind: found ? (isAddress ? 'address' : 'file') : null,
    set_by: found?.setBy ?? null,
    has_key: found?.setBy === 'environment' ? settings.vulnerabilityFeedKeyFile !== '' : row.sealed_key !== null,
    records: await countRecords(database.db),
    skipped: row.skipped,
    read_at: isoInstantOrNull(row.read_at),
    changed_at: isoInstantOrNull(row.changed_at),
    next_at: found ? isoInstant(Math.max(row.due_at, ctx.clock.now())) : null,
    failing_since: isoInstantOrNull(row.failing_since),
    error_code: row.error_code as FeedFaultCode | null,
    error: row.error,
    sites_to_match: await countSitesToMatch(database.db),
  };
}

/** Not the whole address: it may hold a key. */
function nameOf(location: string, isAddress: boolean): string {
  return isAddress ? (URL.parse(location)?.host ?? '') : (location.split(/[\\/]/).at(-1) ?? '');
}
