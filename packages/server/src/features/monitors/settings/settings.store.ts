import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import { claimMeta, selectMeta, writeMeta } from '../../../ports/database/statements/meta.ts';
import { type MonitorSettings, type OwnSettings, SETTING_NAMES, STANDARD_SETTINGS } from './monitor-settings.ts';

const KEY = 'monitor_settings';

export async function selectMonitorSettings(db: Queryable): Promise<MonitorSettings> {
  const value = await selectMeta(db, KEY);
  return value === undefined ? STANDARD_SETTINGS : { ...STANDARD_SETTINGS, ...JSON.parse(value) };
}

/** The same, for what is scheduled by them: they stay as they are until the transaction ends. */
export async function holdMonitorSettings(trx: Trx): Promise<MonitorSettings> {
  await trx.selectFrom('meta').select('key').where('key', '=', KEY).forShare().execute();
  return selectMonitorSettings(trx);
}

/** The same, locked: two changes at the same time must both be kept. */
export async function claimMonitorSettings(trx: Trx): Promise<MonitorSettings> {
  return { ...STANDARD_SETTINGS, ...JSON.parse(await claimMeta(trx, KEY, '{}')) };
}

export async function updateMonitorSettingsRow(trx: Trx, settings: MonitorSettings): Promise<void> {
  await writeMeta(trx, KEY, JSON.stringify(settings));
}

/** The columns of `monitors` that are settings. */
export const SETTING_COLUMNS = [
  'active',
  'interval_seconds',
  'timeout_seconds',
  'method',
  'expected_status',
  'keyword',
  'keyword_rule',
  'follow_redirects',
  'confirmations',
] as const;

type SettingRow = Pick<Tables['monitors'], (typeof SETTING_COLUMNS)[number]>;

const FLAGS: ReadonlySet<string> = new Set(['active', 'follow_redirects']);

/** Settings as they are stored. A row that isn't there has none of its own. */
export function ownSettings(row: Partial<SettingRow>): OwnSettings {
  const read = SETTING_NAMES.map(name => {
    const value = row[name] ?? null;
    return [name, value !== null && FLAGS.has(name) ? value === 1 : value];
  });
  return Object.fromEntries(read);
}

/** Those of one site, locked, after those of all sites are held: who changes these reschedules the sites afterwards. */
export async function claimOwnSettings(trx: Trx, siteId: number): Promise<OwnSettings> {
  await holdMonitorSettings(trx);
  const stored = trx.selectFrom('monitors').select(SETTING_COLUMNS).where('site_id', '=', siteId);
  return ownSettings((await stored.forUpdate().executeTakeFirst()) ?? {});
}

/** Settings as columns. */
export function settingColumns(given: Partial<OwnSettings>): Partial<SettingRow> {
  const columns = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? Number(value) : value,
  ]);
  return Object.fromEntries(columns);
}
