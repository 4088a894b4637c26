import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { importIdSchema, importJobFields, oldIdsSchema } from './import.schemas.ts';
import { requireImport } from './import.views.ts';
import { chooseImportSites, queueImportJob } from './queue-import-job.ts';

export const undoImport = ability({
  name: 'undo-import-v1',
  summary:
    'Undo an import: sites that were cut over get the key of the old dashboard back, so that it works again; the sites stay here beside it, or are removed from this server without being told.',
  category: 'admin',
  effect: 'destroy',
  adminOnly: true,
  proof: 'fresh',
  method: 'POST',
  instructions:
    'Run with dry_run: true first and show the result; run with confirm: true only after the user has agreed. The answer is a job: poll its status_url.',
  input: Type.Object({
    import_id: importIdSchema,
    old_ids: oldIdsSchema,
    remove_sites: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Also remove the sites from this server, with all data stored about them. Linked sites stay.',
      }),
    ),
  }),
  output: Type.Object({
    ...importJobFields,
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    would_undo: Type.Optional(
      Type.Object(
        {
          keys: Type.Integer({
            description:
              'Sites that would get their former key back, as soon as it is known that they accepted the new one.',
          }),
          removed: Type.Integer({ description: 'Sites that would be removed from this server.' }),
        },
        { description: 'What would be done; only after a dry run.' },
      ),
    ),
  }),
  errors: ['import_not_found', 'invalid_state'],
}).run(async ({ import_id, old_ids: oldIds, remove_sites = false, confirm, dry_run }, ctx) => {
  const rest = remove_sites ? {} : ({ keyUnknown: true } as const);
  const choices = [
    { states: ['cut_over'], oldIds },
    { states: ['adopted'], oldIds, ...rest },
  ] as const;
  await requireImport(ctx.database.db, import_id);
  if (dry_run === true) {
    const sites = await chooseImportSites(ctx.database.db, import_id, choices);
    // A site that may have accepted the new key may get the former one back.
    const keys = remove_sites ? sites.filter(({ state }) => state === 'cut_over').length : sites.length;
    const would_undo = { keys, removed: remove_sites ? sites.length : 0 };
    return { import_id, queued: false, sites_queued: 0, dry_run: true, would_undo };
  }
  requireConfirm(confirm);
  const type = remove_sites ? 'undoimport' : 'undocutover';
  return queueImportJob(ctx, { importId: import_id, type, action: 'import.undo_queued', choices });
});
