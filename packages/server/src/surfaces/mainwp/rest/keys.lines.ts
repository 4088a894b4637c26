import type { Static } from 'typebox';
import * as keys from '../../../features/keys/index.ts';
import { spacedInstant } from '../views/php.ts';
import type { Asked } from './asked.ts';
import { type DialectLine, line, PUT, requireGiven } from './line.ts';
import { listLine } from './lists.ts';
import { type Aliases, flagFrom, integerFrom, textFrom } from './takers.ts';

type Key = Static<typeof keys.keySchema>;

const KEY: Aliases = { key_id: integerFrom('key_identifier') };

const PERMISSIONS: Aliases = { permissions: { from: 'permissions', take: permissionsIn } };

/** API keys. Their tokens are ours: programs send them as they sent those of MainWP. */
export const KEY_LINES: readonly DialectLine[] = [
  listLine({
    methods: ['GET'],
    path: '/rest-api/keys',
    ability: keys.listApiKeys,
    perPage: 20,
    head: (total, perPage) => ({ success: 1, total, pages: Math.ceil(total / perPage) }),
    items: (rows: readonly Key[]) => rows.map(keyView),
  }),
  line({
    methods: ['POST'],
    path: '/rest-api/add-key',
    ability: keys.addApiKey,
    aliases: { name: textFrom('description'), active: flagFrom('active'), ...PERMISSIONS },
    complete: (input, asked) => {
      requireGiven(asked, ['active', 'permissions']);
      return { name: 'API key', ...input };
    },
    view: ({ token }: { token: string }) => ({ success: 1, message: 'The API key was added.', token }),
  }),
  line({
    methods: PUT,
    path: '/rest-api/edit-key/{key_identifier}',
    ability: keys.updateApiKey,
    aliases: { ...KEY, name: textFrom('description'), active: flagFrom('active'), ...PERMISSIONS },
    view: () => ({ success: 1, message: 'The API key was changed.' }),
  }),
  line({
    methods: ['DELETE'],
    path: '/rest-api/delete-key/{key_identifier}',
    ability: keys.deleteApiKey,
    aliases: KEY,
    fixed: { confirm: true },
    view: () => ({ success: 1, message: 'The API key was deleted.' }),
  }),
];

function keyView({ id, name, permissions, truncated_key, active, last_access }: Key) {
  return {
    id: String(id),
    user_id: '0',
    version: 'v2',
    description: name,
    permissions: permissions.map(permission => (permission === 'read' ? 'Read' : 'Write & Delete')),
    truncated_key,
    active,
    last_access: spacedInstant(last_access),
  };
}

/** `read,write`; what lists call them is understood too. */
function permissionsIn(asked: Asked): readonly string[] | undefined {
  return asked.words('permissions')?.map(word => word.toLowerCase().split(/[\s&_]/)[0] as string);
}
