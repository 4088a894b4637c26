/** What is here already, as far as a plan needs it. */
export interface PlanFacts {
  /** Id by what addresses of the same site have in common, as `siteKey` gives it. */
  readonly siteIds: ReadonlyMap<string, number>;
  /** Names, lower-case. */
  readonly tagNames: ReadonlySet<string>;
  /** `name_key`: the name, lower-case. */
  readonly clients: readonly { readonly name_key: string; readonly email: string | null }[];
  readonly clientFieldNames: ReadonlySet<string>;
}

export const NOTHING_HERE: PlanFacts = {
  siteIds: new Map(),
  tagNames: new Set(),
  clients: [],
  clientFieldNames: new Set(),
};
