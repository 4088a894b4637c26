import { SETTINGS, type Settings } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../command.ts';
import { settingsOf } from '../session/store-session.ts';
import { textTable } from '../text-table.ts';

/** Shows every setting, its environment variable and current value. Values of secrets are never shown. */
export const addSettings: AddCommand = (parent, run) => {
  parent
    .command('settings')
    .description('show all settings with environment variable, type, value, default and description')
    .action(
      commandAction(run, async terminal => {
        const rows = settingRows(settingsOf(terminal.io));
        const cells = rows.map(row => [row.name, row.env, row.type, `${row.value}`, `${row.default}`, row.description]);
        terminal.result(rows, width =>
          textTable(['name', 'environment', 'type', 'value', 'default', 'description'], cells, width),
        );
        return 0;
      }),
    );
};

function settingRows(settings: Settings) {
  return (Object.keys(SETTINGS) as (keyof Settings)[]).map(key => {
    const { name, env, initial, description, ...facts } = SETTINGS[key];
    const secret = 'secret' in facts && facts.secret === true;
    const value = secret ? (settings[key] === '' ? '' : '(set)') : settings[key];
    const type = typeof initial === 'number' ? 'whole number' : typeof initial === 'boolean' ? 'true or false' : 'text';
    return { name, env, type: secret ? 'secret text' : type, value, default: initial, description };
  });
}
