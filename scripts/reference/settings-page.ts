import { SETTINGS } from '@sitekeeper/server';
import { cell, GENERATED, markdownTable } from './markdown.ts';

/** `docs/reference/settings.md`: every setting, in the order of the table they come from. */
export function settingsPage(): string {
  const rows = Object.values(SETTINGS).map(setting => {
    const { name, env, initial, description } = setting;
    return [`\`${name}\``, `\`${env}\``, typeOf(setting), initial === '' ? '' : `\`${initial}\``, cell(description)];
  });
  return [
    '# Settings',
    '',
    GENERATED,
    '',
    'Settings are environment variables. An empty variable counts as not set. A misspelt one prevents the start',
    'with a message that names it. `npm run sitekeeper -- settings` shows what is set, but never the values of secrets.',
    '',
    ...markdownTable(['Setting', 'Variable', 'Type', 'Default', 'Description'], rows),
    '',
  ].join('\n');
}

function typeOf(setting: (typeof SETTINGS)[keyof typeof SETTINGS]): string {
  if ('secret' in setting && setting.secret) return 'secret text';
  if (typeof setting.initial === 'boolean') return 'true or false';
  if (typeof setting.initial === 'string') return 'text';
  return 'least' in setting && setting.least ? `whole number, at least ${setting.least}` : 'whole number';
}
