import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { SETTINGS, type SettingKey } from '../../settings.ts';
import { settingSchema, settingView } from './setting.schemas.ts';

export const listSettings = ability({
  name: 'list-settings-v1',
  summary: 'List the settings of this server with their values and where those come from. Secret values are left out.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  instructions:
    'Change those that are editable with update-settings-v1. The others are environment variables: changing one requires a restart of the server.',
  input: Type.Object({}),
  output: Type.Object({ settings: Type.Array(settingSchema, { description: 'All settings.' }) }),
}).run(async (_input, { settings }) => ({
  settings: (Object.keys(SETTINGS) as SettingKey[]).map(key => settingView(settings, key)),
}));
