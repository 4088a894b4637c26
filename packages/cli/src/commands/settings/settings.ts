import { SETTINGS, type SettingKey, type Settings } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../../command.ts';
import { nounCommand } from '../../nouns/noun-command.ts';
import { settingsOf } from '../../session/store-session.ts';
import { textTable } from '../../text-table.ts';
import { addSettingsReset, addSettingsSet } from './settings-set.ts';

const LIST = {
  verb: 'list',
  ability: 'list-settings-v1',
  about: 'list the settings of the running server, and where each value comes from',
  view: { columns: ['name', 'value', 'source', 'editable'] },
};

/**
 * Shows every setting, its environment variable and the value that this environment gives it. Values of secrets are
 * never shown. `settings list` shows what holds in the running server.
 */
export const addSettings: AddCommand = (parent, run) => {
  const command = parent
    .command('settings')
    .description('show all settings with environment variable, type, value, default and description; change them');
  nounCommand(LIST)(command, run);
  addSettingsSet(command, run);
  addSettingsReset(command, run);
  command.action(
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
  return (Object.keys(SETTINGS) as SettingKey[]).map(key => {
    const { name, env, initial, description, ...facts } = SETTINGS[key];
    const secret = 'secret' in facts && facts.secret === true;
    const value = secret ? (settings[key] === '' ? '' : '(set)') : settings[key];
    const type = typeof initial === 'number' ? 'whole number' : typeof initial === 'boolean' ? 'true or false' : 'text';
    return { name, env, type: secret ? 'secret text' : type, value, default: initial, description };
  });
}
