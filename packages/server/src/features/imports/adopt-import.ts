import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { queueCarrying } from './carry/carry-queue.ts';
import { importIdSchema, importJobFields, oldIdsSchema } from './import.schemas.ts';
import { queueImportJob } from './queue-import-job.ts';
import { linkExistingSites } from './store/import-states.store.ts';

export const adoptImport = ability({
  name: 'adopt-import-v1',
  summary:
    'Adopt the sites of an import: ask each with the key of the old dashboard, and store those that answer. Nothing changes on the sites, and the old dashboard goes on working.',
  category: 'admin',
  effect: 'write',
  adminOnly: true,
  proof: 'fresh',
  method: 'POST',
  instructions:
    'The answer is a job: poll its status_url. Sites that failed are named in it; run this again to try them again.',
  input: Type.Object({
    import_id: importIdSchema,
    old_ids: oldIdsSchema,
    take_over: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Also register on sites without a key, with their reconnect secrets. This locks the old dashboard out of them, which otherwise happens only when the import is cut over.',
      }),
    ),
  }),
  output: Type.Object({
    ...importJobFields,
    linked: Type.Integer({ description: 'Sites that were here already; they keep their connections.' }),
  }),
  errors: ['import_not_found', 'invalid_state'],
}).run(async ({ import_id, old_ids: oldIds, take_over = false }, ctx) => {
  let linked = 0;
  const states = ['planned', 'failed', 'undone'] as const;
  const withKey = { states, ways: ['key'] as const, oldIds };
  const withSecret = { states, ways: ['reconnect-secret'] as const, oldIds };
  const queued = await queueImportJob(ctx, {
    importId: import_id,
    type: 'adopt',
    action: 'import.adoption_queued',
    choices: take_over ? [withKey, withSecret] : [withKey],
    before: async trx => {
      linked = await linkExistingSites(trx, ctx, import_id);
      await queueCarrying(trx, ctx, import_id);
    },
  });
  return { ...queued, linked };
});
