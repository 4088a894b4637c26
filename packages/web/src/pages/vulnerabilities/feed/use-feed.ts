import { useEffect, useRef } from 'react';
import { forgetChanged } from '../../../api/nouns.ts';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useRead } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';

export type Feed = Output<'get-vulnerability-feed-v1'>;
export type FeedRead = ReturnType<typeof useFeed>;

const SOON_MS = 2000;

/** It is about to be read, or sites are being compared with what was read. */
export const isFeedBusy = ({ state, next_at, sites_to_match, records }: Feed) =>
  state === 'waiting' ||
  (records > 0 && sites_to_match > 0) ||
  (next_at !== null && Date.parse(next_at) <= Date.now() && state !== 'off');

/** The state of the feed, asked for often while something is going on; lists follow once it is over. */
export function useFeed() {
  const read = useRead(
    'get-vulnerability-feed-v1',
    {},
    { refetchInterval: last => (last && isFeedBusy(last) ? SOON_MS : REFRESHED.refetchInterval) },
  );
  const seen = read.data && `${read.data.changed_at} ${read.data.sites_to_match}`;
  const before = useRef(seen);
  useEffect(() => {
    const first = before.current === undefined || before.current === seen;
    before.current = seen;
    if (!first) void forgetChanged('refresh-vulnerability-feed-v1');
  }, [seen]);
  return read;
}
