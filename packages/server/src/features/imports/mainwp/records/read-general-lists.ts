import type { OldTables } from '../dump/old-tables.ts';
import type { OldIgnored, OldTrusted } from '../old-dashboard.ts';
import { ignoredCoreVersionsOf, ignoredItemsOf, slugsOf } from './ignored-items.ts';
import { oldTimeZoneOf } from './old-address.ts';
import { OldRow } from './old-row.ts';
import type { ProblemList } from './problem-list.ts';
import type { WordpressOptions } from './wordpress-options.ts';

/** The one row that holds what is ignored and trusted everywhere. */
export function generalRowOf({ tables }: OldTables, problems: ProblemList): OldRow {
  const rows = tables.get('mainwp_users') ?? [];
  const row = rows.find(({ userid }) => userid === '0') ?? rows[0] ?? {};
  return new OldRow('mainwp_users', row.userid ?? '', row, problems);
}

export function readIgnored(row: OldRow): OldIgnored {
  const [plugins, themes] = [ignoredItemsOf(row.text('ignored_plugins')), ignoredItemsOf(row.text('ignored_themes'))];
  const dropped = plugins.dropped + themes.dropped;
  if (dropped > 0) row.changed('ignored_nameless', { count: dropped });
  return {
    plugins: plugins.items,
    themes: themes.items,
    coreVersions: ignoredCoreVersionsOf(row.text('ignored_wp_upgrades')),
    dismissedPlugins: slugsOf(row.text('dismissed_plugins')),
    dismissedThemes: slugsOf(row.text('dismissed_themes')),
  };
}

const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;

export function readTrusted(row: OldRow, options: WordpressOptions): OldTrusted {
  const on = (name: string) => options.text(name) === '1';
  const frequency = options.text('mainwp_frequency_AutoUpdate');
  const time = options.text('mainwp_time_AutoUpdate');
  return {
    plugins: slugsOf(row.text('trusted_plugins')),
    themes: slugsOf(row.text('trusted_themes')),
    core: on('mainwp_automaticDailyUpdate'),
    pluginsOn: on('mainwp_pluginAutomaticDailyUpdate'),
    themesOn: on('mainwp_themeAutomaticDailyUpdate'),
    translationsOn: on('mainwp_transAutomaticDailyUpdate'),
    frequency: FREQUENCIES.find(one => one === frequency) ?? 'daily',
    time: /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(time) ? time.padStart(5, '0') : null,
    dayOfWeek: within(options.integer('mainwp_dayinweek_AutoUpdate'), 0, 6),
    dayOfMonth: within(options.integer('mainwp_dayinmonth_AutoUpdate'), 1, 31),
    delayDays: within(options.integer('mainwp_delay_autoupdate'), 0, 365) ?? 1,
    timeZone: oldTimeZoneOf(options),
  };
}

function within(number: number | undefined, least: number, most: number): number | null {
  return number !== undefined && number >= least && number <= most ? number : null;
}
