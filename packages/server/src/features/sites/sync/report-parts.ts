import {
  type AbandonedItem,
  FAILED_VERDICTS,
  type PluginUpdate,
  type SiteReport,
  type ThemeUpdate,
} from '@sitekeeper/protocol';
import { packageFacts } from '../../../kernel/text/package-address.ts';
import type { RowSet } from '../../../ports/database/bulk.ts';
import { compatibility } from './compatibility.ts';

type Row = Readonly<Record<string, string | number>>;

/** One part of a report that is stored as rows of its own. `rows` is undefined when the site didn't send the part. */
export interface ReportPart {
  readonly name: string;
  readonly set: RowSet;
  /** Value of the scope column `type`, where several parts share a table. */
  readonly type?: string;
  /** The part adds to what is stored; nothing is removed for being absent. */
  readonly merge?: true;
  readonly rows: (report: SiteReport, siteId: number) => Row[] | undefined;
}

/** Of what the site says nothing else. */
const COMPATIBLE = { active: 1, wp_compatible: 1, php_compatible: 1, package_host: '', package_named: 0 };
/** End of the year 9999: later instants have no date to show, and SQLite stores some that Node.js can't read. */
const LAST_SECOND = 253_402_300_799;

const text = 'text' as const;
const integer = 'integer' as const;
const bySite = { key: ['site_id', 'slug'], scope: ['site_id'] } as const;

const PLUGINS = {
  table: 'site_plugins',
  columns: {
    site_id: integer,
    slug: text,
    name: text,
    version: text,
    active: integer,
    must_use: integer,
    is_connector: integer,
  },
  ...bySite,
} as const satisfies RowSet;
const THEMES = {
  table: 'site_themes',
  columns: { site_id: integer, slug: text, name: text, version: text, active: integer, parent_active: integer },
  ...bySite,
} as const satisfies RowSet;
const UPDATES = {
  table: 'site_updates',
  columns: {
    site_id: integer,
    type: text,
    slug: text,
    language: text,
    name: text,
    version: text,
    new_version: text,
    active: integer,
    wp_compatible: integer,
    php_compatible: integer,
    package_host: text,
    package_named: integer,
  },
  key: ['site_id', 'type', 'slug', 'language'],
  scope: ['site_id', 'type'],
} as const satisfies RowSet;
const SECURITY = {
  table: 'site_security',
  columns: { site_id: integer, check_key: text, value: text },
  key: ['site_id', 'check_key'],
  scope: ['site_id'],
} as const satisfies RowSet;
export const ABANDONED_ROWS = {
  table: 'site_abandoned',
  columns: { site_id: integer, type: text, slug: text, name: text, version: text, last_updated_at: integer },
  key: ['site_id', 'type', 'slug'],
  scope: ['site_id', 'type'],
} as const satisfies RowSet;

export const REPORT_PARTS: readonly ReportPart[] = [
  {
    name: 'plugins',
    set: PLUGINS,
    rows: (report, site_id) =>
      report.plugins?.map(({ slug, name, version, active, mustUse, isConnector }) => ({
        site_id,
        slug,
        name,
        version,
        active: Number(active),
        must_use: Number(mustUse),
        is_connector: Number(isConnector),
      })),
  },
  {
    name: 'themes',
    set: THEMES,
    rows: (report, site_id) =>
      report.themes?.map(({ slug, name, version, active, parentActive }) => ({
        site_id,
        slug,
        name,
        version,
        active: Number(active),
        parent_active: Number(parentActive),
      })),
  },
  {
    name: 'core_update',
    set: UPDATES,
    type: 'core',
    rows: ({ coreUpdate, wpVersion }, site_id) => {
      if (coreUpdate === undefined) return undefined;
      if (coreUpdate === null) return [];
      return [
        {
          site_id,
          type: 'core',
          slug: 'wordpress',
          language: '',
          name: 'WordPress',
          version: wpVersion ?? '',
          new_version: coreUpdate,
          ...COMPATIBLE,
        },
      ];
    },
  },
  itemUpdates('plugin', report => report.pluginUpdates),
  itemUpdates('theme', report => report.themeUpdates),
  {
    name: 'translation_updates',
    set: UPDATES,
    type: 'translation',
    rows: (report, site_id) =>
      report.translationUpdates?.map(({ slug, language, name, version }) => ({
        site_id,
        type: 'translation',
        slug,
        language,
        name,
        version: '',
        new_version: version,
        ...COMPATIBLE,
      })),
  },
  {
    name: 'security',
    set: SECURITY,
    rows: (report, site_id) => failedChecks(report)?.map(([check_key, value]) => ({ site_id, check_key, value })),
  },
  abandoned('plugin', report => report.abandonedPlugins),
  abandoned('theme', report => report.abandonedThemes),
];

/** Nothing asks for the checks that passed, and with them a first sync would write almost twice as many rows. */
function failedChecks({ security }: SiteReport): [key: string, verdict: string][] | undefined {
  return security && [...new Map(security)].filter(([, verdict]) => FAILED_VERDICTS.has(verdict));
}

function itemUpdates(
  type: 'plugin' | 'theme',
  list: (report: SiteReport) => readonly (PluginUpdate | ThemeUpdate)[] | undefined,
): ReportPart {
  return {
    name: `${type}_updates`,
    set: UPDATES,
    type,
    rows: (report, site_id) =>
      list(report)?.map(update => ({
        site_id,
        type,
        slug: update.slug,
        language: '',
        name: update.name,
        version: update.version,
        new_version: update.newVersion,
        active: Number(update.active),
        ...compatibility(update, report),
        ...packageColumns(update),
      })),
  };
}

function packageColumns({ package: address, newVersion }: PluginUpdate | ThemeUpdate) {
  const { host, named } = packageFacts(address, newVersion);
  return { package_host: host, package_named: Number(named) };
}

function abandoned(type: 'plugin' | 'theme', list: (report: SiteReport) => SiteReport['abandonedPlugins']): ReportPart {
  return {
    name: `abandoned_${type}s`,
    set: ABANDONED_ROWS,
    // The site's cache holds only what its last batches found, so nothing is removed for being absent.
    merge: true,
    type,
    rows: (report, site_id) => list(report)?.map(item => abandonedRow(site_id, type, item)),
  };
}

/** A row of `ABANDONED_ROWS`. */
export function abandonedRow(site_id: number, type: 'plugin' | 'theme', item: AbandonedItem) {
  const { slug, name, version, lastUpdated } = item;
  return { site_id, type, slug, name, version, last_updated_at: Math.min(lastUpdated, LAST_SECOND) * 1000 };
}
