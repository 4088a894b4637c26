import { type Static, Type } from 'typebox';
import { audited } from '../../kernel/audit/audited.ts';
import type { Ctx } from '../../kernel/context.ts';
import { lockOpenAlarms, updateAlarmRows } from '../alarms/index.ts';
import { type FoundCause, selectCauses, updateMarks, writeMarks } from './inbox.store.ts';
import { type InboxKind, itemId, readItemId } from './inbox-kind.ts';
import { inboxQuery } from './inbox-query.ts';

export const markedItems = Type.Object({
  changed: Type.Integer({ description: 'Items that were changed.' }),
  already_over: Type.Array(Type.String(), { description: 'Those of them that are over, by id.' }),
});

interface Mark {
  readonly action: string;
  readonly set: {
    readonly snoozed_until?: number | null;
    readonly acknowledged_at?: number;
    readonly acknowledged_by?: string;
  };
  readonly detail?: Record<string, unknown>;
}

/** Marks items: their alarms, where there are any, otherwise the causes themselves. Those that are over are told. */
export async function markItems(ctx: Ctx, ids: readonly string[], mark: Mark): Promise<Static<typeof markedItems>> {
  const named = ids.flatMap(id => readItemId(id) ?? []);
  const kinds = [...new Set(named.map(({ kind }) => kind))] satisfies InboxKind[];
  const keys = named.map(({ key }) => key);
  const found = await selectCauses(ctx.database.db, { ...(await inboxQuery(ctx, {}, kinds)), keys });
  const wanted = new Set(ids);
  const causes = found.filter(({ kind, key }) => wanted.has(itemId(kind, key)));
  const there = new Set(causes.map(({ kind, key }) => itemId(kind, key)));
  const { set, action, detail } = mark;
  return audited(ctx, async trx => {
    const alarms = await lockOpenAlarms(
      trx,
      causes.flatMap(({ alarm_id }) => alarm_id ?? []),
    );
    const open = new Set(alarms);
    await updateAlarmRows(trx, alarms, set);
    const isMarked = ({ alarm_id }: FoundCause) => alarm_id !== null && open.has(alarm_id);
    // A mark that was made at the moment at which the alarm opened.
    await updateMarks(
      trx,
      causes.filter(isMarked).map(({ cause }) => cause),
      set,
    );
    const others = causes.filter(one => !isMarked(one));
    await writeMarks(trx, [...new Set(others.map(({ cause }) => cause))], { ...set, marked_at: ctx.clock.now() });
    const audit = [...there].map(id => ({ action, subject: `inbox:${id}`, ...(detail ? { detail } : {}) }));
    return { result: { changed: there.size, already_over: [...wanted].filter(id => !there.has(id)) }, audit };
  });
}
