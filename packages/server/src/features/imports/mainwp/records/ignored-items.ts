import type { OldIgnoredItem } from '../old-dashboard.ts';
import { jsonEntries, jsonOf, oneLine } from './stored-texts.ts';

/** `folder/file.php`, `file.php` or the folder of a theme; positions of a list are none. */
const SLUG = /^(?!\d{1,9}$)[^\\<>\s\p{Cs}][^\\<>\p{Cc}\p{Cs}]{0,250}$/u;

const isSlug = (text: string) => SLUG.test(text);

/** What was dropped from a list that is otherwise read. */
export interface ReadItems<Item> {
  readonly items: Item[];
  readonly dropped: number;
}

/** A map from slug to what is ignored of it; before 5.2 to its name alone, which means all versions. */
export function ignoredItemsOf(json: string): ReadItems<OldIgnoredItem> {
  const entries = jsonEntries(jsonOf(json));
  const items = entries.flatMap(([slug, value]) => (isSlug(slug) ? [itemOf(slug, value)] : []));
  return { items, dropped: entries.length - items.length };
}

function itemOf(slug: string, value: unknown): OldIgnoredItem {
  if (typeof value === 'string') return { slug, name: oneLine(value, 200), versions: 'all' };
  const { Name: name, ignored_versions: versions } = (value ?? {}) as Record<string, unknown>;
  const listed = versionsOf(versions);
  return {
    slug,
    name: typeof name === 'string' ? oneLine(name, 200) : '',
    versions: listed.length === 0 || listed.includes('all_versions') ? 'all' : listed,
  };
}

/** `{"ignored_versions": […]}` of WordPress itself. */
export function ignoredCoreVersionsOf(json: string): string[] {
  const value = jsonOf(json);
  return typeof value === 'object' && value !== null
    ? versionsOf((value as Record<string, unknown>).ignored_versions)
    : [];
}

function versionsOf(value: unknown): string[] {
  const texts = jsonEntries(value).map(([, version]) => version);
  return [...new Set(texts.filter(text => typeof text === 'string' && /^[\w.+-]{1,60}$/.test(text)) as string[])];
}

/** A list of slugs, also with holes, or a map by slug. */
export function slugsOf(json: string): string[] {
  const slugs = jsonEntries(jsonOf(json)).map(([key, value]) => (/^\d+$/.test(key) ? value : key));
  return [...new Set(slugs.filter(slug => typeof slug === 'string' && isSlug(slug)) as string[])];
}
