import { STATUS_CODES } from 'node:http';
import type { Static } from 'typebox';
import { findSites, type siteBriefSchema, type siteRecordSchema } from '../../../features/sites/index.ts';
import type { About } from '../rest/line.ts';
import { bareInstant, column, idColumn, mapOrList } from './php.ts';
import { type ListedItem, type ListsOfSite, listsOfSites, NO_LISTS } from './site-lists.ts';
import { ignoredBySlug, nestedUpdates, type Rule } from './update.view.ts';

export type SiteRecord = Static<typeof siteRecordSchema>;
type Brief = Static<typeof siteBriefSchema>;

/** The few fields that identify a site. */
export function briefOf({ id, name, url, client_id }: Brief) {
  return { id: String(id), name, url, client_id: idColumn(client_id) };
}

/** Below this score MainWP shows the health of a site as one that should be improved. */
const GOOD_HEALTH = 80;
const BYTES_PER_MB = 1024 * 1024;

/** Members that need more than the record. */
const FROM_LISTS = /^(plugins|themes|active_theme|.*_upgrades|ignored_.*|is_ignore.*)$/;

/** The sites in full. A program that names its `_fields` spares the lists that it doesn't want. */
export async function siteViews(records: readonly SiteRecord[], about: About): Promise<object[]> {
  const fields = about.asked.sent('_fields') ? about.asked.words('_fields') : undefined;
  const spared = fields !== undefined && !fields.some(name => FROM_LISTS.test(name));
  const ids = records.map(({ id }) => id);
  const beside = spared ? undefined : await listsOfSites(about.ctx, ids);
  return records.map(record => siteView(record, beside?.get(record.id) ?? NO_LISTS));
}

/** The sites that the rows of a list name. */
export async function sitesInFull(rows: readonly { readonly id: number }[], about: About): Promise<object[]> {
  if (rows.length === 0) return [];
  const found = await about.call(findSites, { site_ids_or_domains: rows.map(({ id }) => id) });
  return siteViews(found.sites, about);
}

function siteView(site: SiteRecord, { plugins, themes, updates, rules }: ListsOfSite) {
  const { server, check } = site;
  const all = nestedUpdates(updates);
  const ignored = (type: Rule['type']) => ignoredBySlug(rules.filter(rule => rule.type === type && rule.slug !== ''));
  const whole = (type: Rule['type']) => column(rules.some(rule => rule.type === type && rule.slug === ''));
  return {
    id: String(site.id),
    name: site.name,
    url: site.url,
    tags: mapOrList(Object.fromEntries(site.tags.map(tag => [String(tag.id), tag.name]))),
    note: site.notes,
    ip: column(server.ip),
    client_id: idColumn(site.client_id),
    is_staging: '0',
    wp_version: site.wp_version,
    php_version: site.php_version,
    child_version: site.child_version,
    mysql_version: column(server.mysql_version),
    memory_limit: column(server.memory_limit),
    database_size: server.database_size_mb === null ? '' : String(Math.round(server.database_size_mb * BYTES_PER_MB)),
    active_theme: activeTheme(themes) ?? column(server.active_theme),
    status: site.status,
    sync_errors: site.sync_error?.message ?? '',
    http_status: check === null ? '0' : `${check.http_status} - ${STATUS_CODES[check.http_status] ?? ''}`,
    health_status: column(site.health_score !== null && site.health_score < GOOD_HEALTH),
    health_score: column(site.health_score),
    icon: '',
    last_sync: bareInstant(site.last_sync),
    plugins: JSON.stringify(plugins.map(pluginOf)),
    themes: JSON.stringify(themes.map(themeOf)),
    ...NOT_KEPT,
    wp_upgrades: JSON.stringify(all.wp),
    plugin_upgrades: JSON.stringify(all.plugins),
    premium_upgrades: '',
    theme_upgrades: JSON.stringify(all.themes),
    translation_upgrades: JSON.stringify(all.translations),
    ignored_plugins: jsonOrEmpty(ignored('plugins')),
    ignored_themes: jsonOrEmpty(ignored('themes')),
    is_ignoreCoreUpdates: whole('wp'),
    is_ignorePluginUpdates: whole('plugins'),
    is_ignoreThemeUpdates: whole('themes'),
    verify_certificate: column(site.verify_tls),
    force_use_ipv4: '0',
    ssl_version: '0',
    suspended: column(site.status === 'suspended'),
  };
}

/** What a sync of MainWP brings along and ours doesn't. */
const NOT_KEPT = {
  last_post_time: '',
  recent_posts: '[]',
  recent_pages: '[]',
  recent_comments: '[]',
  categories: '[]',
};

function activeTheme(themes: readonly ListedItem[]): string | undefined {
  const active = themes.find(theme => theme.active);
  return active && `${active.name} ${active.version}`.trim();
}

function pluginOf({ slug, name, version, active }: ListedItem) {
  const mainwp = slug.startsWith('mainwp-child') ? 'T' : 'F';
  return { mainwp, name, slug, description: '', version, active: Number(active) };
}

function themeOf({ slug, name, version, active }: ListedItem) {
  return { name, title: name, description: '', version, active: Number(active), slug, parent_active: 0 };
}

function jsonOrEmpty(map: object): string {
  return Object.keys(map).length === 0 ? '' : JSON.stringify(map);
}
