import { importMainwpKey, selectMainwpKeyIds, whyUnusable } from '../../keys/index.ts';
import type { OldApiKey } from '../mainwp/old-dashboard.ts';
import { Remarks } from '../remarks/remarks.ts';
import { type Carry, carryKind } from './carry-kind.ts';

export const MAINWP_PERMISSIONS = { read: ['read'], write: ['write'], read_write: ['read', 'write'] } as const;
const LONGEST_NAME = 200;

/** API keys, which go on working: see docs/decisions/0050. */
export function carryKeys(carry: Carry): Promise<void> {
  const now = carry.ctx.clock.now();
  return carryKind(carry, 'api_key', async (trx, key) => {
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
}

function named(key: OldApiKey, remarks: Remarks) {
  const { enabled, keyHash, secret, truncated } = key;
  const name = remarks.text(key.description, LONGEST_NAME, 'description') || `From MainWP …${truncated}`;
  return { name, enabled, keyHash, secret, truncated };
}
