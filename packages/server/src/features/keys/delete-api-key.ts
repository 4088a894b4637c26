import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { findKey } from './find-keys.ts';
import { keyIdSchema, keySchema } from './key.schemas.ts';
import { deleteKeyRows } from './key.store.ts';
import { keyView } from './key.views.ts';

export const deleteApiKey = ability({
  name: 'delete-api-key-v1',
  summary:
    'Delete an API key permanently. Programs that use it are refused from then on. To pause a key, use set-api-keys-active-v1.',
  category: 'admin',
  effect: 'destroy',
  method: 'POST',
  adminOnly: true,
  input: Type.Object({ key_id: keyIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    key: keySchema,
  }),
  errors: ['key_not_found'],
}).run(({ key_id, confirm, dry_run }, ctx) =>
  audited(ctx, async trx => {
    const dry = dry_run === true;
    const row = await findKey(trx, ctx, key_id);
    if (!dry) {
      requireConfirm(confirm);
      await deleteKeyRows(trx, ctx.database.engine, [key_id]);
    }
    const audit = [{ action: 'key.deleted', subject: `key:${key_id}`, detail: { name: row.name } }];
    const result = { deleted: !dry, ...(dry ? { dry_run } : {}), key: keyView(row) };
    return { result, audit: dry ? [] : audit };
  }),
);
