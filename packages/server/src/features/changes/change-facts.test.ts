import { expect, it } from 'vitest';
import { changeFacts } from './change-facts.ts';

const stored = (log_type_id: number | null, action: string, detail: object) => ({
  log_type_id,
  context: 'plugin',
  action,
  object_name: 'Shop',
  detail_json: JSON.stringify(detail),
});

it.each([
  [
    'both versions of an update',
    stored(1970, 'updated', { slug: 'shop', old_version: '1.0', new_version: '1.1', automatic: true }),
    { code: '1970', data: { name: 'Shop', old_version: '1.0', new_version: '1.1', automatic: true } },
  ],
  [
    'no earlier version if it is the same',
    stored(null, 'update', { old_version: '1.1', new_version: '1.1' }),
    { code: 'plugin.updated', data: { name: 'Shop', new_version: '1.1' } },
  ],
  [
    'no version of an activation, as in its sentence',
    stored(1461, 'activated', { new_version: '1.0' }),
    { code: '1461', data: { name: 'Shop' } },
  ],
  ['what was switched on', stored(1460, 'enabled', {}), { code: '1460', data: { name: 'Shop', switched: 'on' } }],
  [
    'field and values',
    stored(1685, 'modified', { field: 'phone', from: '1', to: '2' }),
    { code: '1685', data: { name: 'Shop', field: 'phone', from: '1', to: '2' } },
  ],
  [
    'the words of the site for a type of its own',
    stored(9001, 'refunded', {}),
    { code: 'plugin.refunded', data: { name: 'Shop' } },
  ],
])('a change has as data %s', (_what, change, facts) => expect(changeFacts(change)).toEqual(facts));
