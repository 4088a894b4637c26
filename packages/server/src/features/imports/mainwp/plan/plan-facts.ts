/** What is here already, as far as a plan needs it. */
export interface PlanFacts {
  /** Id by what addresses of the same site have in common, as `siteKey` gives it. */
  readonly siteIds: ReadonlyMap<string, number>;
  /** Names, lower-case. */
  readonly tagNames: ReadonlySet<string>;
  readonly clientNames: ReadonlySet<string>;
  readonly clientEmails: ReadonlySet<string>;
  readonly clientFieldNames: ReadonlySet<string>;
}

export const NOTHING_HERE: PlanFacts = {
  siteIds: new Map(),
  tagNames: new Set(),
  clientNames: new Set(),
  clientEmails: new Set(),
  clientFieldNames: new Set(),
};
