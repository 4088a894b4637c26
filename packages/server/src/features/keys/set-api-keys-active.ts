import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { findKeys } from './find-keys.ts';
import { keyErrorsSchema, keyIdsSchema, keySchema } from './key.schemas.ts';
import { setKeysEnabled } from './key.store.ts';
import { gainedBy } from './key.ts';
import { keyView } from './key.views.ts';
import { requireOwnRights } from './key-rights.ts';

export const setApiKeysActive = ability({
  name: 'set-api-keys-active-v1',
  summary: 'Enable or disable several API keys. While no key is enabled, the REST API is off.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  adminOnly: true,
  proof: 'fresh',
  input: Type.Object({
    key_ids: keyIdsSchema,
    active: Type.Boolean({ description: 'True to enable the keys, false to disable them.' }),
  }),
  output: Type.Object({
    keys: Type.Array(keySchema, { description: 'The keys after the change.' }),
    errors: keyErrorsSchema,
    total: Type.Integer({ description: 'Number of keys in the requested state.' }),
    total_errors: Type.Integer({ description: 'Number of ids that belong to no key.' }),
  }),
  errors: ['rest_insufficient_scope'],
}).run(({ key_ids, active }, ctx) =>
  audited(ctx, async trx => {
    const { keys, errors } = await findKeys(trx, ctx, key_ids);
    const enabled = Number(active);
    for (const key of keys) requireOwnRights(ctx.actor, gainedBy(key, { ...key, enabled }));
    const changed = keys.filter(key => key.enabled !== enabled).map(key => key.id);
    await setKeysEnabled(trx, ctx.database.engine, changed, active);
    const action = active ? 'key.enabled' : 'key.disabled';
    const audit = changed.map(id => ({ action, subject: `key:${id}` }));
    const shown = keys.map(key => keyView({ ...key, enabled }));
    return { result: { keys: shown, errors, total: keys.length, total_errors: errors.length }, audit };
  }),
);
