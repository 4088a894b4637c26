import type { Services } from '../../../kernel/context.ts';
import { isLive } from '../../../live-settings.ts';
import { openReadable, type SealedColumn, type Secrets } from '../../../ports/secrets/port.ts';
import { parse, type Setting } from '../../../settings/setting-kinds.ts';
import { SETTINGS, type SettingKey, type Settings } from '../../../settings.ts';
import type { StoredSettingRow } from './stored-setting.store.ts';

export type SettingValue = Settings[SettingKey];

const placeOfSetting = (name: string) => `settings/${name}`;

export const SEALED_SETTINGS: SealedColumn = {
  table: 'stored_settings',
  column: 'sealed',
  key: ['name'],
  place: ({ name }) => placeOfSetting(String(name)),
};

/** The key of a setting by the name that documents use; undefined: there is none. */
export function settingKeyOf(name: string): SettingKey | undefined {
  return (Object.keys(SETTINGS) as SettingKey[]).find(key => SETTINGS[key].name === name);
}

/** How a setting is described, whichever kind it is of. */
export const settingOf = (key: SettingKey) => SETTINGS[key] as Setting<unknown>;

/** What is stored of a value. */
export function storedForm(
  { secrets }: Pick<Services, 'secrets'>,
  key: SettingKey,
  value: SettingValue,
): Pick<StoredSettingRow, 'value_json' | 'sealed'> {
  const { secret, name } = settingOf(key);
  if (secret) return { value_json: null, sealed: secrets.seal(placeOfSetting(name), String(value)) };
  return { value_json: JSON.stringify(value), sealed: null };
}

/**
 * The value of a row. Undefined where it can't be used: another release may have other settings and limits, and a
 * secret may be damaged.
 */
export function storedValue(
  secrets: Pick<Secrets, 'open'>,
  { name, value_json, sealed }: StoredSettingRow,
): readonly [SettingKey, SettingValue] | undefined {
  const key = settingKeyOf(name);
  if (key === undefined || !isLive(key)) return undefined;
  const text =
    sealed === null
      ? String(JSON.parse(value_json ?? '""'))
      : openReadable(secrets, placeOfSetting(name), sealed)?.toString('utf8');
  if (text === undefined) return undefined;
  const value = text === '' ? emptyValue(key) : parse(settingOf(key), text);
  return value === undefined ? undefined : [key, value as SettingValue];
}

/** Only texts can be empty. */
export function emptyValue(key: SettingKey): '' | undefined {
  return typeof settingOf(key).initial === 'string' ? '' : undefined;
}
