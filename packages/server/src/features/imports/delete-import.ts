import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import { isLeftToCarry } from './carry/carried-sites.store.ts';
import { importIdSchema, importSchema } from './import.schemas.ts';
import { found, importView, requireImport } from './import.views.ts';
import { isBeingTakenOver, settleImportStates } from './store/import-states.store.ts';
import {
  countsOf,
  deleteImportRow,
  lockImport,
  requireNoImportJob,
  selectImportSiteCounts,
  selectSharedCount,
} from './store/imports.store.ts';

export const deleteImport = ability({
  name: 'delete-import-v1',
  summary:
    'Delete an import: what was read from the old dashboard is forgotten, its keys included, so it can no longer be undone. Sites that came over stay.',
  category: 'admin',
  effect: 'destroy',
  adminOnly: true,
  proof: 'fresh',
  method: 'POST',
  input: Type.Object({
    import_id: importIdSchema,
    discard: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Also while some of it is still being carried over, such as tags, clients and costs, or while it is not known whether a site was taken over. What is not here yet is lost.',
      }),
    ),
  }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    import: importSchema,
  }),
  errors: ['import_not_found', 'invalid_state'],
}).run(async ({ import_id, discard = false, confirm, dry_run }, ctx) => {
  const { db } = ctx.database;
  const row = await requireImport(db, import_id);
  const view = importView(row, countsOf(await selectImportSiteCounts(db), import_id));
  if (dry_run === true) return { deleted: false, dry_run: true, import: view };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    await requireNoImportJob(trx, found(await lockImport(trx, import_id), import_id));
    const shared = await selectSharedCount(trx, import_id);
    if (shared > 0) {
      const message = `${shared === 1 ? '1 site still shares its key' : `${shared} sites still share their keys`} with the old dashboard. Cut the import over, or undo it with the sites removed, before you delete it.`;
      throw invalidState('import_shares_keys', message, { count: shared });
    }
    // First: a site that is stored meanwhile is then found by its state.
    if (!discard && (await isBeingTakenOver(trx, import_id))) throw invalidState('import_being_taken_over', OPEN);
    await settleImportStates(trx, ctx, import_id);
    if (!discard && (await isLeftToCarry(trx, import_id))) throw invalidState('import_being_carried', LEFT);
    await deleteImportRow(trx, import_id);
    const audit = [{ action: 'import.deleted', subject: `import:${import_id}`, detail: { url: row.url } }];
    return { result: { deleted: true, import: view }, audit };
  });
});

const OPEN =
  'It is not known yet whether some sites were taken over: they are being asked, and get their tags, clients and notes from this import if they were. Wait until that is settled, or cut the import over again. To delete it without the rest, give `discard` (--discard on the command line).';
const LEFT =
  'Some of this import is still being carried over, such as tags, clients and costs. Wait until that is done, or adopt the import again. To delete it without the rest, give `discard` (--discard on the command line).';
