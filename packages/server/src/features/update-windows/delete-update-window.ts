import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { windowFieldsSchema, windowIdSchema } from './window.schemas.ts';
import { deleteUpdateWindowRow } from './window.store.ts';
import { claimWindow, requireWindow, windowView } from './window.ts';

export const deleteUpdateWindow = ability({
  name: 'delete-update-window-v1',
  summary:
    'Delete an update window. A run that it has already started continues. To pause a window, disable it with update-update-window-v1 instead.',
  category: 'updates',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({ window_id: windowIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    window: windowFieldsSchema,
  }),
  errors: ['update_window_not_found'],
}).run(async ({ window_id, confirm, dry_run }, ctx) => {
  const found = windowView(await requireWindow(ctx, window_id));
  if (dry_run === true) return { deleted: false, dry_run: true, window: found };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    const window = windowView(await claimWindow(trx, window_id));
    await deleteUpdateWindowRow(trx, window_id);
    const detail = { name: window.name };
    const audit = [{ action: 'update_window.deleted', subject: `update_window:${window_id}`, detail }];
    return { result: { deleted: true, window }, audit };
  });
});
