/** What can be updated on a site, by the name of the store → the name that callers know. */
export const UPDATE_TYPES = { core: 'wp', plugin: 'plugins', theme: 'themes', translation: 'translations' } as const;

export type UpdateType = keyof typeof UPDATE_TYPES;
export type UpdateGroup = (typeof UPDATE_TYPES)[UpdateType];

export const UPDATE_GROUPS = Object.values(UPDATE_TYPES);

/** Groups of which single updates can be ignored; translations can't. Source: docs/spec/rest-v2.md#updates. */
export const IGNORABLE_GROUPS = ['wp', 'plugins', 'themes'] as const;
export type IgnorableGroup = (typeof IGNORABLE_GROUPS)[number];

export function typeOfGroup(group: UpdateGroup): UpdateType {
  return (Object.keys(UPDATE_TYPES) as UpdateType[]).find(type => UPDATE_TYPES[type] === group) as UpdateType;
}

/** The types that a filter of groups asks for; `all`, or no filter, asks for every one. */
export function typesOfGroups(groups: readonly ('all' | UpdateGroup)[] | undefined): UpdateType[] {
  const all = Object.keys(UPDATE_TYPES) as UpdateType[];
  if (groups === undefined || groups.length === 0 || groups.includes('all')) return all;
  return all.filter(type => groups.includes(UPDATE_TYPES[type]));
}
