import { pluginOf } from '../catalogue/plugins.ts';
import { themeOf } from '../catalogue/themes.ts';
import type { AbandonedCache } from '../state/records.ts';
import type { SimulatedSite } from '../state/site.ts';
import { phpMap } from './php.ts';

export type Which = 'plugin' | 'theme';

const BATCH = 10;

/** What a sync returns: the cache of finished batches; it never looks anything up (docs/wire/sync.md#abandoned-items). */
export function outdateInfo(site: SimulatedSite, which: Which): Record<string, unknown> | never[] {
  const found = site.abandoned?.[which]?.found ?? {};
  const map: Record<string, unknown> = {};
  for (const [id, lastUpdated] of Object.entries(found)) {
    const entry = which === 'plugin' ? pluginEntry(site, id) : themeEntry(site, id);
    if (entry) map[id] = { ...entry, last_updated: lastUpdated };
  }
  return phpMap(map);
}

/** Looks up the next ten items; after the last one, the next batch starts over and replaces the cache. */
export function runAbandonedBatch(site: SimulatedSite, which: Which): void {
  const items = datedItems(site, which);
  site.abandoned ??= {};
  const cache: AbandonedCache = site.abandoned[which] ?? { looked: Number.POSITIVE_INFINITY, found: {} };
  if (cache.looked >= items.length) Object.assign(cache, { looked: 0, found: {} });
  const limit = site.seconds - site.outdatedAfterDays * 86_400;
  for (const { id, released } of items.slice(cache.looked, cache.looked + BATCH)) {
    if (released !== undefined && released < limit) cache.found[id] = released;
  }
  cache.looked += BATCH;
  site.abandoned[which] = cache;
}

/** A 0 in `syncdata` cancels pending look-ups; found items stay. */
export function cancelBatches(site: SimulatedSite, which: Which): void {
  const cache = site.abandoned?.[which];
  if (cache) cache.looked = Number.POSITIVE_INFINITY;
}

function datedItems(site: SimulatedSite, which: Which): { id: string; released: number | undefined }[] {
  if (which === 'theme') {
    return site.themes.installed.map(({ slug }) => ({ id: slug, released: day(themeOf(slug).abandonedSince) }));
  }
  const regular = site.plugins.filter(plugin => !plugin.mu);
  return regular.map(({ file }) => ({ id: file, released: day(pluginOf(file).abandonedSince) }));
}

function pluginEntry(site: SimulatedSite, file: string): Record<string, unknown> | undefined {
  const installed = site.plugins.find(plugin => plugin.file === file);
  return installed && { Name: pluginOf(file).name, PluginURI: '', Version: installed.version };
}

function themeEntry(site: SimulatedSite, slug: string): Record<string, unknown> | undefined {
  const installed = site.themes.installed.find(theme => theme.slug === slug);
  return installed && { Name: themeOf(slug).name, Version: installed.version };
}

function day(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(`${text}T00:00:00Z`) / 1000;
}
