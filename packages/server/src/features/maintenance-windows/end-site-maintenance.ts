import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { maintenanceUntil, openAt } from './in-maintenance.ts';
import { selectWindowsForSiteAlone } from './maintenance-targets.store.ts';
import { updateMaintenanceRow } from './maintenance-window.store.ts';
import { siteMaintenanceSchema } from './site-maintenance.schemas.ts';

export const endSiteMaintenance = ability({
  name: 'end-site-maintenance-v1',
  summary:
    'End the maintenance of a site now: windows that take place once and are for this site alone close. Windows for several sites, and weekly ones, stay open; the answer tells.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: siteMaintenanceSchema,
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const now = ctx.clock.now();
  return audited(ctx, async trx => {
    const once = (await openAt(trx, now)).filter(row => row.repeats === 'once' && row.all_sites === 0);
    const ended = await selectWindowsForSiteAlone(
      trx,
      once.map(({ id }) => id),
      site.id,
    );
    for (const id of ended) await updateMaintenanceRow(trx, id, { closes_at: now });
    const until = await maintenanceUntil(trx, site.id, now);
    const result = {
      site_id: site.id,
      site_url: site.url,
      in_maintenance: until !== undefined,
      until: until === undefined ? null : isoInstant(until),
    };
    const audit = ended.length === 0 ? [] : [{ action: 'site.maintenance_ended', subject: `site:${site.id}` }];
    return { result, audit };
  });
});
