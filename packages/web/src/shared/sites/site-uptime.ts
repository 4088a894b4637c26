import { useRead } from '../../api/use-ability.ts';
import type { Monitor } from '../uptime/monitor-words.ts';

/** How often the uptime of sites in view is read again, in ms. */
const REFRESHED_MS = 60_000;

export const UPTIME_REFRESHED = { staleTime: REFRESHED_MS, refetchInterval: REFRESHED_MS } as const;

/** The uptime of a site: undefined while unknown, null if the site was deleted. */
export function useSiteUptime(id: number): Monitor | null | undefined {
  const { data } = useRead('list-monitors-v1', { include: [id], per_page: 1 }, UPTIME_REFRESHED);
  return data && (data.items[0] ?? null);
}
