import { plainText } from '@sitekeeper/protocol';
import type { OldTables } from '../dump/old-tables.ts';
import type { OldTag } from '../old-dashboard.ts';
import { looseRows, rowsWithId } from './old-row.ts';
import type { ProblemList } from './problem-list.ts';
import { colorOf } from './stored-texts.ts';

export interface TagsRead {
  readonly tags: readonly OldTag[];
  /** The tag that stands for this one: another if they have the same name. */
  readonly tagOf: ReadonlyMap<number, number>;
}

/** Tags of the same name become one. Their names are HTML. */
export function readTags(tables: OldTables, problems: ProblemList): TagsRead {
  const tags: OldTag[] = [];
  const tagOf = new Map<number, number>();
  const byName = new Map<string, number>();
  for (const [id, row] of rowsWithId(tables, 'mainwp_group', 'id', problems)) {
    const name = plainText(row.text('name'), LONGEST_NAME);
    if (name === '') {
      row.dropped('tag_nameless');
      continue;
    }
    const same = byName.get(name.toLowerCase());
    tagOf.set(id, same ?? id);
    if (same !== undefined) {
      row.changed('tag_same_name', { id: same });
      continue;
    }
    byName.set(name.toLowerCase(), id);
    tags.push({ id, name, color: colorOf(row.text('color')) });
  }
  return { tags, tagOf };
}

const LONGEST_NAME = 200;

/** The tags of each site, each once. */
export function readTagLinks(
  tables: OldTables,
  { tagOf }: TagsRead,
  siteIds: ReadonlySet<number>,
  problems: ProblemList,
): ReadonlyMap<number, readonly number[]> {
  const links = new Map<number, Set<number>>();
  for (const row of looseRows(tables, 'mainwp_wp_group', problems)) {
    const [site, tag] = [row.reference('wpid'), tagOf.get(row.reference('groupid') ?? 0)];
    if (site === null || !siteIds.has(site)) row.dropped('tag_of_no_site');
    else if (tag === undefined) row.dropped('tag_missing');
    else links.set(site, (links.get(site) ?? new Set()).add(tag));
  }
  return new Map([...links].map(([site, tags]) => [site, [...tags]]));
}
