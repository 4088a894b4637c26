import { Type } from 'typebox';
import type { VulnerableItem } from './vulnerable-items.store.ts';

const MOST_NAMED = 100;

export const firstSitesSchema = Type.Array(
  Type.Object({
    id: Type.Integer({ description: 'Id of the site.' }),
    name: Type.String({ description: 'Its name.' }),
  }),
  { description: `These sites, by name; the first ${MOST_NAMED} of them.` },
);

/** The sites of the items by name: as many of them as somebody may want to look through. */
export function firstSitesOf(items: readonly Pick<VulnerableItem, 'site_id' | 'site_name'>[]) {
  const names = new Map(items.map(({ site_id, site_name }) => [site_id, site_name]));
  const byName = [...names].sort(([a, one], [b, other]) => compare(one.toLowerCase(), other.toLowerCase()) || a - b);
  return byName.slice(0, MOST_NAMED).map(([id, name]) => ({ id, name }));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
