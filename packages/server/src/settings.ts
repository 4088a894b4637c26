import { join } from 'node:path';
import { API_SETTINGS } from './settings/api.ts';
import { ASSISTANT_SETTINGS } from './settings/assistants.ts';
import { DATA_SETTINGS } from './settings/data.ts';
import { RECORD_SETTINGS } from './settings/records.ts';
import { SERVER_SETTINGS } from './settings/server.ts';
import { expected, parse, type Setting } from './settings/setting-kinds.ts';
import { SITE_SETTINGS } from './settings/sites.ts';

/** Every setting. Help, documents and checks are made from this table, in its order. */
export const SETTINGS = {
  ...SERVER_SETTINGS,
  ...DATA_SETTINGS,
  ...API_SETTINGS,
  ...ASSISTANT_SETTINGS,
  ...SITE_SETTINGS,
  ...RECORD_SETTINGS,
} as const;

type Value<S> = S extends Setting<infer T> ? T : never;
export type Settings = { readonly [K in keyof typeof SETTINGS]: Value<(typeof SETTINGS)[K]> };

/**
 * Reads the settings from environment variables.
 * @throws Error naming every variable that is not usable, and what it should be.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = Object.entries(SETTINGS as Record<string, Setting<unknown>>).map(([key, setting]) => {
    const given = env[setting.env];
    if (given === undefined || given.trim() === '') return [key, setting.initial];
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
    masterKeyFile: masterKeyFile === '' ? join(dataFolder, 'master.key') : masterKeyFile,
    backupFolder: backupFolder === '' ? join(dataFolder, 'backups') : backupFolder,
  };
}

const known = new Set(Object.values(SETTINGS as Record<string, Setting<unknown>>).map(setting => setting.env));
