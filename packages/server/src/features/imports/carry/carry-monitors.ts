import { claimOwnSettings, storeOwnSettings } from '../../monitors/index.ts';
import { Remarks } from '../remarks/remarks.ts';
import { reopenMonitors } from '../store/import-records.store.ts';
import { type AdoptedSite, selectAdoptedSites } from './carried-sites.store.ts';
import { type Carry, carryKind } from './carry-kind.ts';
import { carriedMonitor, settingsToAdd } from './monitor-settings.ts';

/** Uptime settings of adopted sites; those of others wait until they are adopted, too, or again. */
export async function carryMonitors(carry: Carry): Promise<void> {
  const { ctx, importId } = carry;
  await ctx.database.write(trx => reopenMonitors(trx, importId));
  const sites = await selectAdoptedSites(ctx.database.db, importId);
  await carryKind(
    carry,
    'monitor',
    async (trx, old) => {
      const { site_id: siteId, linked } = sites.get(old.siteId) as AdoptedSite;
      if (old.path !== '') {
        return { newId: null, remarks: Remarks.of('path_not_checked', { given: old.path }) };
      }
      const { settings, remarks } = carriedMonitor(old);
      const here = { own: await claimOwnSettings(trx, siteId), wasHere: linked === 1 };
      const added = settingsToAdd(settings, here, remarks);
      let stored = await storeOwnSettings(trx, ctx, siteId, added);
      if ('problem' in stored && stored.problem.code === 'text_without_page') {
        // One of them does not go with what was kept of the other.
        const { method, keyword, ...rest } = added;
        remarks.add('monitor_kept');
        stored = await storeOwnSettings(trx, ctx, siteId, rest);
      }
      if ('problem' in stored) return { newId: null, remarks: Remarks.of(stored.problem.code, stored.problem.data) };
      return { newId: siteId, remarks };
    },
    { ready: old => sites.has(old.siteId) },
  );
}
