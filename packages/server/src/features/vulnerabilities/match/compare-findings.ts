import { isMoreUrgent } from './event-severity.ts';
import type { FoundHole, InstalledItem } from './match-items.ts';

/** A finding as it is stored. */
export interface FindingRow extends Omit<FoundHole, 'cve'> {
  readonly found_at: number;
  readonly fixed_at: number | null;
  readonly fixed_by: string | null;
}

export type EndedBy = 'updated' | 'removed' | 'record_changed' | 'deactivated';

export interface FindingChanges {
  /** Rows to insert or rewrite. */
  readonly rows: readonly FindingRow[];
  /** What was fixed and is found again: rows that are rewritten, as they were. */
  readonly past: readonly FindingRow[];
  /** Vulnerabilities that a site is exposed to since now, or that have become more severe … */
  readonly began: readonly FoundHole[];
  /** … and those that it no longer is. `version`: the one it has now. */
  readonly ended: readonly {
    readonly finding: FindingRow;
    readonly how: EndedBy;
    readonly version: string | null;
  }[];
}

const findingKey = (row: Pick<FoundHole, 'site_id' | 'type' | 'slug' | 'record_id'>) =>
  `${row.site_id} ${row.type} ${row.slug} ${row.record_id}`;
export const itemKey = (item: Pick<FoundHole, 'site_id' | 'type' | 'slug'>) =>
  `${item.site_id} ${item.type} ${item.slug}`;

/** A site is exposed to what is in use. What is installed but not active is known, and told when it becomes active. */
const exposes = ({ active }: { active: number }) => active === 1;

/**
 * What has changed between the stored findings of some sites and what is found now.
 * @param installed All items of these sites, by `itemKey`.
 */
export function compareFindings(
  stored: readonly FindingRow[],
  found: readonly FoundHole[],
  installed: ReadonlyMap<string, InstalledItem>,
  now: number,
): FindingChanges {
  const before = new Map(stored.map(row => [findingKey(row), row]));
  const rows: FindingRow[] = [];
  const past: FindingRow[] = [];
  const began: FoundHole[] = [];
  const ended: { finding: FindingRow; how: EndedBy; version: string | null }[] = [];
  for (const each of found) {
    const old = before.get(findingKey(each));
    before.delete(findingKey(each));
    const wasOpen = old !== undefined && old.fixed_at === null;
    const isSame = wasOpen || (old !== undefined && wasMissed(old, each));
    if (old !== undefined && !isSame) past.push(old);
    const row = asRow(each, isSame ? old.found_at : now);
    if (!wasOpen || differs(row, old)) rows.push(row);
    const wasExposed = wasOpen && exposes(old);
    if (exposes(each) && (!wasExposed || isMoreUrgent(each.severity, old.severity))) began.push(each);
    if (!exposes(each) && wasExposed) ended.push({ finding: old, how: 'deactivated', version: each.version });
  }
  for (const old of before.values()) {
    if (old.fixed_at !== null) continue;
    const item = installed.get(itemKey(old));
    const how = item === undefined ? 'removed' : item.version === old.version ? 'record_changed' : 'updated';
    rows.push({ ...old, update_version: '', fixed_at: now, fixed_by: how });
    if (exposes(old)) ended.push({ finding: old, how, version: item?.version ?? null });
  }
  return { rows, past, began, ended };
}

/** Only the record was away or said otherwise meanwhile: the site had this vulnerability all the time. */
const wasMissed = (old: FindingRow, found: FoundHole) =>
  old.fixed_by === 'record_changed' && old.version === found.version;

function asRow({ cve: _, ...found }: FoundHole, found_at: number): FindingRow {
  return { ...found, found_at, fixed_at: null, fixed_by: null };
}

const COMPARED = ['name', 'version', 'active', 'title', 'severity', 'fixed_in', 'update_version'] as const;
const differs = (row: FindingRow, old: FindingRow) => COMPARED.some(name => row[name] !== old[name]);
