/** What one site calls an item. */
export interface NameVote {
  readonly site_id: number;
  readonly name: string;
}

/**
 * What an item is called over the fleet: as most sites call it, each of which counts once, however many rows it sent.
 * Undefined when no name leads: then the slug says it, so that no single site can name what others have too.
 */
export function mostCommonName(votes: readonly NameVote[]): string | undefined {
  const namedBy = new Map<string, Set<number>>();
  for (const { site_id, name } of votes) {
    if (name === '') continue;
    const sites = namedBy.get(name) ?? new Set();
    namedBy.set(name, sites.add(site_id));
  }
  const [first, second] = [...namedBy].sort(([, a], [, b]) => b.size - a.size);
  return first && first[1].size > (second?.[1].size ?? 0) ? first[0] : undefined;
}
