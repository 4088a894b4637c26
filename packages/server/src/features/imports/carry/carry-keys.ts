import { importMainwpKey, selectMainwpKeyIds, whyUnusable } from '../../keys/index.ts';
import type { OldApiKey } from '../mainwp/old-dashboard.ts';
import { type Carry, carryKind } from './carry-kind.ts';
import { Remarks } from './remarks.ts';

export const MAINWP_PERMISSIONS = { read: ['read'], write: ['write'], read_write: ['read', 'write'] } as const;
const LONGEST_NAME = 200;

/** API keys, which go on working: see docs/decisions/0050. */
export function carryKeys(carry: Carry): Promise<void> {
  const now = carry.ctx.clock.now();
  return carryKind(carry, 'api_key', async (trx, key) => {
    const why = whyUnusable(key);
    if (why !== undefined) {
      return { newId: null, remarks: `It cannot go on working: ${why}. Add an API key for its program.` };
    }
    const remarks = new Remarks();
    const made = await importMainwpKey(
      trx,
      { ...named(key, remarks), permissions: MAINWP_PERMISSIONS[key.permissions] },
      now,
    );
    if (made !== undefined) return { newId: made, remarks };
    remarks.add('It was here already.');
    return { newId: (await selectMainwpKeyIds(trx, [key.keyHash])).get(key.keyHash) ?? null, remarks };
  });
}

function named(key: OldApiKey, remarks: Remarks) {
  const { enabled, keyHash, secret, truncated } = key;
  const name = remarks.text(key.description, LONGEST_NAME, 'Its description') || `From MainWP …${truncated}`;
  return { name, enabled, keyHash, secret, truncated };
}
