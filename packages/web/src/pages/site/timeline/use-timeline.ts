import { useInfiniteQuery } from '@tanstack/react-query';
import { callAbility } from '../../../api/call.ts';
import { REFRESHED } from '../../../api/refreshed.ts';
import type { Output } from '../../../generated/abilities.ts';
import type { TIMELINE_KINDS } from '../../../generated/choices.ts';

export type EntryKind = (typeof TIMELINE_KINDS)[number];
export type TimelineEntry = Output<'get-site-timeline-v1'>['entries'][number];

/** Entries that are loaded at once, and with each “older”. */
const PER_PAGE = 50;

/** What happened to a site, newest first; older entries on request. */
export function useTimeline(siteId: number, kind: EntryKind | undefined) {
  const input = { site_id_or_domain: siteId, kind, per_page: PER_PAGE };
  return useInfiniteQuery({
    queryKey: ['get-site-timeline-v1', input],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => callAbility('get-site-timeline-v1', { ...input, before: pageParam }, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
    ...REFRESHED,
  });
}

/** Entries by the day on which they happened, in the viewer's time. */
export function byDay(entries: readonly TimelineEntry[]): [day: string, entries: TimelineEntry[]][] {
  const dayOf = ({ at }: TimelineEntry) => {
    const date = new Date(at);
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map(part => String(part).padStart(2, '0'))
      .join('-');
  };
  return [...Map.groupBy(entries, dayOf)];
}
