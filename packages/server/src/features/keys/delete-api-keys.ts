import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { findKeys } from './find-keys.ts';
import { keyErrorsSchema, keyIdsSchema, keySchema } from './key.schemas.ts';
import { deleteKeyRows } from './key.store.ts';
import { keyView } from './key.views.ts';

export const deleteApiKeys = ability({
  name: 'delete-api-keys-v1',
  summary:
    'Delete several API keys permanently. Programs that use them are refused from then on. To pause keys, use set-api-keys-active-v1.',
  category: 'admin',
  effect: 'destroy',
  method: 'POST',
  adminOnly: true,
  input: Type.Object({ key_ids: keyIdsSchema }),
  output: Type.Object({
    deleted: Type.Array(keySchema, { description: 'The deleted keys. Empty after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    would_delete: Type.Optional(
      Type.Array(keySchema, { description: 'The keys that would be deleted. Only after a dry run.' }),
    ),
    errors: keyErrorsSchema,
    total_deleted: Type.Integer({ description: 'Number of keys deleted.' }),
    total_errors: Type.Integer({ description: 'Number of ids that belong to no key.' }),
  }),
}).run(({ key_ids, confirm, dry_run }, ctx) =>
  audited(ctx, async trx => {
    const dry = dry_run === true;
    const { keys, errors } = await findKeys(trx, ctx, key_ids);
    if (!dry) {
      requireConfirm(confirm);
      const ids = keys.map(key => key.id);
      await deleteKeyRows(trx, ctx.database.engine, ids);
    }
    const gone = dry ? [] : keys;
    const audit = gone.map(({ id, name }) => ({ action: 'key.deleted', subject: `key:${id}`, detail: { name } }));
    const result = {
      deleted: gone.map(keyView),
      ...(dry ? { dry_run, would_delete: keys.map(keyView) } : {}),
      errors,
      total_deleted: gone.length,
      total_errors: errors.length,
    };
    return { result, audit };
  }),
);
