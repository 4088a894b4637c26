import { useQuery } from '@tanstack/react-query';
import { batched, MOST_AT_ONCE } from '../../api/batched.ts';
import { callAbility } from '../../api/call.ts';
import type { Output } from '../../generated/abilities.ts';

export type NamedSite = Output<'list-site-briefs-v1'>['items'][number];

const siteBrief = batched<NamedSite>(
  async include => (await callAbility('list-site-briefs-v1', { include, per_page: MOST_AT_ONCE })).items,
);

/** The name and address of a site: undefined while unknown, null if it was deleted. */
export function useSiteBrief(id: number): NamedSite | null | undefined {
  return useQuery({ queryKey: ['site-brief', id], queryFn: () => siteBrief(id), staleTime: 60_000 }).data;
}
