/** What one site calls an item. */
export interface NameVote {
  readonly site_id: number;
  readonly name: string;
}

/**
 * The name of an item across the fleet: the one most sites report, each counted once, however many rows it sent.
 * Undefined if no name leads: then the slug is used, so that no single site can name the items of others.
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
