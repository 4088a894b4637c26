import { useQuery } from '@tanstack/react-query';
import { callAbility } from '../../api/call.ts';
import type { Output } from '../../generated/abilities.ts';

export type NamedSite = Output<'list-site-briefs-v1'>['items'][number];

interface Wait {
  resolve(site: NamedSite | null): void;
  reject(error: unknown): void;
}

/** The number of ids that fit into an address. */
const AT_ONCE = 100;
let waiting = new Map<number, Wait[]>();

/** A site by its id; null if it was deleted. Sites requested at the same moment share one request. */
function siteBrief(id: number): Promise<NamedSite | null> {
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) setTimeout(ask);
    waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
  });
}

function ask(): void {
  const asked = waiting;
  waiting = new Map();
  const ids = [...asked.keys()];
  for (let from = 0; from < ids.length; from += AT_ONCE) void answer(ids.slice(from, from + AT_ONCE), asked);
}

async function answer(include: number[], asked: ReadonlyMap<number, readonly Wait[]>): Promise<void> {
  try {
    const { items } = await callAbility('list-site-briefs-v1', { include, per_page: AT_ONCE });
    const found = new Map(items.map(site => [site.id, site]));
    for (const id of include) for (const wait of asked.get(id) ?? []) wait.resolve(found.get(id) ?? null);
  } catch (error) {
    for (const id of include) for (const wait of asked.get(id) ?? []) wait.reject(error);
  }
}

/** The name and address of a site: undefined while unknown, null if it was deleted. */
export function useSiteBrief(id: number): NamedSite | null | undefined {
  return useQuery({ queryKey: ['site-brief', id], queryFn: () => siteBrief(id), staleTime: 60_000 }).data;
}
