import { Type } from 'typebox';
import { isLive, type SettingSource, sourceOf } from '../../live-settings.ts';
import { SETTINGS, type SettingKey, type Settings } from '../../settings.ts';
import { settingKeyOf, settingOf } from './stored/stored-value.ts';

type PlainValue = string | number | boolean;
const plainValue = (description: string) =>
  Type.Unsafe<PlainValue | null>({ type: ['string', 'number', 'boolean', 'null'], description });

export const settingSchema = Type.Object({
  name: Type.String({ description: 'Name of the setting, such as sync.concurrency.' }),
  env: Type.String({ description: 'Environment variable that sets it.' }),
  type: Type.Unsafe<'text' | 'integer' | 'flag'>({
    type: 'string',
    enum: ['text', 'integer', 'flag'],
    description: 'text, integer or flag (true or false).',
  }),
  secret: Type.Boolean({ description: 'Whether the value is secret.' }),
  is_default: Type.Boolean({ description: 'Whether the setting has its default value.' }),
  value: plainValue('Current value, or null for a secret. Of the address of the mail server, all but its password.'),
  default: plainValue('The value if nobody sets it.'),
  source: Type.Unsafe<SettingSource>({
    type: 'string',
    enum: ['default', 'file', 'environment', 'page'],
    description:
      'Where the value comes from: default, a file that another setting names, the environment of the server, or page: it was set here.',
  }),
  editable: Type.Boolean({
    description: 'Whether update-settings-v1 can change it. False: it is changed in the environment, with a restart.',
  }),
  locked: Type.Boolean({
    description: 'Whether it could be changed here, but the environment or a file sets it, which wins.',
  }),
  least: Type.Optional(Type.Integer({ description: 'Smallest number.' })),
  most: Type.Optional(Type.Integer({ description: 'Largest number.' })),
  description: Type.String({ description: 'What the setting does.' }),
});

const TYPES = { string: 'text', number: 'integer', boolean: 'flag' } as const;

export function settingView(settings: Settings, key: SettingKey) {
  const { name, env, initial, description, secret = false, least, most } = settingOf(key);
  const source = sourceOf(settings, key);
  const fixed = source === 'environment' || source === 'file';
  const limits = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  return {
    name,
    env,
    description,
    secret,
    is_default: settings[key] === initial,
    type: TYPES[typeof initial as keyof typeof TYPES],
    value: shownValue(settings, key),
    default: secret ? null : (initial as PlainValue),
    source,
    editable: isLive(key) && !fixed,
    locked: isLive(key) && fixed,
    ...limits,
  };
}

/** What people may see of a value. */
export function shownValue(settings: Settings, key: SettingKey): PlainValue | null {
  if (key === 'smtpUrl') return withoutPassword(settings.smtpUrl);
  return 'secret' in SETTINGS[key] ? null : settings[key];
}

/** The same of a value that somebody gives. @returns undefined for secrets, and if there is no such setting. */
export function shownSetting(name: string, value: PlainValue): PlainValue | undefined {
  const key = settingKeyOf(name);
  if (key === 'smtpUrl') return withoutPassword(String(value));
  return key === undefined || settingOf(key).secret ? undefined : value;
}

export function withoutPassword(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '';
  url.password = '';
  if (url.pathname !== '/') return url.href;
  return `${url.href.slice(0, url.href.length - `/${url.search}${url.hash}`.length)}${url.search}${url.hash}`;
}
