import { join } from 'node:path';
import { API_SETTINGS } from './settings/api.ts';
import { ASSISTANT_SETTINGS } from './settings/assistants.ts';
import { CHANNEL_SETTINGS } from './settings/channels.ts';
import { DATA_SETTINGS } from './settings/data.ts';
import { EXPIRY_SETTINGS } from './settings/expiry.ts';
import { RECORD_SETTINGS } from './settings/records.ts';
import { REPORT_SETTINGS } from './settings/reports.ts';
import { SERVER_SETTINGS } from './settings/server.ts';
import { expected, parse, type Setting } from './settings/setting-kinds.ts';
import { SITE_SETTINGS } from './settings/sites.ts';
import { VULNERABILITY_SETTINGS } from './settings/vulnerabilities.ts';

/** Every setting. Help, documents and checks are made from this table, in its order. */
export const SETTINGS = {
  ...SERVER_SETTINGS,
  ...DATA_SETTINGS,
  ...API_SETTINGS,
  ...ASSISTANT_SETTINGS,
  ...SITE_SETTINGS,
  ...VULNERABILITY_SETTINGS,
  ...EXPIRY_SETTINGS,
  ...RECORD_SETTINGS,
  ...CHANNEL_SETTINGS,
  ...REPORT_SETTINGS,
} as const;

export { POSTGRES, postgresAddress } from './settings/setting-kinds.ts';

type Value<S> = S extends Setting<infer T> ? T : never;
export type SettingKey = keyof typeof SETTINGS;
export type Settings = { readonly [K in SettingKey]: Value<(typeof SETTINGS)[K]> } & {
  /** Those that the environment sets: nothing else changes them. */
  readonly fromEnvironment?: readonly SettingKey[];
};

/**
 * Reads the settings from environment variables.
 * @throws Error naming every variable that is not usable, and what it should be.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const fromEnvironment: SettingKey[] = [];
  const read = Object.entries(SETTINGS as Record<string, Setting<unknown>>).map(([key, setting]) => {
    const given = env[setting.env];
    if (given === undefined || given.trim() === '') return [key, setting.initial];
    fromEnvironment.push(key as SettingKey);
    const value = parse(setting, given.trim());
    const shown = setting.secret ? '' : `, not "${given}"`;
    if (value === undefined) problems.push(`${setting.env} must be ${expected(setting, given)}${shown}.`);
    return [key, value];
  });
  for (const name of Object.keys(env)) {
    if (name.startsWith('SITEKEEPER_') && !known.has(name))
      problems.push(`${name} is not a setting; check its spelling.`);
  }
  if (env.SITEKEEPER_API_NAMESPACE?.trim() === 'mainwp' && read.some(([key, value]) => key === 'mainwpApi' && value)) {
    problems.push('SITEKEEPER_API_NAMESPACE must not be mainwp while SITEKEEPER_MAINWP_API is on.');
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const settings = Object.fromEntries(read) as Settings;
  const { dataFolder, masterKeyFile, backupFolder } = settings;
  return {
    ...settings,
    fromEnvironment,
    masterKeyFile: masterKeyFile === '' ? join(dataFolder, 'master.key') : masterKeyFile,
    backupFolder: backupFolder === '' ? join(dataFolder, 'backups') : backupFolder,
  };
}

const known = new Set(Object.values(SETTINGS as Record<string, Setting<unknown>>).map(setting => setting.env));
