import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { SETTINGS, type Settings } from '../../settings.ts';

const setting = Type.Object({
  name: Type.String({ description: 'Name of the setting, e.g. sync.concurrency.' }),
  env: Type.String({ description: 'Environment variable that sets it.' }),
  type: Type.Unsafe<'text' | 'integer' | 'flag'>({
    type: 'string',
    enum: ['text', 'integer', 'flag'],
    description: 'text, integer or flag (true or false).',
  }),
  secret: Type.Boolean({ description: 'Whether its value is kept to itself.' }),
  is_default: Type.Boolean({ description: 'Whether it is as it is without being set.' }),
  value: Type.Unsafe<string | number | boolean | null>({
    type: ['string', 'number', 'boolean', 'null'],
    description: 'Its value now; null for a secret.',
  }),
  description: Type.String({ description: 'What it does.' }),
});

const TYPES = { string: 'text', number: 'integer', boolean: 'flag' } as const;

export const listSettings = ability({
  name: 'list-settings-v1',
  summary: 'List the settings of this server with their values; secrets are left out.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  instructions: 'Settings are environment variables: changing one needs a restart of the server.',
  input: Type.Object({}),
  output: Type.Object({ settings: Type.Array(setting, { description: 'All settings there are.' }) }),
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
