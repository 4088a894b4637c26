import { audited } from '../../../kernel/audit/audited.ts';
import { importMainwpKey, selectMainwpKeyIds, whyUnusable } from '../../keys/index.ts';
import type { OldApiKey } from '../mainwp/old-dashboard.ts';
import { Remarks } from '../remarks/remarks.ts';
import { selectUnreadableRecords, updateRecordRows } from '../store/import-records.store.ts';
import { claimOpenRecords } from './carry.store.ts';
import { type Carry, carryKind } from './carry-kind.ts';

export const MAINWP_PERMISSIONS = { read: ['read'], write: ['write'], read_write: ['read', 'write'] } as const;
const LONGEST_NAME = 200;

/** API keys, which go on working: see docs/decisions/0050. */
export async function carryKeys(carry: Carry): Promise<void> {
  const now = carry.ctx.clock.now();
  await carryKind(carry, 'api_key', async (trx, key) => {
    const why = whyUnusable(key);
    if (why !== undefined) {
      return { newId: null, remarks: Remarks.of(why) };
    }
    const remarks = new Remarks();
    const made = await importMainwpKey(
      trx,
      { ...named(key, remarks), permissions: MAINWP_PERMISSIONS[key.permissions] },
      now,
    );
    if (made !== undefined) return { newId: made, remarks };
    remarks.add('key_here');
    return { newId: (await selectMainwpKeyIds(trx, [key.keyHash])).get(key.keyHash) ?? null, remarks };
  });
  await noteLost(carry);
}

/** Says of keys that cannot be read how to get them. They are tried again: another process may have the master key. */
async function noteLost({ ctx, importId }: Carry): Promise<void> {
  const kind = 'api_key';
  const lost = await selectUnreadableRecords(ctx.database.db, ctx, importId, kind);
  if (lost.length === 0) return;
  const remarks = Remarks.of('key_lost');
  const said = { kind, state: 'failed', reason: String(remarks), remarks_json: remarks.json, new_id: null } as const;
  await audited(ctx, async trx => {
    const mine = [...(await claimOpenRecords(trx, importId, kind, lost))];
    await updateRecordRows(
      trx,
      ctx,
      importId,
      mine.map(old_id => ({ old_id, ...said })),
    );
    const detail = { kind, carried: 0, left_out: mine.length };
    const audit = mine.length === 0 ? [] : [{ action: 'import.carried', subject: `import:${importId}`, detail }];
    return { result: undefined, audit };
  });
}

function named(key: OldApiKey, remarks: Remarks) {
  const { enabled, keyHash, secret, truncated } = key;
  const name = remarks.text(key.description, LONGEST_NAME, 'description') || `From MainWP …${truncated}`;
  return { name, enabled, keyHash, secret, truncated };
}
