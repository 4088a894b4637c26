import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { queueCarrying } from './carry/carry-queue.ts';
import { importIdSchema, importJobFields, oldIdsSchema } from './import.schemas.ts';
import { requireImport } from './import.views.ts';
import { chooseImportSites, queueImportJob } from './queue-import-job.ts';
import { linkExistingSites } from './store/import-states.store.ts';

export const cutOverImport = ability({
  name: 'cut-over-import-v1',
  summary:
    'Cut an import over: each adopted site gets a key that only this server has, and the old dashboard can no longer reach it. To try it on a few sites first, name them.',
  category: 'admin',
  effect: 'destroy',
  adminOnly: true,
  proof: 'fresh',
  method: 'POST',
  instructions:
    'Run with dry_run: true first and show the result; run with confirm: true only after the user has agreed. The answer is a job: poll its status_url.',
  input: Type.Object({ import_id: importIdSchema, old_ids: oldIdsSchema }),
  output: Type.Object({
    ...importJobFields,
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    would_cut_over: Type.Optional(
      Type.Object(
        {
          keys: Type.Integer({ description: 'Adopted sites that would get another key.' }),
          reconnect_secrets: Type.Integer({
            description: 'Sites without a key that would be registered with their reconnect secrets.',
          }),
        },
        { description: 'What would be done; only after a dry run.' },
      ),
    ),
  }),
  errors: ['import_not_found', 'invalid_state'],
}).run(async ({ import_id, old_ids: oldIds, confirm, dry_run }, ctx) => {
  const choices = [
    { states: ['adopted'], oldIds },
    { states: ['planned', 'failed'], ways: ['reconnect-secret'], oldIds },
  ] as const;
  await requireImport(ctx.database.db, import_id);
  if (dry_run === true) {
    const sites = await chooseImportSites(ctx.database.db, import_id, choices);
    const keys = sites.filter(({ state }) => state === 'adopted').length;
    const would_cut_over = { keys, reconnect_secrets: sites.length - keys };
    return { import_id, queued: false, sites_queued: 0, dry_run: true, would_cut_over };
  }
  requireConfirm(confirm);
  return queueImportJob(ctx, {
    importId: import_id,
    type: 'cutover',
    action: 'import.cut_over_queued',
    choices,
    // Sites that were taken over after an earlier step: the other rows of these, and what belongs to them.
    before: async trx => {
      await linkExistingSites(trx, ctx, import_id);
      await queueCarrying(trx, ctx, import_id);
    },
  });
});
