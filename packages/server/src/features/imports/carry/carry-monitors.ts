import { storeOwnSettings } from '../../monitors/index.ts';
import { selectAdoptedSites } from './carried-sites.store.ts';
import { type Carry, carryKind } from './carry-kind.ts';
import { carriedMonitor } from './monitor-settings.ts';
import { Remarks } from './remarks.ts';

/** Uptime settings of adopted sites; those of others wait until they are adopted, too. */
export async function carryMonitors(carry: Carry): Promise<void> {
  const { ctx, importId } = carry;
  const sites = await selectAdoptedSites(ctx.database.db, importId);
  await carryKind(
    carry,
    'monitor',
    async (trx, old) => {
      const siteId = sites.get(old.siteId) as number;
      if (old.path !== '') {
        return { newId: null, remarks: `A site is checked at its own address; ${old.path} is not checked.` };
      }
      const { settings, remarks: said } = carriedMonitor(old);
      const stored = await storeOwnSettings(trx, ctx, siteId, settings);
      if ('problem' in stored) return { newId: null, remarks: stored.problem };
      const remarks = new Remarks();
      for (const sentence of said) remarks.add(sentence);
      return { newId: siteId, remarks };
    },
    { ready: old => sites.has(old.siteId) },
  );
}
