import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { requireNotStopping } from '../../../kernel/work/job.ts';
import type { Trx } from '../../../ports/database/port.ts';
import type { RecordKind, RecordPayloads } from '../import.ts';
import type { Remarks } from '../remarks/remarks.ts';
import { selectImportRecords, updateRecordRows } from '../store/import-records.store.ts';
import { claimOpenRecords, OPEN_STATES } from './carry.store.ts';

/** What became of one record. Without a new id, the remarks say why it was left out. */
export interface Carried {
  readonly newId: number | null;
  readonly remarks: Remarks;
}

/** The carrying of one import. */
export interface Carry {
  readonly ctx: Ctx;
  readonly importId: string;
}

/** Makes the record here, in the transaction. */
export type CarryOne<Kind extends RecordKind> = (
  trx: Trx,
  payload: RecordPayloads[Kind],
  oldId: number,
) => Promise<Carried>;

interface CarryOrder<Kind extends RecordKind> {
  readonly first?: (payload: RecordPayloads[Kind]) => boolean;
  readonly ready?: (payload: RecordPayloads[Kind]) => boolean;
}

/** Few enough that no transaction holds others up, many enough that commits cost little. */
const PER_TRANSACTION = 200;

/**
 * Carries over the records of a kind that are still to be. What a record becomes and that it did are stored in one
 * transaction, so that repeating this, after a crash or beside another run, makes none twice.
 * @param order `first`: records that others refer to or yield to. `ready`: the others wait for another run.
 */
export async function carryKind<Kind extends RecordKind>(
  { ctx, importId }: Carry,
  kind: Kind,
  carryOne: CarryOne<Kind>,
  { first = () => true, ready = () => true }: CarryOrder<Kind> = {},
): Promise<void> {
  const records = await selectImportRecords(ctx.database.db, ctx, importId, kind);
  const open = records.filter(({ state, payload }) => OPEN_STATES.some(one => one === state) && ready(payload));
  const sorted = [...open.filter(one => first(one.payload)), ...open.filter(one => !first(one.payload))];
  for (let from = 0; from < sorted.length; from += PER_TRANSACTION) {
    requireNotStopping(ctx);
    const chunk = sorted.slice(from, from + PER_TRANSACTION);
    await audited(ctx, async trx => {
      const mine = await claimOpenRecords(
        trx,
        importId,
        kind,
        chunk.map(({ oldId }) => oldId),
      );
      const done = [];
      for (const { oldId, payload } of chunk.filter(one => mine.has(one.oldId))) {
        const { newId, remarks } = await carryOne(trx, payload, oldId);
        const state = newId === null ? ('skipped' as const) : ('carried' as const);
        const said = { reason: String(remarks) || null, remarks_json: remarks.json };
        done.push({ kind, old_id: oldId, state, ...said, new_id: newId });
      }
      await updateRecordRows(trx, ctx, importId, done);
      const carried = done.filter(({ state }) => state === 'carried').length;
      const detail = { kind, carried, left_out: done.length - carried };
      const audit = done.length === 0 ? [] : [{ action: 'import.carried', subject: `import:${importId}`, detail }];
      return { result: undefined, audit };
    });
  }
}
