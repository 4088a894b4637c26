import type { Updateable } from 'kysely';
import { Type } from 'typebox';
import { audited } from '../../kernel/audit/audited.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Tables } from '../../ports/database/schema.ts';
import { lockOpenAlarms, selectExistingAlarms, updateAlarmRows } from './alarm.store.ts';

export const changedAlarms = Type.Object({
  changed: Type.Integer({ description: 'Alarms that were changed.' }),
  already_closed: Type.Array(Type.Integer(), { description: 'Those of them that were over already, by id.' }),
});

/** Changes open alarms; those that are over stay as they are. @throws AppError alarm_not_found for an unknown id. */
export async function changeAlarms(
  ctx: Ctx,
  ids: readonly number[],
  { action, set, detail }: { action: string; set: Updateable<Tables['alarms']>; detail?: Record<string, unknown> },
) {
  const existing = new Set(await selectExistingAlarms(ctx.database.db, ids));
  const unknown = ids.find(id => !existing.has(id));
  if (unknown !== undefined) {
    throw new AppError('alarm_not_found', `No alarm has id ${unknown}. List the alarms to see their ids.`);
  }
  return audited(ctx, async trx => {
    const open = await lockOpenAlarms(trx, ids);
    await updateAlarmRows(trx, open, set);
    const audit = open.map(id => ({ action, subject: `alarm:${id}`, ...(detail ? { detail } : {}) }));
    return { result: { changed: open.length, already_closed: ids.filter(id => !open.includes(id)) }, audit };
  });
}
