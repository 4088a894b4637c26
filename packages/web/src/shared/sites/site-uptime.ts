import { useQuery } from '@tanstack/react-query';
import { batched, MOST_AT_ONCE } from '../../api/batched.ts';
import { callAbility } from '../../api/call.ts';
import type { Monitor } from '../uptime/monitor-words.ts';

const monitorOf = batched<Monitor>(
  async include => (await callAbility('list-monitors-v1', { include, per_page: MOST_AT_ONCE })).items,
);

/** How often a site that stays in view is looked up again, in ms. */
const REFRESHED_MS = 60_000;

/** The uptime of a site: undefined while unknown, null if the site was deleted. */
export function useSiteUptime(id: number): Monitor | null | undefined {
  const query = { queryKey: ['site-uptime', id], queryFn: () => monitorOf(id) };
  return useQuery({ ...query, staleTime: REFRESHED_MS, refetchInterval: REFRESHED_MS }).data;
}
