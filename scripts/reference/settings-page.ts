import { isLive, SETTINGS, type SettingKey } from '@sitekeeper/server';
import { cell, GENERATED, markdownTable } from './markdown.ts';

/** `docs/reference/settings.md`: every setting, in the order of the table they come from. */
export function settingsPage(): string {
  const rows = (Object.keys(SETTINGS) as SettingKey[]).map(key => {
    const setting = SETTINGS[key];
    const { name, env, initial, description } = setting;
    const standard = initial === '' ? '' : `\`${initial}\``;
    return [`\`${name}\``, `\`${env}\``, typeOf(setting), standard, isLive(key) ? 'yes' : '', cell(description)];
  });
  return [
    '# Settings',
    '',
    GENERATED,
    '',
    'Settings are environment variables. An empty variable counts as not set. A misspelt one prevents the start',
    'with a message that names it. `npm run sitekeeper -- settings` shows what is set, but never the values of secrets.',
    '',
    'Those that are marked **While it runs** can also be changed on the page Settings, with `sitekeeper settings set`',
    'and with `update-settings-v1`: all processes take them up within seconds. A variable wins over what is set there.',
    '',
    ...markdownTable(['Setting', 'Variable', 'Type', 'Default', 'While it runs', 'Description'], rows),
    '',
  ].join('\n');
}

function typeOf(setting: (typeof SETTINGS)[keyof typeof SETTINGS]): string {
  if ('secret' in setting && setting.secret) return 'secret text';
  if (typeof setting.initial === 'boolean') return 'true or false';
  if (typeof setting.initial === 'string') return 'text';
  return 'least' in setting && setting.least ? `whole number, at least ${setting.least}` : 'whole number';
}
