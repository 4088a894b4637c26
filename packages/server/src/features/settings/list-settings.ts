import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { SETTINGS, type Settings } from '../../settings.ts';

const setting = Type.Object({
  name: Type.String({ description: 'Name of the setting, such as sync.concurrency.' }),
  env: Type.String({ description: 'Environment variable that sets it.' }),
  type: Type.Unsafe<'text' | 'integer' | 'flag'>({
    type: 'string',
    enum: ['text', 'integer', 'flag'],
    description: 'text, integer or flag (true or false).',
  }),
  secret: Type.Boolean({ description: 'Whether the value is secret.' }),
  is_default: Type.Boolean({ description: 'Whether the setting has its default value.' }),
  value: Type.Unsafe<string | number | boolean | null>({
    type: ['string', 'number', 'boolean', 'null'],
    description: 'Current value, or null for a secret.',
  }),
  description: Type.String({ description: 'What the setting does.' }),
});

const TYPES = { string: 'text', number: 'integer', boolean: 'flag' } as const;

export const listSettings = ability({
  name: 'list-settings-v1',
  summary: 'List the settings of this server with their values. Secret values are left out.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  instructions: 'Settings are environment variables. Changing one requires a restart of the server.',
  input: Type.Object({}),
  output: Type.Object({ settings: Type.Array(setting, { description: 'All settings.' }) }),
}).run(async (_input, { settings }) => ({
  settings: (Object.keys(SETTINGS) as (keyof Settings)[]).map(key => {
    const { name, env, initial, description, ...more } = SETTINGS[key];
    const secret = 'secret' in more;
    return {
      name,
      env,
      description,
      secret,
      is_default: settings[key] === initial,
      type: TYPES[typeof initial as keyof typeof TYPES],
      value: secret ? null : settings[key],
    };
  }),
}));
