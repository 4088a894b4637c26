import { insertProposedWindow, isTimeZone } from '../../update-windows/index.ts';
import { Remarks } from '../remarks/remarks.ts';
import { type Carry, carryKind } from './carry-kind.ts';
import { proposedWindow } from './proposed-window.ts';

const NAME = 'Automatic updates of MainWP';

/** What was updated automatically, as an update window that somebody must enable. */
export function carryTrusted(carry: Carry): Promise<void> {
  const now = carry.ctx.clock.now();
  return carryKind(carry, 'trusted', async (trx, trusted) => {
    const remarks = new Remarks();
    const window = proposedWindow(trusted, isTimeZone, remarks);
    if (!window) return { newId: null, remarks: Remarks.of('nothing_automatic') };
    return { newId: await insertProposedWindow(trx, { name: NAME, ...window }, now), remarks };
  });
}
