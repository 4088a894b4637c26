import { findSites } from '../../../features/sites/index.ts';
import type { PendingItem } from '../views/update.view.ts';
import { inWord, type Running } from './dialect-ability.ts';

type Group = PendingItem['type'];

/** Names of the types of updates: of one update, and of a type as inputs name it. */
const SINGULAR = { wp: 'core', plugins: 'plugin', themes: 'theme', translations: 'translation' } as const;

export function groupsOf(types: readonly string[] | undefined): Group[] | undefined {
  if (types === undefined || types.length === 0) return undefined;
  return types.map(type => (type === 'core' ? 'wp' : type) as Group);
}

/** `plugin` → `plugins`. */
export function groupOf(type: string): Group | undefined {
  return (Object.keys(SINGULAR) as Group[]).find(group => SINGULAR[group] === type);
}

export function typeOf(group: Group): string {
  return SINGULAR[group];
}

export interface SiteRef {
  readonly site_id: number;
  readonly site_url: string;
  readonly site_name: string;
}

export function pendingView({ site_id, site_url, site_name }: SiteRef, update: PendingItem) {
  const { type, slug, name, version, new_version } = update;
  return { site_id, site_url, site_name, type: typeOf(type), slug, name, current_version: version, new_version };
}

/** Counts by type, as summaries have them. */
export function summaryOf(counts: Readonly<Partial<Record<Group, number>>>) {
  const { wp: core = 0, plugins = 0, themes = 0, translations = 0 } = counts;
  return { core, plugins, themes, translations, total: core + plugins + themes + translations };
}

interface Found {
  readonly sites: readonly { id: number; url: string; name: string }[];
  readonly errors: readonly object[];
}

/** The given sites, and an entry for each that isn't known; undefined: none are given, so all are meant. */
export async function sitesGiven(
  given: readonly (number | string)[] = [],
  { call, ctx }: Running,
): Promise<Found | undefined> {
  if (given.length === 0) return undefined;
  const { sites, errors } = await call(findSites, { site_ids_or_domains: [...new Set(given)] });
  const unknown = errors.map(({ identifier, code, message }) => ({
    site_id: 0,
    site_url: String(identifier),
    type: 'site',
    slug: '',
    code: inWord(code, ctx),
    message,
  }));
  return { sites, errors: unknown };
}

interface Result {
  readonly site_id: number;
  readonly type: Group;
  readonly slug: string;
  readonly name: string;
  readonly from_version: string;
  readonly to_version: string;
  readonly state: string;
  readonly reason: string | null;
  readonly message: string | null;
}

/** The outcome of each update that was waited for. */
export async function outcomesOf(results: readonly Result[], { call }: Running) {
  const ids = [...new Set(results.map(({ site_id }) => site_id))];
  const { sites } = ids.length === 0 ? { sites: [] } : await call(findSites, { site_ids_or_domains: ids });
  const known = new Map(sites.map(({ id, url, name }) => [id, { site_id: id, site_url: url, site_name: name }]));
  const ref = (id: number) => known.get(id) ?? { site_id: id, site_url: '', site_name: '' };
  const done = results.filter(({ state }) => state === 'updated');
  const updated = done.map(({ site_id, type, slug, name, from_version, to_version }) => ({
    ...ref(site_id),
    type: typeOf(type),
    slug,
    name,
    old_version: from_version,
    new_version: to_version,
  }));
  const errors = results
    .filter(({ state }) => state !== 'updated')
    .map(({ site_id, type, slug, state, reason, message }) => ({
      ...ref(site_id),
      type: typeOf(type),
      slug,
      code: `mainwp_${reason ?? state}`,
      message: message ?? `The update did not end well: ${state}.`,
    }));
  return { updated, errors, sitesUpdated: new Set(done.map(({ site_id }) => site_id)).size };
}
